import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import type { InspectedPage } from '../inspected-tree.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { joinPath, readPage } from '../tree-pages.ts';
import { fumadocsNavigation, type ListedFile } from './fumadocs-navigation.ts';
import { type KeptEntries, keepEntries, knownPaths } from './navigation-entries.ts';
import { nextraNavigation } from './nextra-navigation.ts';
import { sidebarEnd, sidebarNavigation } from './sidebar-navigation.ts';
import { summaryNavigation } from './summary-navigation.ts';
import { tanstackNavigation } from './tanstack-navigation.ts';

/** Navigation that files of a tree list. */
export interface ListedNavigation extends KeptEntries {
  /** The file that lists pages, or a glob of several. */
  readonly source: string;
}

/** A tree without a configuration. */
export interface ListedTree {
  /** Folder of the documentation. */
  readonly root: string;
  /** Folder of the pages. */
  readonly content: string;
  readonly pages: readonly InspectedPage[];
}

/**
 * Reads navigation from files that list pages: `SUMMARY.md`, `config.json` of TanStack, `sidebar*.json`,
 * `meta.json` of Fumadocs, or `_meta` of Nextra. Undefined without such a file.
 */
export async function listedNavigation(
  { root, content, pages }: ListedTree,
  tree: TreeFiles,
): Promise<ListedNavigation | undefined> {
  const paths = new Map(pages.map(({ file, path }) => [file, path]));
  const known = { paths: knownPaths([...paths.values()].filter((path) => path !== undefined)) };
  const pathOf = (file: string) => paths.get(posix.join(root, file));
  const pathOfPage = (page: string) =>
    pathOf(`${page}.md`) ?? pathOf(`${page}.mdx`) ?? pathOf(`${page}/index.md`);
  const [summary, config] = [posix.join(root, 'SUMMARY.md'), posix.join(root, 'config.json')];
  const readers: Readonly<Record<string, Reader>> = {
    [summary]: async () => summaryNavigation((await tree.textOf(summary)) ?? '', pathOf),
    [config]: async () => tanstackNavigation((await tree.textOf(config)) ?? '', pathOfPage),
    [posix.join(root, '**/sidebar*.json')]: () => readSidebars(root, tree),
    [posix.join(content, '**/meta.json')]: async () =>
      fumadocsNavigation(content, await titledPages(pages, tree), tree),
    [posix.join(content, '**/_meta.*')]: async () =>
      nextraNavigation(content, await titledPages(pages, tree), { tree, addressOf: joinPath }),
  };
  for (const [source, read] of Object.entries(readers)) {
    const kept = keepEntries(await read(), known);
    if (kept.entries.length > 0) return { ...kept, source };
  }
  return undefined;
}

/** Reads navigation from files of one kind; empty if there are none. */
type Reader = () => Promise<NavigationInput[]>;

async function readSidebars(root: string, tree: TreeFiles): Promise<NavigationInput[]> {
  const texts = filesBelow(tree, root, sidebarEnd).map((file) => tree.textOf(file));
  return sidebarNavigation((await Promise.all(texts)).filter((text) => text !== undefined));
}

/** The pages with an address, and with the titles that entries have. */
export async function titledPages(
  pages: readonly InspectedPage[],
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<readonly ListedFile[]> {
  const listed = pages.map(async ({ file, path }): Promise<ListedFile[]> => {
    if (path === undefined) return [];
    const { title } = readPage(file, (await tree.textOf(file)) ?? '');
    return [{ file, path, ...(title !== undefined && { title }) }];
  });
  return (await Promise.all(listed)).flat();
}
