import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import { anchorRule } from './anchor-rule.ts';
import { findDocusaurus, readDocusaurus } from './docusaurus/read-docusaurus.ts';
import { findFamily } from './family/find-family.ts';
import { readFamily } from './family/read-family.ts';
import { hostRedirects } from './host-redirects.ts';
import { includedSources } from './included-sources.ts';
import type { Candidate, InspectedTree } from './inspected-tree.ts';
import { findMdbook, readMdbook } from './mdbook/read-mdbook.ts';
import { findNext, readNext } from './next/read-next.ts';
import { readPackages } from './packages/read-packages.ts';
import { hasMdx, unwantedChecks } from './page-habits.ts';
import { readFolder } from './read-folder.ts';
import { findStarlight, readStarlight } from './starlight/read-starlight.ts';
import { filesBelow, markdownEnd, type TreeFiles } from './tree-files.ts';
import { validSettings } from './valid-settings.ts';
import { findVitepress, readVitepress } from './vitepress/read-vitepress.ts';

/**
 * Recognises a documentation tree and reads everything that a site needs to show it; nothing is executed.
 *
 * @param inside the folder with the documentation, whose pages may be in another one
 */
export async function inspectTree(tree: TreeFiles, name: string, inside = ''): Promise<InspectedTree> {
  const [candidate, ...others] = findCandidates(tree, inside);
  const read = candidate
    ? await readCandidate(candidate, tree, name)
    : await readFolder({ kind: 'markdown', root: inside }, tree, name);
  const hosts = await hostRedirects(read, tree);
  const redirects = [...(read.settings.redirects ?? []), ...hosts.redirects];
  const valid = validSettings({ ...read.settings, ...(redirects.length > 0 && { redirects }) });
  const isMdx = read.kind === 'markdown' && (await hasMdx(read, tree));
  const { packages, alias, unplaced } = await readPackages(read, read.missingAlias ?? [], tree);
  return {
    ...read,
    settings: isMdx ? { ...valid.settings, markdown: { mdx: true } } : valid.settings,
    packages,
    alias: packages.hasDemos || read.kind !== 'markdown' ? { ...read.alias, ...alias } : {},
    includes: await includedSources(read, tree),
    followLinks: linkedFolders(read, tree),
    anchors: read.kind === 'markdown' ? await anchorRule(read, tree) : undefined,
    unwantedChecks: await unwantedChecks(read, tree),
    unplaced: [
      ...read.unplaced,
      ...valid.unplaced,
      ...hosts.unplaced,
      ...unplaced,
      ...others.map(({ root, config = root }) => ({
        kind: 'file' as const,
        name: config === '' ? '.' : config,
        reason: 'of other documentation; create a site for each of them',
      })),
    ],
  };
}

async function readCandidate(candidate: Candidate, tree: TreeFiles, name: string): Promise<InspectedTree> {
  switch (candidate.kind) {
    case 'vitepress':
      return readVitepress(candidate, tree);
    case 'starlight':
      return readStarlight(candidate, tree);
    case 'docusaurus':
      return readDocusaurus(candidate, tree);
    case 'mdbook':
      return readMdbook(candidate, tree, name);
    case 'next':
      return readNext(candidate, tree, name);
    default:
      return readFamily(candidate, tree);
  }
}

/**
 * Returns the folders that look like documentation of a known kind. The one with the most pages comes first;
 * tests and examples of a repository have few. A folder without pages counts if no other one is found, since
 * a configuration may name pages beside its folder.
 */
export function findCandidates(tree: TreeFiles, inside = ''): Candidate[] {
  const found = [findVitepress, findStarlight, findDocusaurus, findMdbook, findFamily, findNext]
    .flatMap((find) => find(tree))
    .filter(({ root }) => inside === '' || root === inside || isInside(inside, root))
    .map((candidate) => ({ candidate, count: filesBelow(tree, candidate.root, markdownEnd).length }))
    .sort((a, b) => b.count - a.count || depth(b.candidate) - depth(a.candidate));
  const withPages = found.filter(({ count }) => count > 0);
  return (withPages.length > 0 ? withPages : found).map(({ candidate }) => candidate);
}

/** Of two that contain the same pages, the inner one describes them more precisely. */
function depth({ root }: Candidate): number {
  return root === '' ? 0 : root.split('/').length;
}

/**
 * Returns the folders of the tree that the folders of the site link to, without those: a build follows no
 * other links. The folder of the tree itself is left out, since it may contain what nobody means to publish.
 */
function linkedFolders(
  { products, public: publicFolder, components }: Pick<InspectedTree, 'products' | 'public' | 'components'>,
  { links }: Pick<TreeFiles, 'links'>,
): readonly string[] {
  const read = [
    ...products.flatMap(({ content, translations = {} }) => [content, ...Object.values(translations)]),
    ...(publicFolder === undefined ? [] : [publicFolder]),
    ...components,
  ];
  const isRead = (path: string) => read.some((folder) => isInside(folder, path));
  const folders = [...links]
    .filter(([link, target]) => isRead(link) && !isRead(target))
    .map(([, target]) => posix.dirname(target));
  return [...new Set(folders)].filter((folder) => folder !== '.').sort();
}
