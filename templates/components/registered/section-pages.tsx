import type { ReactElement } from 'react';
import type { NavigationFact, StaticPageFacts } from '../../../src/model/part-props.ts';
import { BadgeMark } from '../../layout/badge-mark.tsx';
import { OwnStyle } from '../../pages/own-style.tsx';
import { colour, media, radius, size } from '../../tokens.ts';

interface SectionPagesProps {
  /** Title of a group or subheading of the side navigation; by default the innermost one with the page. */
  readonly section?: string;
  readonly page: StaticPageFacts;
}

/** The other pages of a section as cards, under the subheadings of the side navigation. */
export default function SectionPages({ section, page }: SectionPagesProps): ReactElement {
  const items = sectionOf(section, page).items;
  const pages = items.filter((item) => item.kind === 'page');
  const subsections = items.filter((item) => item.kind !== 'page');
  return (
    <div className="section-pages">
      <OwnStyle rules={rules} place="sheet" />
      <Cards items={pages} page={page} />
      {subsections.map((subsection) => (
        <section key={subsection.id} aria-labelledby={`section-${subsection.id}`}>
          <h3 id={`section-${subsection.id}`}>
            <bdi>{subsection.title}</bdi>
          </h3>
          <Cards items={pagesBelow(subsection)} page={page} />
        </section>
      ))}
    </div>
  );
}

interface CardsProps {
  readonly items: readonly NavigationFact[];
  readonly page: StaticPageFacts;
}

function Cards({ items, page }: CardsProps): ReactElement | null {
  const shown = items.filter((item) => item.href !== undefined && item.href !== page.href);
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((item) => (
        <li key={item.id}>
          <a href={item.href} rel={item.outward ? 'noopener' : undefined}>
            <strong>
              <bdi>{item.title}</bdi>
            </strong>
            {item.badges.map((badge) => (
              <BadgeMark key={badge} badge={badge} />
            ))}
          </a>
          {item.description !== undefined && (
            <p>
              <bdi>{item.description}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function sectionOf(title: string | undefined, { navigation, href }: StaticPageFacts): NavigationFact {
  const sections = navigation.flatMap(sectionsFrom);
  const found =
    title === undefined
      ? sections.findLast(({ items }) => items.some((item) => item.kind === 'page' && item.href === href))
      : sections.find((section) => section.title.toLowerCase() === title.toLowerCase());
  if (found) return found;
  const known = sections.map((section) => section.title).join(', ');
  throw new Error(
    title === undefined
      ? 'the page is in no section of the side navigation; name one: "section": "Components".'
      : `the side navigation has no section "${title}"; its sections are ${known || 'none'}.`,
  );
}

function sectionsFrom(item: NavigationFact): NavigationFact[] {
  return item.kind === 'page' ? [] : [item, ...item.items.flatMap(sectionsFrom)];
}

function pagesBelow(item: NavigationFact): NavigationFact[] {
  return item.kind === 'page' ? [item] : item.items.flatMap(pagesBelow);
}

const rules = `
.section-pages { margin-block: 8px 24px; }
.section-pages h3 { font-size: 14px; line-height: 20px; letter-spacing: 0; color: ${colour.soft}; margin: 24px 0 8px; }
.section-pages ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.section-pages li { position: relative; margin: 0; padding: 16px; border: 1px solid ${colour.rule}; border-radius: ${radius.surface}; background: ${colour.raised}; transition: border-color ${size.quick}, box-shadow ${size.quick}; }
.section-pages li:hover { border-color: ${colour.accent}; box-shadow: 0 0 0 3px ${colour.tint}; }
.section-pages a { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; text-decoration: none; }
/* The whole card is clickable, but the text of the link is its title only. */
.section-pages a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.section-pages a:focus-visible { outline: none; }
.section-pages li:has(a:focus-visible) { outline: 2px solid ${colour.accent}; outline-offset: 2px; }
.section-pages strong { font-weight: 600; color: ${colour.text}; }
.section-pages p { margin: 4px 0 0; font-size: 14px; line-height: 22px; color: ${colour.soft}; }
${media.sm} { .section-pages ul { grid-template-columns: 1fr 1fr; } }
`;
