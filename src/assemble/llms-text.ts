import { escapeMarkdown } from '../lib/escape-markdown.ts';
import { withBase } from '../lib/path.ts';
import { outputNames } from '../model/output.ts';
import { documentedComponents } from './documented-components.ts';
import { pageSummary } from './props/page-summary.ts';
import { localeVersionOf, type SiteIndex } from './props/site-index.ts';
import { inLanguage } from './props/site-props.ts';
import { markdownPath } from './routes/markdown-path.ts';
import { type GroupPage, groupFile, type PageGroup } from './routes/page-groups.ts';
import { absolute } from './shell-markdown.ts';

/** Programs cut longer texts off, so a longer index says less. */
const longestIndex = 50_000;

/** Pages in a part of an index: their titles and addresses surely fit. */
export const pagesPerIndex = 300;

/** An index for language models: a group, or a part of its pages, and what belongs to it. */
export interface GroupIndex {
  readonly group: PageGroup;
  /** All groups of the language, for the index of the site. */
  readonly groups: readonly PageGroup[];
  /** The languages that have pages. */
  readonly languages: readonly string[];
  /** Paths of the parts of the index, if there are several. */
  readonly indexes: readonly string[];
  /** Paths of the parts of its full text. */
  readonly texts: readonly string[];
}

/** How much of the pages an index says. */
type Detail = 'descriptions' | 'titles' | 'products';

/** Returns the index of a group, in the form of https://llmstxt.org: name, description, lists of links. */
export function llmsText(given: GroupIndex, index: SiteIndex): string {
  const { group } = given;
  const { site, words } = localeVersionOf(index, group.language);
  const { name, description } = site.products.find(({ id }) => id === group.product) ?? site;
  const start = [
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(description || name)}`,
    words.machines.copies,
  ];
  const end = optionalLinks(given, index);
  const textWith = (detail: Detail) => {
    const own = pageSections(group, index, detail);
    const others = group.product === undefined ? productSections(given, index, detail) : [];
    return `${[...start, ...own, ...others, ...end].join('\n\n')}\n`;
  };
  const full = textWith('descriptions');
  if (full.length <= longestIndex) return full;
  const short = textWith('titles');
  return short.length <= longestIndex ? short : textWith('products');
}

/** A link to the index of each product, with its pages if there is space. */
function productSections({ group, groups }: GroupIndex, index: SiteIndex, detail: Detail): string[] {
  const { site, words } = localeVersionOf(index, group.language);
  const sections = groups.flatMap((other) => {
    const product = site.products.find(({ id }) => id === other.product);
    if (!product) return [];
    const path = groupFile(outputNames.llms, other, index.site.config);
    const first = linkLine(product.name, path, { index, description: product.description });
    const pages = detail === 'products' ? [] : other.pages.map((page) => pageLine(page, index, detail));
    return [{ name: product.name, lines: [first, ...pages] }];
  });
  if (detail !== 'products')
    return sections.map(({ name, lines }) => `## ${escapeMarkdown(name)}\n\n${lines.join('\n')}`);
  return [`## ${words.products}\n\n${sections.flatMap(({ lines }) => lines).join('\n')}`];
}

/** The pages of a group under the titles of their sections. */
function pageSections(group: PageGroup, index: SiteIndex, detail: Detail): string[] {
  const { words } = localeVersionOf(index, group.language);
  const sections = new Map<string, string[]>();
  for (const page of group.pages) {
    const title = page.section ?? productTitle(page, index, group) ?? words.search.pages;
    const lines = sections.get(title) ?? [];
    sections.set(title, lines);
    lines.push(pageLine(page, index, detail));
  }
  return [...sections].map(([title, lines]) => `## ${escapeMarkdown(title)}\n\n${lines.join('\n')}`);
}

/** Returns the name of a product whose pages are among those of the site. */
function productTitle({ route }: GroupPage, index: SiteIndex, group: PageGroup): string | undefined {
  const id = route.kind === 'doc' ? route.page.product : undefined;
  if (group.product !== undefined || id === undefined) return undefined;
  const { products } = localeVersionOf(index, group.language).site;
  return products.find((one) => one.id === id)?.name;
}

/** The full text, and the indexes of the other languages: what a short context can do without. */
function optionalLinks({ group, indexes, texts, languages }: GroupIndex, index: SiteIndex): string[] {
  const { config } = index.site;
  const { words } = localeVersionOf(index, group.language);
  const numbered = (name: string, paths: readonly string[]) =>
    paths.map((path, part) => linkLine(paths.length === 1 ? name : `${name} ${part + 1}`, path, { index }));
  const others =
    group.product === undefined ? languages.filter((language) => language !== group.language) : [];
  const translations = others.map((language) => {
    const name = config.languageFacts[language]?.name ?? language;
    return linkLine(name, inLanguage(outputNames.llms, language, config), { index });
  });
  const isMain = group.product === undefined && group.language === config.languages[0];
  const components =
    isMain && documentedComponents(index.site).length > 0
      ? [linkLine(words.machines.components, outputNames.components, { index })]
      : [];
  const lines = [
    ...numbered(words.search.pages, indexes),
    ...components,
    ...numbered(words.machines.fullText, texts),
    ...translations,
  ];
  // The format fixes this word.
  return lines.length === 0 ? [] : [`## Optional\n\n${lines.join('\n')}`];
}

function pageLine({ route }: GroupPage, index: SiteIndex, detail: Detail): string {
  const { title, description } = pageSummary(route, index);
  const shown = detail === 'descriptions' ? description : undefined;
  return linkLine(title, markdownPath(route) ?? '', { index, description: shown });
}

function linkLine(
  title: string,
  path: string,
  { index, description }: { readonly index: SiteIndex; readonly description?: string | undefined },
): string {
  const { url = '', base } = index.site.config;
  const end = description === undefined || description === '' ? '' : `: ${escapeMarkdown(description)}`;
  return `- [${escapeMarkdown(title)}](${encodeURI(absolute(withBase(base, path), url))})${end}`;
}
