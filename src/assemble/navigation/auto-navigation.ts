import { numberedName } from '../../lib/numbered-name.ts';
import { displayPath, isInside, pathIn } from '../../lib/path.ts';
import { titleWords } from '../../lib/title-words.ts';
import type { Config } from '../../model/config.ts';
import type { PageDocument } from '../../model/document.ts';
import type { Badge, NavigationEntry } from '../../model/navigation.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import { unmarkedSource } from '../routes/split-language.ts';

/** A page in a generated navigation. A list, so that an edit elsewhere in the page leaves it the same. */
export type AutoNavigationPage = readonly [
  source: SourcePath,
  path: SitePath,
  title: string | undefined,
  order: number | undefined,
  badge: Badge | undefined,
];

/** Returns a page for `navigation: auto`; undefined for one that is not listed, such as the home page. */
export function listedPage(
  { source, title, frontMatter }: PageDocument,
  path: SitePath,
): AutoNavigationPage | undefined {
  const { navigation: hints = {}, unlisted } = frontMatter;
  if (unlisted || hints.hidden || path === '/') return undefined;
  return [source, path, hints.title ?? title, hints.order, hints.badge];
}

/**
 * Returns the navigation of a product without a navigation file: its folders and pages, by `order`, then by
 * the number at the start of their names, then by title. The page of a folder (`index.md`, `README.md`, or
 * named like it) comes first in it and gives the folder its title; a folder with this page alone is a page.
 * Folders in parentheses are no groups: with Next.js, they are no part of an address.
 */
export function autoNavigation(
  pages: readonly AutoNavigationPage[],
  product: Pick<ProductConfig, 'content' | 'roots'>,
  languages: Config['languages'],
): readonly NavigationEntry[] {
  const root: Folder = { name: '', path: '', pages: [], folders: new Map() };
  for (const [source, path, title, order, badge] of pages) {
    const unmarked = unmarkedSource(source, languages);
    const names = namesBelow(unmarked, product.content).filter((each) => !/^\(.*\)$/.test(each));
    const written = (names.at(-1) ?? '').replace(/\.mdx?$/, '');
    // Where `(docs)/button/page.mdx` of Next.js, or `button/en.mdx`, has the address `/button/`.
    const isIndex = (written === 'page' || written === languages[0]) && !path.endsWith(`/${written}`);
    const name = isIndex ? 'index' : written;
    const numbered = numberedName(name);
    names
      .slice(0, -1)
      .reduce(childOf, root)
      .pages.push({
        source,
        path,
        name,
        title: title ?? titleWords(numbered.name),
        order: order ?? numbered.position,
        badges: badge === undefined ? [] : [badge],
      });
  }
  const context: Context = { root: product.roots[0] ?? '/', taken: new Set(pages.map(([, path]) => path)) };
  return entriesOf(root, context);
}

interface NamedPage {
  readonly source: SourcePath;
  readonly path: SitePath;
  /** Name of the file without extension. */
  readonly name: string;
  readonly title: string;
  readonly order: number | undefined;
  readonly badges: readonly Badge[];
}

interface Folder {
  readonly name: string;
  /** Below the folder of the product. */
  readonly path: string;
  readonly pages: NamedPage[];
  readonly folders: Map<string, Folder>;
}

/**
 * The names of the folders of a source and of its file; a page outside the product's folder has no folder.
 */
function namesBelow(source: SourcePath, content: SourcePath | undefined): string[] {
  if (content !== undefined && isInside(content, source)) return pathIn(content, source).split('/');
  return source.split('/').slice(-1);
}

function childOf(parent: Folder, name: string): Folder {
  const known = parent.folders.get(name);
  if (known) return known;
  const child: Folder = { name, path: `${parent.path}${name}/`, pages: [], folders: new Map() };
  parent.folders.set(name, child);
  return child;
}

interface Context {
  readonly root: string;
  /** Addresses that groups cannot have. */
  readonly taken: Set<string>;
}

/** An entry, and what orders it among its neighbours. */
interface Ordered {
  readonly order: number;
  readonly entry: NavigationEntry;
}

function entriesOf(folder: Folder, context: Context): NavigationEntry[] {
  const index = indexOf(folder);
  const inside = [
    ...folder.pages.filter((page) => page !== index).map(orderedPage),
    ...[...folder.folders.values()].flatMap((child) => orderedFolder(child, context)),
  ];
  const sorted = inside.sort(byOrderThenTitle).map(({ entry }) => entry);
  return index ? [pageEntry(index), ...sorted] : sorted;
}

/** The page of a folder. */
function indexOf({ name, pages }: Folder): NamedPage | undefined {
  const bare = numberedName(name).name;
  return ['index', name, bare, 'README', 'readme']
    .map((wanted) => pages.find((page) => page.name === wanted && wanted !== ''))
    .find((page) => page !== undefined);
}

function orderedPage(page: NamedPage): Ordered {
  return { order: page.order ?? last, entry: pageEntry(page) };
}

function orderedFolder(folder: Folder, context: Context): Ordered[] {
  const [first, ...others] = entriesOf(folder, context);
  if (first === undefined) return [];
  const index = indexOf(folder);
  const { name, position } = numberedName(folder.name);
  const order = index?.order ?? position ?? last;
  if (index && others.length === 0) return [{ order, entry: first }];
  const title = index?.title ?? titleWords(name);
  const pathname = groupPath(`${context.root}${folder.path}`, context.taken);
  return [{ order, entry: { ...first, pathname, title, badges: [], children: [first, ...others] } }];
}

/** After everything that has an order. */
const last = Number.MAX_SAFE_INTEGER;

function byOrderThenTitle(a: Ordered, b: Ordered): number {
  const [left, right] = [String(a.entry.title), String(b.entry.title)];
  return (
    a.order - b.order ||
    left.localeCompare(right, 'en', { numeric: true }) ||
    (a.entry.pathname < b.entry.pathname ? -1 : 1)
  );
}

function pageEntry({ path, source, title, badges }: NamedPage): NavigationEntry {
  return {
    pathname: path,
    title,
    badges,
    linkProps: {},
    inSideNav: true,
    ordered: true,
    flags: {},
    children: [],
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}

/** An address for a folder that no page has. */
function groupPath(folder: string, taken: Set<string>): string {
  const base = folder.replace(/\/$/, '');
  let path = `${base}-group`;
  for (let count = 2; taken.has(path); count += 1) path = `${base}-group-${count}`;
  taken.add(path);
  return path;
}
