import { posix } from 'node:path';
import { parseYaml } from '../../data/parse-yaml.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { InspectedPage, InspectedProduct, InspectedSettings, Unplaced } from '../inspected-tree.ts';
import type { LanguageFolder } from '../languages.ts';
import { keepEntries, knownPaths } from '../navigation/navigation-entries.ts';
import { readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { joinPath, readPages, textValue, wordsOf } from '../tree-pages.ts';
import { docPage } from './doc-pages.ts';
import { type DocsTree, docusaurusNavigation } from './docusaurus-navigation.ts';

/** What the docs plugins of a site share. */
export interface DocsContext {
  readonly root: string;
  readonly name: string;
  readonly tree: TreeFiles;
  readonly languages: readonly LanguageFolder[];
}

/** The pages of a docs plugin as a product. */
export interface ReadDocs {
  readonly product: InspectedProduct;
  readonly pages: readonly InspectedPage[];
  readonly exclude: readonly string[];
  readonly redirects: NonNullable<InspectedSettings['redirects']>;
  readonly unplaced: readonly Unplaced[];
}

/** Reads the pages and the sidebars of a docs plugin. */
export async function readDocs(
  options: Settings & { readonly isMain: boolean },
  { root, name, tree, languages }: DocsContext,
): Promise<ReadDocs> {
  const content = posix.join(root, textValue(options.path) ?? 'docs');
  const base = joinPath(textValue(options.routeBasePath) ?? 'docs');
  const all = filesBelow(tree, content, markdownEnd);
  // Docusaurus skips files and folders whose name begins with an underscore.
  const pages = await readPages(
    all.filter((file) => !/(?:^|\/)_/.test(posix.relative(content, file))),
    tree,
  );
  const docs = pages.map((page) => docPage(page, { content, base }));
  const categories = await readCategories(content, tree);
  const sidebar = await readSidebars(options, {
    root,
    docs: { content, base, pages: docs, categories },
    tree,
  });
  const kept = keepEntries(sidebar.entries, { paths: knownPaths(docs.map(({ path }) => path)) });
  const id = textValue(options.id);
  const product = options.isMain ? name : wordsOf(id ?? posix.basename(content));
  return {
    product: {
      id: identifierOf(product),
      name: product,
      root: base,
      content,
      translations: translationFolders(id, { root, tree, languages }),
      navigation: kept.entries.length > 0 ? kept.entries : 'auto',
      ...(sidebar.file !== undefined && { navigationSource: sidebar.file }),
    },
    pages: docs.map(({ page, path }) => ({ file: page.file, path })),
    exclude: excludedGlobs(all, new Set(pages.map(({ file }) => file)), content),
    redirects: currentAddresses(options, { id, root, base, tree }),
    unplaced: [...kept.unplaced, ...sidebar.unplaced],
  };
}

/**
 * Beside earlier versions, the pages that are built here have addresses such as `/docs/next/start`, which
 * other pages link to.
 */
function currentAddresses(
  options: Settings,
  {
    id,
    root,
    base,
    tree,
  }: Pick<DocsContext, 'root' | 'tree'> & { readonly id: string | undefined; readonly base: string },
): ReadDocs['redirects'] {
  const list = id === undefined || id === 'default' ? 'versions.json' : `${id}_versions.json`;
  if (!tree.has(posix.join(root, list)) || options.lastVersion === 'current') return [];
  const folder = textValue(settingsOf(settingsOf(options.versions).current).path) ?? 'next';
  return [{ from: `${joinPath(base, folder)}*`, to: `${base}:splat` }];
}

/** `i18n/de/docusaurus-plugin-content-docs/current`, where it exists. */
function translationFolders(
  id: string | undefined,
  { root, tree, languages }: Pick<DocsContext, 'root' | 'tree' | 'languages'>,
): Record<string, string> {
  const plugin = `docusaurus-plugin-content-docs${id === undefined || id === 'default' ? '' : `-${id}`}`;
  const folders = languages.map(
    ({ folder, language }) => [language.id, posix.join(root, 'i18n', folder, plugin, 'current')] as const,
  );
  return Object.fromEntries(folders.filter(([, folder]) => tree.hasFolder(folder)));
}

/** Reads `_category_.json` and `_category_.yml`, by folder below the content folder. */
async function readCategories(content: string, tree: TreeFiles): Promise<ReadonlyMap<string, Settings>> {
  const files = filesBelow(tree, content, /(?:^|\/)_category_\.(?:json|ya?ml)$/);
  const entries = files.map(async (file) => {
    const folder = posix.relative(content, posix.dirname(file));
    return [folder, settingsOf(parseYaml((await tree.textOf(file)) ?? '', file).value)] as const;
  });
  return new Map(await Promise.all(entries));
}

interface SidebarContext {
  readonly root: string;
  readonly docs: DocsTree;
  readonly tree: TreeFiles;
}

/** Ends of a file that is named without: `require.resolve('./sidebars')`. */
const sidebarEnds = ['', '.js', '.ts', '.json', '.cjs', '.mjs', '.cts', '.mts'];

/** Finds the file of the sidebars. Only the main plugin has a file that no setting names. */
function sidebarFile(
  { sidebarPath, isMain }: Settings & { readonly isMain: boolean },
  { root, tree }: Pick<SidebarContext, 'root' | 'tree'>,
): string | undefined {
  const written = textValue(sidebarPath)?.replace(/^\//, '');
  const paths = written === undefined ? [] : [written, posix.join(root, written)];
  return [...paths, ...(isMain ? [posix.join(root, 'sidebars')] : [])]
    .flatMap((path) => sidebarEnds.map((end) => posix.normalize(path + end)))
    .find((path) => tree.has(path));
}

/** Reads the sidebars; without a file, Docusaurus generates one from the folders. */
async function readSidebars(
  options: Settings & { readonly isMain: boolean },
  { root, docs, tree }: SidebarContext,
): Promise<{ entries: NavigationInput[]; file?: string; unplaced: Unplaced[] }> {
  const file = sidebarFile(options, { root, tree });
  const generated = [{ type: 'autogenerated', dirName: '.' }];
  if (file === undefined || options.sidebarPath === false)
    return { entries: docusaurusNavigation(generated, docs), unplaced: [] };
  const { value, unread } = await readConfig(file, tree);
  const sidebars = Object.entries(settingsOf(value)).filter(([key]) => key !== 'default');
  const converted = sidebars.map(([name, items]) => ({ name, entries: docusaurusNavigation(items, docs) }));
  const [only] = converted;
  const names = new Set<string>();
  const entries =
    only && converted.length === 1
      ? only.entries
      : converted.map(({ name, entries }) => ({
          pathname: joinPath(docs.base, `${identifierOf(name)}-sidebar`),
          title: wordsOf(name.replace(/Sidebar$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
          children: renamed(entries, names),
        }));
  return { entries, file, unplaced: unreadParts(unread) };
}

/** Gives groups of several sidebars that have the same pathname different ones. */
function renamed(entries: readonly NavigationInput[], names: Set<string>): NavigationInput[] {
  return entries.map((entry) => {
    if (!entry.children) return entry;
    let pathname = entry.pathname;
    for (let count = 2; names.has(pathname); count += 1) pathname = `${entry.pathname}-${count}`;
    names.add(pathname);
    return { ...entry, pathname, children: renamed(entry.children, names) };
  });
}
