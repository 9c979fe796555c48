import {
  mayHaveAddress,
  pagesShownAt,
  possibleAddresses,
  relatedAddresses,
} from '../assemble/routes/find-pages.ts';
import { kebabCases } from '../lib/kebab-case.ts';
import { pageFiles, toSitePath } from '../lib/path.ts';
import { readSiteContext } from '../load/site-context.ts';
import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { LinkTarget, Page, Site } from '../model/site.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { ListedSource } from '../read/read-sources.ts';
import { createSources, type Sources, withWritten } from '../read/sources.ts';
import { createPageGuesses, type GuessOptions } from './page-guesses.ts';

/** A site of which one page is fully known. */
export interface FirstSite {
  readonly site: Site;
  /** The sources that were read, few pages among them. */
  readonly sources: Sources;
  /**
   * Sources of fully known pages. The path of any other page may be a guess, and its links may be missing.
   */
  readonly known: ReadonlySet<SourcePath>;
}

/** What loading the first page needs. */
export interface FirstPageOptions extends Omit<GuessOptions, 'includable'> {
  readonly documents: DocumentReader;
}

/**
 * Loads a site without parsing any page but the one at a path. It adds only pages that this one links to or
 * depends on, if it can, so that the size of the site hardly matters. Undefined if the page depends on the
 * content of all others.
 */
export async function loadFirstPage(
  asked: SitePath,
  listed: readonly ListedSource[],
  config: Config,
  options: FirstPageOptions,
): Promise<FirstSite | undefined> {
  const pages = listed.filter(({ kind }) => kind === 'page');
  const { isNew, read, documents } = options;
  const others = createSources(await read(listed.filter(({ kind }) => kind !== 'page')));
  const get = async (path: SourcePath) => {
    const page = others.has(path) ? undefined : pages.find((one) => one.path === path);
    return page ? (await read([page]))[0] : others.get(path);
  };
  const guesses = createPageGuesses(config, { ...options, includable: { get, paths: others.paths } });
  const { assemble, written } = await readSiteContext(others, config, documents);
  // They depend on no page, and navigations may list them.
  const own = (await options.pages.parse(written, { get, paths: others.paths })).pages;
  const assembleGuesses = () =>
    assemble([...guesses.documents(), ...own.map(({ value }) => value)], 'partial');
  await guesses.add(pagesAt([asked, ...relatedAddresses(asked, config)], pages, config));
  // A page whose path comes from its front matter is found if the cache has it.
  if (!(await guesses.parse(asked)) && !isNew) await guesses.add(pages);
  await guesses.add(pagesNeeded(assembleGuesses(), asked, pages));
  const site = assembleGuesses();
  const parsed = guesses.parsed();
  const there = pagesShownAt(asked, site.pages, config);
  const needsAll = hasAutoNavigation(config) || there.some(({ reference }) => reference !== undefined);
  if (parsed.size < pages.length && needsAll) return undefined;
  const isKnown = (source: SourcePath) =>
    parsed.has(source) || others.has(source) || site.written.has(source);
  const needed = there.flatMap(({ document, translationOf = document.source }) => [
    document.source,
    translationOf,
  ]);
  return {
    site,
    sources: withWritten(createSources([...others.all(), ...guesses.sources()]), written),
    known: new Set(needed.filter(isKnown)),
  };
}

/**
 * The pages that the page at a path links to and the site lacks. A page with components needs all pages,
 * since components receive their facts.
 */
function pagesNeeded(site: Site, asked: SitePath, pages: readonly ListedSource[]): readonly ListedSource[] {
  const { config } = site;
  const there = pagesShownAt(asked, site.pages, config);
  if (there.some(({ components }) => components.some((name) => name !== null))) return pages;
  // A reference lists the pages and demos that use what it describes.
  if (there.some(({ reference }) => reference !== undefined)) return pages;
  // The order of a generated navigation depends on every page.
  if (hasAutoNavigation(config)) return pages;
  const addresses = there.flatMap(({ links }) => links).flatMap((target) => missingAt(target, config));
  return [...pagesAt(addresses, pages, config), ...referencePages(there, pages)];
}

function hasAutoNavigation({ products }: Config): boolean {
  return products.some(({ autoNavigation }) => autoNavigation);
}

/** The pages that may document the components and hooks of these pages, by the names of their files. */
function referencePages(there: readonly Page[], pages: readonly ListedSource[]): readonly ListedSource[] {
  const documented = there.flatMap(({ document: { frontMatter } }) => [
    ...frontMatter.components,
    ...frontMatter.hooks,
  ]);
  const names = new Set(documented.flatMap(kebabCases));
  if (names.size === 0) return [];
  return pages.filter(({ path }) => names.has(lastName(path)));
}

/** `ui/api/button.md` and `ui/api/button/index.mdx` → `button` */
function lastName(path: SourcePath): string {
  return path.replace(/(?:\/(?:index|README))?\.mdx?$/, '').replace(/^.*\//, '');
}

/**
 * Paths of a page that a link leads to and the site lacks. A path like that of a file may be a page:
 * `/x/notes.next/`.
 */
function missingAt(target: LinkTarget, config: Config): readonly SitePath[] {
  const addressesOf = (source: SourcePath) =>
    [source, ...pageFiles(source)].flatMap((file) => possibleAddresses(file, config));
  switch (target.kind) {
    case 'unknown-file':
      return addressesOf(target.source);
    case 'page':
      return target.insteadOf === undefined ? [] : addressesOf(target.insteadOf);
    case 'unknown-page':
    case 'public':
      return [toSitePath(target.path)];
    default:
      return [];
  }
}

/** The pages at these paths in any language, according to the names of their files. */
function pagesAt(
  addresses: readonly SitePath[],
  pages: readonly ListedSource[],
  config: Config,
): ListedSource[] {
  const fits = mayHaveAddress(addresses, config);
  return pages.filter(({ path }) => fits(path));
}
