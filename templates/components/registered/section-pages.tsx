import type { ReactElement } from 'react';
import type { NavigationFact, StaticPageFacts } from '../../../src/model/part-props.ts';
import { BadgeMark } from '../../layout/badge-mark.tsx';
import { OwnStyle } from '../../pages/own-style.tsx';
import { ink, media, size } from '../../tokens.ts';

interface SectionPagesProps {
  /** Title of a group or subheading of the side navigation; absent, the group that the page stands in. */
  readonly section?: string;
  readonly page: StaticPageFacts;
}

/** The pages of a section as cards, under the subheadings of the side navigation; the page itself is left out. */
export default function SectionPages({ section, page }: SectionPagesProps): ReactElement {
  const items = sectionOf(section, page).items;
  const loose = items.filter((item) => item.kind === 'page');
  const parts = items.filter((item) => item.kind !== 'page');
  return (
    <div className="section-pages">
      <OwnStyle rules={rules} />
      <Cards items={loose} page={page} />
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={`section-${part.id}`}>
          <h3 id={`section-${part.id}`}>
            <bdi>{part.title}</bdi>
          </h3>
          <Cards items={pagesBelow(part)} page={page} />
        </section>
      ))}
    </div>
  );
}

function Cards({
  items,
  page,
}: {
  readonly items: readonly NavigationFact[];
  readonly page: StaticPageFacts;
}): ReactElement | null {
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

/** The section of a title, or the innermost that holds the page. */
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
      ? 'the page stands in no section of the side navigation; name one: "section": "Components".'
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
.section-pages h3 { font-size: 14px; line-height: 20px; letter-spacing: 0; color: ${ink.soft}; margin: 24px 0 8px; }
.section-pages ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.section-pages li { position: relative; margin: 0; padding: 16px; border: 1px solid ${ink.rule}; border-radius: ${size.surface}px; background: ${ink.raised}; transition: border-color ${size.quick}, box-shadow ${size.quick}; }
.section-pages li:hover { border-color: ${ink.accent}; box-shadow: 0 0 0 3px ${ink.tint}; }
.section-pages a { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; text-decoration: none; }
/* The whole card is the link, and a screen reader hears its title alone. */
.section-pages a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.section-pages a:focus-visible { outline: none; }
.section-pages li:has(a:focus-visible) { outline: 2px solid ${ink.accent}; outline-offset: 2px; }
.section-pages strong { font-weight: 600; color: ${ink.text}; }
.section-pages p { margin: 4px 0 0; font-size: 14px; line-height: 22px; color: ${ink.soft}; }
${media.sm} { .section-pages ul { grid-template-columns: 1fr 1fr; } }
`;
