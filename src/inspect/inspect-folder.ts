import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isInside } from '../lib/path.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { findCandidates, inspectTree } from './inspect-tree.ts';
import type { Candidate, InspectedTree } from './inspected-tree.ts';
import { readmeName } from './readme-name.ts';
import { siteFiles } from './site-files.ts';
import { filesBelow, markdownEnd, skippedFolders, type TreeFiles, treeFiles } from './tree-files.ts';

/** The folders of an inspection, both absolute. */
export interface InspectionFolders {
  /** The documentation, which is only read. */
  readonly from: string;
  /** The new site. */
  readonly site: string;
  /** Name of the new site, if neither the documentation nor its README has one. */
  readonly name: string;
}

/** What was found, and the files of the new site by posix path. */
export interface Inspection {
  readonly tree: InspectedTree;
  readonly files: ReadonlyMap<string, string>;
}

const hint = 'Pass the folder of an existing documentation.';

/** The file operations of an inspection. */
export type InspectionFiles = Pick<
  FileSystem,
  'list' | 'names' | 'readText' | 'exists' | 'size' | 'realPath'
>;

/**
 * Reads a documentation tree and returns a site that shows it where it is. Nothing is executed or written.
 */
export async function inspectFolder(
  { from, site, name: folderName }: InspectionFolders,
  files: InspectionFiles,
): Promise<Inspection> {
  if (isAbsolute(relative(site, from)))
    throw new UserError(
      `"${from}" and "${site}" are on different drives. Create the site on the drive of the pages.`,
    );
  const { folder, tree, inside } = await findTree(from, files);
  if (filesBelow(tree, '', markdownEnd).length === 0)
    throw new UserError(`"${from}" is not a folder with Markdown files. ${hint}`);
  const name = (await readmeName(tree)) ?? folderName;
  const inspected = await inspectTree(tree, name, inside);
  checkPlace(inspected, { from: folder, site });
  const fromRoot = posixPath(relative(resolve(folder, inspected.root), site));
  const toTree = posixPath(relative(join(site, 'content'), folder));
  return {
    tree: inspected,
    files: siteFiles(inspected, { toTree, name, fromRoot: fromRoot.startsWith('..') ? undefined : fromRoot }),
  };
}

/** A folder that is inspected, with its files. */
interface FoundTree {
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
async function findTree(from: string, files: InspectionFiles): Promise<FoundTree> {
  if (!(await files.exists(from as FilePath))) throw new UserError(`"${from}" does not exist. ${hint}`);
  const tree = await listTree(from, files);
  if (tree === undefined)
    throw new UserError(
      `"${from}" contains more than ${mostFiles.toLocaleString('en-US')} files. Pass the folder of the documentation itself.`,
    );
  const [candidate] = findCandidates(tree);
  const isConfigured = candidate !== undefined;
  const around =
    (await folderAround(from, isConfigured ? isRepository : isConfiguration, files)) ??
    ((await namesPagesAbove(candidate, tree)) ? dirname(from) : undefined);
  const outer = around === undefined ? undefined : await listTree(around, files);
  if (around === undefined || outer === undefined) return { folder: from, tree };
  const inside = posixPath(relative(around, from));
  if (isConfigured) return { folder: around, tree: outer, inside };
  const isKept = (path: string) => !markdownEnd.test(path) || isInside(inside, path);
  return { folder: around, tree: treeFiles(outer.paths.filter(isKept), outer.textOf, outer.links) };
}

/** True for a configuration in this folder with pages beside the folder: `path: '../docs'`. */
async function namesPagesAbove(candidate: Candidate | undefined, tree: TreeFiles): Promise<boolean> {
  if (candidate?.config === undefined || candidate.root !== '') return false;
  return /\bpath['"]?\s*:\s*['"`]\.\.\//.test((await tree.textOf(candidate.config)) ?? '');
}

type IsWanted = (folder: string, files: InspectionFiles) => Promise<boolean>;

const isConfiguration: IsWanted = async (folder, { names }) =>
  (await names(folder as FilePath)).some((name) =>
    /^(?:\.vitepress|(?:astro|docusaurus)\.config\.[cm]?[jt]s|book\.toml)$/.test(name),
  );

/** Demos import the packages of their repository. */
const isRepository: IsWanted = async (folder, { names, readText }) => {
  const found = await names(folder as FilePath);
  if (found.includes('pnpm-workspace.yaml') || found.includes('lerna.json')) return true;
  const manifest = await readText(join(folder, 'package.json') as FilePath);
  return manifest !== undefined && (/"workspaces"\s*:/.test(manifest) || found.includes('.git'));
};

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

/** More files and folders than any documentation has: the folder is probably a home folder or a disk. */
const mostFiles = 200_000;

/** Lists the files of a folder; undefined if there are too many. */
async function listTree(from: string, files: InspectionFiles): Promise<TreeFiles | undefined> {
  let folders = 0;
  const listed = await files.list(from as FilePath, (path) => {
    folders += 1;
    return folders <= mostFiles && !skippedFolders.has(basename(path));
  });
  if (folders + listed.length > mostFiles) return undefined;
  const places = new Map(listed.map(({ path, file }) => [path, file]));
  const readText = async (path: string) => {
    const file = places.get(path);
    if (file === undefined || ((await files.size(file)) ?? 0) > largestText) return undefined;
    return files.readText(file);
  };
  const real = (await files.realPath(from as FilePath)) ?? from;
  const links = listed.flatMap(({ path, target }) => {
    const place = target === undefined ? '..' : posixPath(relative(real, target));
    return isInside('..', place) || isAbsolute(place) ? [] : ([[path, place]] as const);
  });
  return treeFiles([...places.keys()], readText, new Map(links));
}

/** No page or configuration is larger. */
const largestText = 5_000_000;

/** A site inside its own pages would read its own files as pages. */
function checkPlace(
  { products }: InspectedTree,
  { from, site }: Pick<InspectionFolders, 'from' | 'site'>,
): void {
  const place = posixPath(relative(from, site));
  const around = products.find(({ content }) => isInside(content, place));
  if (around)
    throw new UserError(
      `"${site}" is inside "${join(from, around.content)}", the folder of the pages. Create the site in another folder.`,
    );
}

function posixPath(path: string): string {
  return path.split(sep).join('/');
}
