import { escapeMarkdown } from '../lib/escape-markdown.ts';
import type { JsonObject } from '../model/json.ts';
import type { NavigationFact, PageFacts, StaticPageFacts } from '../model/part-props.ts';
import type { Page } from '../model/site.ts';
import { pageFacts, staticFacts } from './props/page-facts.ts';
import { localeVersionOf, type SiteIndex } from './props/site-index.ts';
import { absolute } from './shell-markdown.ts';

/**
 * Returns each built-in component of a page as Markdown, by its position among the parts of the page;
 * undefined for other parts, since nobody knows what a component of the site shows.
 */
export function componentTexts(page: Page, index: SiteIndex): (string | undefined)[] {
  const { document, components } = page;
  return document.parts.map(({ options }, position) => {
    const name = components[position];
    if (typeof name !== 'string' || index.site.components.get(name)?.kind !== 'built-in') return undefined;
    const context = { locale: localeVersionOf(index, page.language) };
    const facts = { ...pageFacts(page, index, context), ...staticFacts(page, index, context) };
    const link: Link = (title, href) =>
      `[${escapeMarkdown(title)}](${absolute(href, index.site.config.url ?? '')})`;
    return name === 'product-versions'
      ? versionList(options, facts, link)
      : sectionList(options, facts, link);
  });
}

type Link = (title: string, href: string) => string;

type Facts = PageFacts & StaticPageFacts;

/** A product in each line: its versions, the current one in bold. Named products are in their own order. */
function versionList({ products }: JsonObject, facts: Facts, link: Link): string {
  const shown = Array.isArray(products)
    ? products.flatMap((id) => facts.products.find((product) => product.id === id) ?? [])
    : facts.products.filter(({ versions }) => versions.length > 0);
  return shown
    .map(({ name, href, versions }) => {
      const texts = versions
        .filter((version) => version.current || version.href !== facts.href)
        .map((version) =>
          version.current ? `**${escapeMarkdown(version.text)}**` : link(version.text, version.href),
        );
      return `- ${link(name, href)}${texts.length === 0 ? '' : `: ${texts.join(', ')}`}`;
    })
    .join('\n');
}

/** The other pages of a section of the navigation: of the named one, or the innermost one with the page. */
function sectionList({ section }: JsonObject, facts: Facts, link: Link): string {
  const sections = facts.navigation.flatMap(sectionsFrom);
  const title = typeof section === 'string' ? section.toLowerCase() : undefined;
  const found =
    title === undefined
      ? sections.findLast(({ items }) =>
          items.some(({ kind, href }) => kind === 'page' && href === facts.href),
        )
      : sections.find((one) => one.title.toLowerCase() === title);
  return found ? lines(found.items, 0, { facts, link }).join('\n') : '';
}

function sectionsFrom(item: NavigationFact): NavigationFact[] {
  return item.kind === 'page' ? [] : [item, ...item.items.flatMap(sectionsFrom)];
}

function lines(
  items: readonly NavigationFact[],
  depth: number,
  { facts, link }: { readonly facts: Facts; readonly link: Link },
): string[] {
  const start = `${'  '.repeat(depth)}- `;
  return items.flatMap(({ kind, title, href, description, items: below }) => {
    if (kind !== 'page') return [start + escapeMarkdown(title), ...lines(below, depth + 1, { facts, link })];
    if (href === undefined || href === facts.href) return [];
    const end = description === undefined ? '' : `: ${escapeMarkdown(description)}`;
    return [start + link(title, href) + end];
  });
}
