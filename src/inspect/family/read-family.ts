import { posix } from 'node:path';
import { toSitePath, withTrailingSlash } from '../../lib/path.ts';
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
import { type FamilyPageModule, readPageModules } from './page-modules.ts';
import { pagesNotShown } from './pages-not-shown.ts';
import { placeFamilyPages, type Redirection } from './place-family-pages.ts';
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
  const navigation = await readNavigation(root, tree, alias);
  const { pages, others } = placeFamilyPages(markdown, modules, {
    languages: languages.map(({ id }) => id),
    navigated: new Set(navigation.flatMap(({ entries }) => pathnamesIn(entries)).map(toSitePath)),
  });
  const products = readProducts(navigation, { pages, modules, content, apiFiles, root, tree });
  const { read } = products;
  const entries = read.flatMap(({ product }) => (product.navigation === 'auto' ? [] : product.navigation));
  const leading = [...(await apiTabs(root, tree)), ...others, ...landingPages(modules, read)];
  const redirects = fromFreeAddresses(leading, read);
  return {
    kind: 'family',
    root,
    ...(navigation[0] && { config: navigation[0].file }),
    settings: redirects.length > 0 ? { redirects } : {},
    languages,
    products: read.map(({ product }) => product),
    labels: await familyLabels(entries, { root, tree, languages }),
    pages: withPaths(pages, read),
    exclude,
    alias,
    missingAlias: missing,
    ...(modules.length > 0 && { pageModules: posix.join(root, 'pages') }),
    ...(await shownFolders(root, markdown, tree)),
    apiDocuments: apiFiles.length,
    unplaced: [
      ...unplacedParts(products, navigation),
      ...pagesNotShown(modules, pages, { root, content, tree }),
    ],
  };
}

function readNavigation(
  root: string,
  tree: TreeFiles,
  alias: InspectedTree['alias'],
): Promise<FamilyNavigation[]> {
  // `docs/data/material/pagesApi` is imported in every tree of this family, whatever defines the alias.
  const aliases = { docs: root, ...alias };
  return Promise.all(navigationFiles(tree, root).map((file) => familyNavigation(file, { tree, aliases })));
}

/** Leaves out redirects from a page: it may keep the address at which a module showed another page. */
function fromFreeAddresses(redirects: readonly Redirection[], read: readonly ReadProduct[]): Redirection[] {
  const taken = new Set(read.flatMap(({ addresses }) => addresses));
  return redirects.filter(({ from }) => !taken.has(toSitePath(from)));
}

/** The folders of components that pages show, and of files that the website contains as they are. */
async function shownFolders(
  root: string,
  markdown: readonly string[],
  tree: TreeFiles,
): Promise<Pick<InspectedTree, 'components' | 'public'>> {
  const [source, publicFolder] = [posix.join(root, 'src'), posix.join(root, 'public')];
  return {
    components: (await usesComponents(markdown, { source, tree })) ? [source] : [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
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

/** The pages with the addresses that the navigation of their products gives. */
function withPaths(pages: readonly InspectedPage[], read: readonly ReadProduct[]): readonly InspectedPage[] {
  const placed = new Map(read.flatMap((product) => product.pages).map((page) => [page.file, page]));
  return pages.map((page) => placed.get(page.file) ?? page);
}

/** A page of React before a section, such as `/toolpad/`, leads to the first page of the section. */
function landingPages(
  modules: readonly FamilyPageModule[],
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
