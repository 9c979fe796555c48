import { posix } from 'node:path';
import { readAliases } from '../family/read-aliases.ts';
import { excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { Candidate, InspectedPage, InspectedProduct, InspectedTree } from '../inspected-tree.ts';
import { isTranslationOf, suffixLanguages } from '../languages.ts';
import { titledPages } from '../navigation/listed-navigation.ts';
import { keepEntries, knownPaths } from '../navigation/navigation-entries.ts';
import { nextraNavigation } from '../navigation/nextra-navigation.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { joinPath, wordsOf } from '../tree-pages.ts';
import { writtenLanguage } from '../written-language.ts';

const configEnd = /(?:^|\/)next\.config\.[cm]?[jt]s$/;
/** Copies of pages as Markdown. */
const served = /(?:^|\/)public\//;
const pageEnd = /(?:^|\/)page\.mdx?$/;

/** Documentation in another folder of the site, such as `content`, has few pages beside it. */
const smallestShare = 0.25;
/** Trees with pages elsewhere may have Markdown beside the modules that show them. */
const smallestPagesShare = 0.5;

/**
 * Finds folders of Next.js whose routes are Markdown, `app/(docs)/button/page.mdx` or `pages/button.mdx`,
 * unless most Markdown of the site is elsewhere.
 */
export function findNext(tree: Pick<TreeFiles, 'paths'>): Candidate[] {
  return tree.paths
    .filter((path) => configEnd.test(path))
    .flatMap((config) => {
      const folder = config.replace(configEnd, '');
      const all = filesBelow(tree, folder, markdownEnd).filter((file) => !served.test(file)).length;
      // Next.js reads `src/pages` only where there is no `pages`.
      const hasPages = filesBelow(tree, posix.join(folder, 'pages'), /./).length > 0;
      const names = ['app', 'src/app', hasPages ? 'pages' : 'src/pages'];
      return names.map((name) => ({ root: posix.join(folder, name), config, all }));
    })
    .filter(({ root, all }) => {
      const { length } = pageFiles(root, tree);
      return length > 0 && length >= all * (hasPageFiles(root) ? smallestPagesShare : smallestShare);
    })
    .map(({ root, config }) => ({ kind: 'next', root, config }));
}

/** In `pages`, each file is a page; in `app`, the file `page.mdx` of each folder. */
function hasPageFiles(root: string): boolean {
  return posix.basename(root) === 'pages';
}

function pageFiles(root: string, tree: Pick<TreeFiles, 'paths'>): string[] {
  return filesBelow(tree, root, hasPageFiles(root) ? markdownEnd : pageEnd).filter(
    (file) => !isPrivate(posix.relative(root, file)),
  );
}

/**
 * Reads the Markdown routes of Next.js. Navigation is code there, so that of the site follows from folders,
 * unless the site is one of Nextra.
 */
export async function readNext(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
  name: string,
): Promise<InspectedTree> {
  const { alias, missing } = await readAliases(posix.dirname(config), tree);
  const files = pageFiles(root, tree);
  const languages = hasPageFiles(root) ? suffixLanguages(files) : [];
  const isTranslation = isTranslationOf(languages, files);
  const ownName = hasPageFiles(root) ? 'index' : 'page';
  const pages = files
    .filter((file) => !isTranslation(file))
    .map((file) => ({ file, path: addressOf(posix.relative(root, file), ownName) }));
  const publicFolder = posix.join(posix.dirname(config), 'public');
  const all = filesBelow(tree, root, markdownEnd).filter((file) => !isTranslation(file));
  return {
    kind: 'next',
    root,
    config,
    settings: {},
    languages: [{ id: (await writtenLanguage(pages, tree)) ?? 'en' }, ...languages],
    products: [
      {
        id: identifierOf(name),
        name: wordsOf(name),
        root: '/',
        content: root,
        ...(await navigationOf(root, pages, tree)),
      },
    ],
    labels: {},
    pages,
    exclude: excludedGlobs(all, new Set(pages.map(({ file }) => file)), root),
    alias,
    missingAlias: missing,
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [{ kind: 'file', name: config, reason: 'of which only redirects are read' }],
  };
}

async function navigationOf(
  root: string,
  pages: readonly InspectedPage[],
  tree: TreeFiles,
): Promise<Pick<InspectedProduct, 'navigation' | 'navigationSource'>> {
  const listed = await titledPages(pages, tree);
  const entries = await nextraNavigation(root, listed, { tree, addressOf: folderAddress });
  const kept = keepEntries(entries, { paths: knownPaths(listed.map(({ path }) => path)) });
  return kept.entries.length === 0
    ? { navigation: 'auto' }
    : { navigation: kept.entries, navigationSource: posix.join(root, '**/_meta.*') };
}

/**
 * `(docs)/react/button/page.mdx` → `/react/button/`; in `pages`, `react/button.mdx` has this address.
 *
 * @param ownName the name of the file that is the page of its folder
 */
function addressOf(file: string, ownName: string): string {
  const name = posix.basename(file).replace(markdownEnd, '');
  return joinPath(folderAddress(posix.dirname(file)), name === ownName ? '' : name);
}

/** Groups and slots are no part of an address. */
function folderAddress(folder: string): string {
  return joinPath(...folder.split('/').filter((name) => !/^(?:\(.*\)|@.*|\.)$/.test(name)));
}

/**
 * Next.js makes no page of a folder such as `_parts`, and one such as `[slug]` has no address of its own.
 */
function isPrivate(file: string): boolean {
  return file.split('/').some((name) => /^(?:_|\[|%5F)/.test(name));
}
