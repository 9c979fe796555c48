import { posix } from 'node:path';
import { toSitePath, withTrailingSlash } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type {
  Candidate,
  InspectedPage,
  InspectedProduct,
  InspectedTree,
  Unplaced,
} from '../inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { apiTabs } from './api-tabs.ts';
import { apiFilesIn } from './family-api.ts';
import { familyLabels, familyLanguages, withoutPseudoLanguage } from './family-languages.ts';
import { type FamilyNavigation, familyNavigation } from './family-navigation.ts';
import { type FamilyPages, pathnamesIn, type ReadProduct, readProduct } from './family-product.ts';
import { familyContent, navigationFiles } from './find-family.ts';
import { joinProducts } from './join-products.ts';
import { type PageModule, readPageModules } from './page-modules.ts';
import { pagesNotShown } from './pages-not-shown.ts';
import { readAliases } from './read-aliases.ts';
import { usesComponents } from './uses-components.ts';

/** Reads a tree of this family. Each navigation file becomes a product. */
export async function readFamily({ root }: Candidate, tree: TreeFiles): Promise<InspectedTree> {
  const content = familyContent(tree, root);
  const { alias, missing } = await readAliases(root, tree);
  const modules = await readPageModules({ root, tree, aliases: alias });
  const { markdown, exclude } = withoutPseudoLanguage(filesBelow(tree, content, markdownEnd));
  const languages = familyLanguages(markdown);
  const apiFiles = apiFilesIn(tree, root);
  const navigation = await Promise.all(
    navigationFiles(tree, root).map((file) =>
      // `docs/data/material/pagesApi` is imported in every tree of this family, whatever defines the alias.
      familyNavigation(file, { tree, aliases: { docs: root, ...alias } }),
    ),
  );
  const { pages, others } = placePages(markdown, modules, {
    languages: languages.map(({ id }) => id),
    navigated: new Set(navigation.flatMap(({ entries }) => pathnamesIn(entries)).map(toSitePath)),
  });
  const known: FamilyPages = { pages, modules, content, apiFiles, root, tree };
  const { read, empty } = readProducts(navigation, known);
  const addresses = new Set(read.flatMap((product) => product.addresses));
  // A page may keep the address at which a module showed another page.
  const redirects = [...(await apiTabs(root, tree)), ...others, ...landingPages(modules, read)].filter(
    ({ from }) => !addresses.has(toSitePath(from)),
  );
  const publicFolder = posix.join(root, 'public');
  const source = posix.join(root, 'src');
  return {
    kind: 'family',
    root,
    ...(navigation[0] && { config: navigation[0].file }),
    settings: redirects.length > 0 ? { redirects } : {},
    languages,
    products: read.map(({ product }) => product),
    labels: await familyLabels(
      read.flatMap(({ product }) => (product.navigation === 'auto' ? [] : product.navigation)),
      { root, tree, languages },
    ),
    pages: withPaths(
      pages,
      read.flatMap((one) => one.pages),
    ),
    exclude,
    alias,
    missingAlias: missing,
    ...(modules.length > 0 && { pageModules: posix.join(root, 'pages') }),
    components: (await usesComponents(markdown, { source, tree })) ? [source] : [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: apiFiles.length,
    unplaced: [
      ...unplacedParts({ read, empty }, navigation),
      ...pagesNotShown(modules, pages, { root, content, tree }),
    ],
  };
}

interface FamilyProducts {
  readonly read: readonly ReadProduct[];
  /** Products without pages, which the site does without. */
  readonly empty: readonly ReadProduct[];
}

/** Reads a product for each navigation, or one for a tree without any. */
function readProducts(navigation: readonly FamilyNavigation[], known: FamilyPages): FamilyProducts {
  if (navigation.length === 0) return { read: [readProduct(undefined, [], known)], empty: [] };
  const all = navigation.map(({ file, entries }) => readProduct(file, entries, known));
  const full = joinProducts(all.filter(({ isEmpty }) => !isEmpty));
  return full.length > 0
    ? { read: full, empty: all.filter(({ isEmpty }) => isEmpty) }
    : { read: joinProducts(all), empty: [] };
}

function unplacedParts({ read, empty }: FamilyProducts, navigation: readonly FamilyNavigation[]): Unplaced[] {
  return [
    ...read.flatMap((one) => one.unplaced),
    ...navigation.flatMap((one) => one.unplaced),
    ...empty.flatMap(({ product }) => withoutPages(product)),
  ];
}

interface PlacedFamily {
  readonly pages: readonly InspectedPage[];
  /** The other addresses of pages that several modules show. */
  readonly others: readonly Redirection[];
}

interface Redirection {
  readonly from: string;
  readonly to: string;
}

interface PlaceOptions {
  readonly languages: readonly string[];
  /** The addresses in the navigation. */
  readonly navigated: ReadonlySet<SitePath>;
}

/**
 * Gives pages the address of the module that imports them; the others get one by the rule of their product.
 * Of several modules, the first that the navigation has counts.
 */
function placePages(
  markdown: readonly string[],
  modules: readonly PageModule[],
  { languages, navigated }: PlaceOptions,
): PlacedFamily {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const later: { readonly page: string; readonly from: string }[] = [];
  const isNavigated = ({ path }: PageModule) => navigated.has(toSitePath(path));
  const ordered = [...modules.filter(isNavigated), ...modules.filter((module) => !isNavigated(module))];
  for (const { path, markdown: page } of ordered) {
    if (page === undefined || taken.has(path)) continue;
    taken.add(path);
    if (paths.has(page)) later.push({ page, from: path });
    else paths.set(page, path);
  }
  const isTranslation = (file: string) =>
    languages.slice(1).some((language) => new RegExp(`[-.]${language}\\.md$`).test(file));
  const files = [...new Set([...markdown, ...paths.keys()])].filter((file) => !isTranslation(file));
  return {
    others: later.map(({ page, from }) => ({ from, to: paths.get(page) ?? from })),
    pages: files.sort().map((file) => {
      const path = paths.get(file);
      return { file, ...(path !== undefined && { path }) };
    }),
  };
}

/** The pages with the addresses that the navigation of their products gives. */
function withPaths(
  pages: readonly InspectedPage[],
  navigated: readonly InspectedPage[],
): readonly InspectedPage[] {
  const placed = new Map(navigated.map((page) => [page.file, page]));
  return pages.map((page) => placed.get(page.file) ?? page);
}

/** A page of React before a section, such as `/toolpad/`, leads to the first page of the section. */
function landingPages(
  modules: readonly PageModule[],
  read: readonly { readonly product: InspectedProduct }[],
): readonly Redirection[] {
  const roots = new Set(read.map(({ product }) => toSitePath(product.root)));
  const navigated = read.flatMap(({ product: { navigation } }) =>
    navigation === 'auto' ? [] : pathnamesIn(navigation).map(toSitePath),
  );
  return modules.flatMap(({ path, markdown, isApi }) => {
    const own = toSitePath(path);
    if (markdown !== undefined || isApi || own === '/' || roots.has(own)) return [];
    const first = navigated.find((each) => each.startsWith(`${own}/`));
    return first === undefined ? [] : [{ from: path, to: withTrailingSlash(first) }];
  });
}

function withoutPages({ navigationSource }: InspectedProduct): Unplaced[] {
  return navigationSource === undefined
    ? []
    : [{ kind: 'file', name: navigationSource, reason: 'with navigation to no pages of its own' }];
}
