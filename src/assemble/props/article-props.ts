import { escapeHtml } from '../../lib/html.ts';
import { islandMoment } from '../../lib/island-moment.ts';
import { withBase } from '../../lib/path.ts';
import { planIcon } from '../../lib/plan-icon.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { FrontMatter, Heading, PageDocument, PagePart } from '../../model/document.ts';
import type { LinkProps } from '../../model/link-props.ts';
import type { ArticleProps, ResolvedLink, TocItem } from '../../model/page-props.ts';
import type { ComponentMode, PartProps } from '../../model/part-props.ts';
import type { Version } from '../../model/product-config.ts';
import type { LinkTarget, Page, Site } from '../../model/site.ts';
import type { Words } from '../../model/words.ts';
import { apiReference } from '../api/api-reference.ts';
import { type ReferenceOutline, withReference } from '../api/lazy-reference.ts';
import { editLink } from '../links/edit-link.ts';
import { atVersion, resolveLink } from '../links/resolve-link.ts';
import { componentEntryId } from '../plan-entries.ts';
import { markdownCopyPath } from '../routes/markdown-path.ts';
import { apiSection } from './api-section.ts';
import { demoProps, importedStyles } from './demo-props.ts';
import type { LocaleVersion } from './locale-version.ts';
import { type ArticleContext, pageFacts, staticFacts } from './page-facts.ts';
import { pageSummary } from './page-summary.ts';
import { partIds } from './part-ids.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';
import { translatedIds } from './translated-ids.ts';

/** Returns the props of the article of a page. */
export function articleProps(page: Page, index: SiteIndex, context: ArticleContext): ArticleProps {
  const { site } = index;
  const { document, flags, path, language } = page;
  const { frontMatter } = document;
  const words = localeVersionOf(index, page.language).words;
  const reference = apiReference(page, index, context.locale);
  // The outline of a reference is made with it.
  const ids = reference ? [] : headingIds(page, index);
  const api = apiSection(page, { site, address: context.locale.address }, ids);
  const toc = reference || flags.disableToc ? [] : tableOfContents(document.headings, ids);
  // The links of a reference are in its texts.
  const links = reference ? [] : resolvedLinks(page, index, context);
  const { base, ads } = site.config;
  const lastUpdated = index.lastChanges.get(document.source);
  const article: ArticleProps = {
    title: document.mainHeading ?? pageSummary({ kind: 'doc', page, path, language }, index).title,
    ...titleMarks(document, links, words),
    ...(document.description !== undefined && { description: document.description }),
    ...untranslated(page, context.locale, site),
    bodyHash: document.bodyHash,
    links,
    headingIds: ids,
    ...ownHeadingIds(page, index),
    parts: partProps(page, index, context),
    ...(api && { api }),
    tableOfContents: flags.disableToc
      ? []
      : [...toc, ...(api ? [{ id: api.id, text: words.article.api, children: [] }] : [])],
    wide: flags.wideLayout === true,
    ...(isLanding(page, index) && { landing: true as const }),
    ...(lastUpdated !== undefined && { lastUpdated }),
    markdownHref: withBase(base, markdownCopyPath(page.path)),
    ...(ads && !flags.disableAd && { ads: true }),
    ...editLink(page, site),
    resources: resources(frontMatter, site, words),
  };
  return reference ? withReference(article, reference, referenceOutline(page, index)) : article;
}

function referenceOutline(page: Page, index: SiteIndex): ReferenceOutline {
  const ids = () => headingIds(page, index);
  return {
    headingIds: ids,
    ...(!page.flags.disableToc && {
      tableOfContents: () => tableOfContents(page.document.headings, ids()),
    }),
  };
}

function resolvedLinks(page: Page, { site }: SiteIndex, { locale }: ArticleContext): ResolvedLink[] {
  return page.links.map((target) => resolveLink(tagged(target, page, site), site.config, locale.address));
}

/** True for a page without navigation. A translation has the layout of its original. */
export function isLanding(page: Page, { addresses }: SiteIndex): boolean {
  return addresses.original(page).document.frontMatter.landing === true;
}

/** Returns the icons of the plans in the title, each in its link. */
function titleMarks(
  { titlePlans = [] }: PageDocument,
  links: readonly ResolvedLink[],
  words: Words,
): Pick<ArticleProps, 'titleMarks'> {
  if (titlePlans.length === 0) return {};
  const marks = titlePlans.map(({ plan, label, link }) => {
    const icon = planIcon(plan, label ?? words.article[`plan-${plan}`]);
    const resolved = link === undefined ? undefined : links[link];
    if (!resolved) return icon;
    const title = label === undefined ? '' : ` title="${escapeHtml(label)}"`;
    return `<a href="${escapeHtml(resolved.href)}"${title}>${icon}</a>`;
  });
  return { titleMarks: marks.join(' ') };
}

