import { posix } from 'node:path';
import { identify } from '../../assemble/routes/identify.ts';
import { familyPath } from '../../assemble/routes/route-path.ts';
import { isInside, pathIn, toSitePath } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { identifierOf } from '../identifier.ts';
import type { InspectedPage, InspectedProduct, Unplaced } from '../inspected-tree.ts';
import { keepEntries } from '../navigation/navigation-entries.ts';
import type { TreeFiles } from '../tree-files.ts';
import { wordsOf } from '../tree-pages.ts';
import { entriesOfTabs } from './api-tabs.ts';
import { familyApi } from './family-api.ts';
import { navigatedPages, type ProductPlace, placeProduct } from './navigated-pages.ts';
import type { FamilyPageModule } from './page-modules.ts';

/** The pages of a tree, and where else its products are read. */
export interface FamilyPages {
  readonly pages: readonly InspectedPage[];
  readonly modules: readonly FamilyPageModule[];
  /** Folder of all pages. */
  readonly content: string;
  readonly apiFiles: readonly string[];
  readonly root: string;
  readonly tree: TreeFiles;
}

/** A product of a tree. */
export interface ReadProduct {
  readonly product: InspectedProduct;
  /** Pages whose addresses the navigation gives. */
  readonly pages: readonly InspectedPage[];
  /** The addresses of all pages that it may show. */
  readonly addresses: readonly SitePath[];
  /** It has no pages: its navigation leads to those of other products, or elsewhere. */
  readonly isEmpty: boolean;
  readonly unplaced: readonly Unplaced[];
}

/** Reads the product of a navigation file, which has the pages below the folder of this file. */
export function readProduct(
  file: string | undefined,
  written: readonly NavigationInput[],
  known: FamilyPages,
): ReadProduct {
  const { pages, modules, content } = known;
  const { inside, folder, root } = findPlace(file, written, known);
  const found = familyApi(root, known);
  const navigated = navigatedPages(inside, { folder, root, pathnames: pathnamesIn(written) });
  const addresses = addressesOf([...pages, ...navigated], { folder, root });
  const { entries, paths } = entriesOfTabs(written, root, found?.all ?? []);
  const isModule = (path: SitePath) => modules.some((module) => toSitePath(module.path) === path);
  const kept = keepEntries(entries, {
    paths: new Set([...addresses, ...(found?.paths ?? []), ...paths]),
    reasonFor: (path) => (isModule(path) ? 'to pages without Markdown' : undefined),
  });
  // A single product of everything is named after its folder, unless that is `data` or `pages`.
  const ownName = root === '/' && folder !== content ? posix.basename(folder) : root;
  const id = identify(toSitePath(root)).product ?? identifierOf(ownName);
  return {
    product: {
      id,
      name: productName(id),
      root,
      content: folder,
      ...(found && { api: found.api }),
      navigation: kept.entries.length > 0 ? kept.entries : 'auto',
      ...(file !== undefined && { navigationSource: file }),
    },
    pages: navigated,
    addresses,
    isEmpty: inside.length === 0,
    unplaced: kept.unplaced,
  };
}

interface PlacedProduct extends ProductPlace {
  /** The pages below the folder of its navigation file. */
  readonly inside: readonly InspectedPage[];
}

function findPlace(
  file: string | undefined,
  written: readonly NavigationInput[],
  known: FamilyPages,
): PlacedProduct {
  const { pages, content } = known;
  const isInContent = file?.startsWith(`${content}/`) === true;
  const ownFolder = file !== undefined && isInContent ? posix.dirname(file) : content;
  const inside = pages.filter((page) => page.file.startsWith(`${ownFolder}/`));
  const placed = placeProduct(ownFolder, inside, {
    pathnames: pathnamesIn(written),
    hasApi: (root) => familyApi(root, known) !== undefined,
  });
  if (placed) return { ...placed, inside };
  return { folder: ownFolder, root: `/${identifierOf(posix.relative(content, ownFolder))}/`, inside };
}

/** The addresses of pages: their own, or else those by the rule of the product. The last of a file counts. */
function addressesOf(pages: readonly InspectedPage[], { folder, root }: ProductPlace): readonly SitePath[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return [...byFile.values()].flatMap(({ file, path }) => {
    if (path !== undefined) return [toSitePath(path)];
    return isInside(folder, file) ? [familyPath(pathIn(folder, file), toSitePath(root))] : [];
  });
}

/** `data-grid` → `Data Grid`, unless the product has another name. */
function productName(id: string): string {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  return name ?? wordsOf(id).replace(/ (\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`);
}

/** Products whose names do not follow from their ids. */
const names: Readonly<Record<string, string>> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  system: 'MUI System',
  x: 'MUI X',
};

/** Returns the addresses of all entries in this site that have no entries below them. */
export function pathnamesIn(entries: readonly NavigationInput[]): string[] {
  return entries.flatMap(({ pathname, children }) =>
    Array.isArray(children) && children.length > 0
      ? pathnamesIn(children)
      : /^\/[^/]/.test(pathname)
        ? [pathname]
        : [],
  );
}
