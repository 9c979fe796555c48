import { posix } from 'node:path';
import { readAliases } from '../family/read-aliases.ts';
import { excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { Candidate, InspectedPage, InspectedTree } from '../inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { joinPath, wordsOf } from '../tree-pages.ts';

const configEnd = /(?:^|\/)next\.config\.[cm]?[jt]s$/;
/** Copies of pages as Markdown. */
const served = /(?:^|\/)public\//;
const pageEnd = /(?:^|\/)page\.mdx?$/;

/** Documentation in another folder of the site, such as `content`, has few pages beside it. */
const smallestShare = 0.25;

/**
 * Finds folders of Next.js whose routes are Markdown, `app/(docs)/button/page.mdx`, unless most Markdown of
 * the site is elsewhere.
 */
export function findNext(tree: Pick<TreeFiles, 'paths'>): Candidate[] {
  return tree.paths
    .filter((path) => configEnd.test(path))
    .flatMap((config) => {
      const folder = config.replace(configEnd, '');
      const all = filesBelow(tree, folder, markdownEnd).filter((file) => !served.test(file)).length;
      return ['app', 'src/app'].map((app) => ({ root: posix.join(folder, app), config, all }));
    })
    .filter(({ root, all }) => {
      const { length } = filesBelow(tree, root, pageEnd);
      return length > 0 && length >= all * smallestShare;
    })
    .map(({ root, config }) => ({ kind: 'next', root, config }));
}

/**
 * Reads the Markdown routes of Next.js. Navigation is code there, so that of the site follows from folders.
 */
export async function readNext(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
  name: string,
): Promise<InspectedTree> {
  const { alias, missing } = await readAliases(posix.dirname(config), tree);
  const pages = filesBelow(tree, root, pageEnd)
    .filter((file) => !isPrivate(posix.relative(root, file)))
    .map((file): InspectedPage => ({ file, path: addressOf(posix.relative(root, file)) }));
  const publicFolder = posix.join(posix.dirname(config), 'public');
  const product = identifierOf(name);
  return {
    kind: 'next',
    root,
    config,
    settings: {},
    languages: [{ id: 'en' }],
    products: [{ id: product, name: wordsOf(name), root: '/', content: root, navigation: 'auto' }],
    labels: {},
    pages,
    exclude: excludedGlobs(filesBelow(tree, root, markdownEnd), new Set(pages.map(({ file }) => file)), root),
    alias,
    missingAlias: missing,
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [{ kind: 'file', name: config, reason: 'that is not read, because it is a program' }],
  };
}

/** `(docs)/react/button/page.mdx` → `/react/button/`: groups and slots are no part of an address. */
function addressOf(file: string): string {
  return joinPath(
    ...posix
      .dirname(file)
      .split('/')
      .filter((name) => !/^(?:\(.*\)|@.*|\.)$/.test(name)),
  );
}

/** Next.js makes no page of a folder such as `_parts`, and one such as `[slug]` has no address of its own. */
function isPrivate(file: string): boolean {
  return file.split('/').some((name) => /^(?:_|\[|%5F)/.test(name));
}