/** Replaces `blob/-/` in a link into the repository by the tag of the product's current version. */
function tagged(target: LinkTarget, page: Page, { config }: Site): LinkTarget {
  if (target.kind !== 'external' || !target.url.includes('/blob/-/')) return target;
  return { kind: 'external', url: atVersion(target.url, config.repository, versionsOf(page, config)) };
}

/** Returns the versions of the product that a page belongs to. */
export function versionsOf({ product }: Page, { products }: Config): readonly Version[] {
  return products.find(({ id }) => id === product)?.versions ?? [];
}

function untranslated(
  { language }: Page,
  locale: LocaleVersion,
  { config }: Site,
): Pick<ArticleProps, 'untranslated'> {
  if (language === locale.language) return {};
  const name = languageName(locale, language);
  return { untranslated: { language, name, direction: config.languageFacts[language]?.direction ?? 'ltr' } };
}

/** Looking up the names of a language takes longer than the rest of an article. */
const languageName = memoize(
  ({ language }: LocaleVersion, named: string): string =>
    new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named,
);

/** Returns the ids of the headings of a page. */
export function headingIds(page: Page, index: SiteIndex): readonly string[] {
  const idsOf = ({ document }: Page) => document.headings.map(({ id }) => id);
  if (page.translationOf === undefined) return idsOf(page);
  return translatedIds(idsOf(page), idsOf(index.addresses.original(page)));
}

/** By the rules of other tools, links to a translated heading name its own words, too. */
function ownHeadingIds(page: Page, index: SiteIndex): Pick<ArticleProps, 'ownHeadingIds'> {
  const { document, translationOf } = page;
  if (index.site.config.markdown.anchors === 'family' || translationOf === undefined) return {};
  const taken = new Set([...headingIds(page, index), ...document.anchors]);
  return { ownHeadingIds: document.headings.map(({ id }) => (taken.has(id) ? null : id)) };
}

/** Nests level-three headings under the level-two headings before them; those before any are at the top. */
function tableOfContents(headings: readonly Heading[], ids: readonly string[]): TocItem[] {
  const items: { id: string; text: string; children: { id: string; text: string }[] }[] = [];
  headings.forEach(({ depth, text, id: own }, position) => {
    const id = ids[position] ?? own;
    const parent = items.at(-1);
    if (depth === 3 && parent) parent.children.push({ id, text });
    else if (depth === 2 || depth === 3) items.push({ id, text, children: [] });
  });
  return items;
}

function partProps(page: Page, index: SiteIndex, context: ArticleContext): PartProps[] {
  const { document, demos, components } = page;
  const ids = partIds(page);
  return document.parts.map((part, position): PartProps => {
    const module = demos[position];
    const id = ids[position];
    if (typeof id !== 'string') return { kind: 'missing', entry: part.name };
    if (typeof module !== 'string') {
      const name = components[position] ?? '';
      const mode = componentMode(name, part, { page, index, context });
      const entry = componentEntryId(name);
      return { kind: 'component', entry, id, options: part.options, mode, ...importedStyles(entry, index) };
    }
    return demoProps(part, module, { page, index, context, id });
  });
}

function componentMode(
  name: string,
  part: PagePart,
  { page, index, context }: { page: Page; index: SiteIndex; context: ArticleContext },
): ComponentMode {
  const facts = pageFacts(page, index, context);
  const own = index.islands.get(name);
  if (own === undefined) return { kind: 'static', page: { ...facts, ...staticFacts(page, index, context) } };
  const moment = islandMoment(part.options.hydrate) ?? own;
  return { kind: 'island', page: facts, moment, serverRendered: part.options.ssr !== false };
}

function resources(frontMatter: FrontMatter, site: Site, words: Words): LinkProps[] {
  const { packageName, githubSource, waiAria, materialDesign } = frontMatter;
  const links: LinkProps[] = [];
  if (packageName !== undefined)
    links.push({ title: packageName, href: `https://www.npmjs.com/package/${packageName}` });
  if (githubSource !== undefined && site.config.repository !== undefined) {
    links.push({ title: words.packageSource, href: `${site.config.repository}/tree/HEAD/${githubSource}` });
  }
  if (waiAria !== undefined) links.push({ title: words.waiAria, href: waiAria });
  if (materialDesign !== undefined) links.push({ title: words.materialDesign, href: materialDesign });
  return links;
}
