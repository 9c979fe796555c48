import { dirname, join, resolve } from 'node:path';
import { isInside } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { findCandidates } from './inspect-tree.ts';
import type { Candidate } from './inspected-tree.ts';
import { type InspectionFiles, listTree, mostFiles } from './list-tree.ts';
import { filesBelow, markdownEnd, skippedFolders, type TreeFiles, treeFiles } from './tree-files.ts';

/** What a folder to inspect should be. */
export const folderHint = 'Pass the folder of an existing documentation.';

/** A folder that is inspected, with its files. */
export interface FoundTree {
  readonly folder: string;
  readonly tree: TreeFiles;
  /** The folder in it that has a configuration, or is empty. */
  readonly inside?: string;
}

/**
 * Lists a folder, or a folder around it: the folder of a configuration with the pages of this one alone, as
 * for `docs/en` of a site in several languages, or else the repository, which has the packages that demos
 * import and may have the pages that a configuration names, such as `../docs`.
 */
export async function findTree(from: string, files: InspectionFiles): Promise<FoundTree> {
  if (!(await files.exists(from as FilePath))) throw new UserError(`"${from}" does not exist. ${folderHint}`);
  const tree = await listTree(from, files);
  if (tree === undefined)
    throw new UserError(
      `"${from}" contains more than ${mostFiles.toLocaleString('en-US')} files. Pass the folder of the documentation itself.`,
    );
  const [candidate] = findCandidates(tree);
  const beside = candidate === undefined ? await configurationBeside(from, files) : undefined;
  const configured = candidate || beside ? undefined : await folderAround(from, isConfiguration, files);
  const around = configured ?? (await folderToList(from, { candidate, beside, tree, files }));
  const outer = around === undefined ? undefined : await listTree(around, files);
  if (around === undefined || outer === undefined) return { folder: from, tree };
  const inside = relativePath(around, beside ?? from);
  if (candidate || beside) return { folder: around, tree: outer, inside };
  const isKept = (path: string) => !markdownEnd.test(path) || isInside(inside, path);
  return {
    folder: around,
    tree: treeFiles(outer.paths.filter(isKept), outer.textOf, outer.links),
    ...(configured === undefined && { inside }),
  };
}

/** What is known of a folder before the folders around it are read. */
interface FirstLook {
  readonly candidate: Candidate | undefined;
  /** A folder beside it with its configuration. */
  readonly beside: string | undefined;
  readonly tree: TreeFiles;
  readonly files: InspectionFiles;
}

/** Returns the folder around one that has what its pages need; undefined if they need nothing more. */
async function folderToList(from: string, look: FirstLook): Promise<string | undefined> {
  const { candidate, beside, tree, files } = look;
  const repository = async (folder: string) =>
    (await folderAround(folder, isRepository, files)) ?? (await folderAround(folder, hasPaths, files));
  if (beside !== undefined) return (await repository(beside)) ?? dirname(from);
  if (candidate)
    return (await repository(from)) ?? ((await namesPagesAbove(candidate, tree)) ? dirname(from) : undefined);
  return (await usesRepository(tree)) ? repository(from) : undefined;
}

/** A demo, or an included file in a folder above. */
const usesModules =
  /^[ \t]*(?:\{\{[ \t]*"(?:demo|component)"|(?:<<<|<!--[ \t]*@include:|<include\b[^<>]*>|<embed\s+src=["'])\s*\.\.\/)/m;

/** True for pages with demos, which import modules of their repository, or that include other files of it. */
async function usesRepository(tree: TreeFiles): Promise<boolean> {
  for (const file of filesBelow(tree, '', markdownEnd))
    if (usesModules.test((await tree.textOf(file)) ?? '')) return true;
  return false;
}

/** True for a configuration in this folder with pages beside the folder: `path: '../docs'`. */
async function namesPagesAbove(candidate: Candidate | undefined, tree: TreeFiles): Promise<boolean> {
  if (candidate?.config === undefined || candidate.root !== '') return false;
  return /\bpath['"]?\s*:\s*['"`]\.\.\//.test((await tree.textOf(candidate.config)) ?? '');
}

type IsWanted = (folder: string, files: InspectionFiles) => Promise<boolean>;

const isConfiguration: IsWanted = async (folder, { names }) =>
  (await names(folder as FilePath)).some((name) => name === '.vitepress' || configName.test(name));

const configName = /^(?:(?:astro|docusaurus)\.config\.[cm]?[jt]s|book\.toml)$/;

/** Demos import the packages of their repository. */
const isRepository: IsWanted = async (folder, { names, readText }) => {
  const found = await names(folder as FilePath);
  if (found.includes('pnpm-workspace.yaml') || found.includes('lerna.json')) return true;
  const manifest = await readText(join(folder, 'package.json') as FilePath);
  return manifest !== undefined && (/"workspaces"\s*:/.test(manifest) || found.includes('.git'));
};

/** Aliases of imports are in a file whose folder may be no repository, such as an unpacked archive. */
const hasPaths: IsWanted = async (folder, { readText }) =>
  /"(?:paths|baseUrl)"\s*:/.test((await readText(join(folder, 'tsconfig.json') as FilePath)) ?? '');

/** `path: '../docs'`, `srcDir: "../docs"`, `src = "../docs"` */
const outwardPath = /\b(?:path|srcDir|src)['"]?\s*[:=]\s*['"`](\.\.\/[^'"`]*)/g;

/** Returns the folder with a configuration that names a folder beside its own one, such as `website`. */
async function configurationBeside(from: string, files: InspectionFiles): Promise<string | undefined> {
  const above = dirname(from);
  for (const name of await files.names(above as FilePath)) {
    const folder = join(above, name);
    if (folder === from || skippedFolders.has(name)) continue;
    for (const file of (await files.names(folder as FilePath)).filter((one) => configName.test(one))) {
      const text = (await files.readText(join(folder, file) as FilePath)) ?? '';
      const named = [...text.matchAll(outwardPath)].map(([, path = '']) => resolve(folder, path));
      if (named.includes(from)) return folder;
    }
  }
  return undefined;
}

/** Returns the nearest folder around another one that is wanted; undefined if that one is wanted itself. */
async function folderAround(
  from: string,
  isWanted: IsWanted,
  files: InspectionFiles,
): Promise<string | undefined> {
  if (await isWanted(from, files)) return undefined;
  let folder = dirname(from);
  for (let depth = 0; depth < 4 && folder !== dirname(folder); depth += 1) {
    if (await isWanted(folder, files)) return folder;
    folder = dirname(folder);
  }
  return undefined;
}
