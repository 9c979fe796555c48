import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isInside } from '../lib/path.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { findCandidates, inspectTree } from './inspect-tree.ts';
import type { InspectedTree } from './inspected-tree.ts';
import { siteFiles } from './site-files.ts';
import { filesBelow, markdownEnd, skippedFolders, type TreeFiles, treeFiles } from './tree-files.ts';

/** The folders of an inspection, both absolute. */
export interface InspectionFolders {
  /** The documentation, which is only read. */
  readonly from: string;
  /** The new site. */
  readonly site: string;
  /** Name of the new site, if the documentation has none. */
  readonly name: string;
}

/** What was found, and the files of the new site by posix path. */
export interface Inspection {
  readonly tree: InspectedTree;
  readonly files: ReadonlyMap<string, string>;
}

const hint = 'Pass the folder of an existing documentation.';

/** The file operations of an inspection. */
export type InspectionFiles = Pick<FileSystem, 'list' | 'names' | 'readText' | 'exists' | 'size'>;

/** Reads a documentation tree and returns a site that shows it where it is. Nothing is executed or written. */
export async function inspectFolder(
  { from, site, name }: InspectionFolders,
  files: InspectionFiles,
): Promise<Inspection> {
  if (isAbsolute(relative(site, from)))
    throw new UserError(
      `"${from}" and "${site}" are on different drives. Create the site on the drive of the pages.`,
    );
  const { folder, tree } = await findTree(from, files);
  if (filesBelow(tree, '', markdownEnd).length === 0)
    throw new UserError(`"${from}" is no folder with Markdown files. ${hint}`);
  const inspected = await inspectTree(tree, name);
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
}

/**
 * Lists a folder. If it has no configuration, but a folder around it has one, that folder is inspected, with
 * the pages of this one alone: `docs/en` of a site in several languages.
 */
async function findTree(from: string, files: InspectionFiles): Promise<FoundTree> {
  const tree = await listTree(from, files);
  const own: FoundTree = { folder: from, tree };
  if (findCandidates(tree).length > 0) return own;
  for (let folder = dirname(from), depth = 0; depth < 4 && folder !== dirname(folder); depth += 1) {
    if ((await files.names(folder as FilePath)).some((name) => configName.test(name))) {
      const inside = posixPath(relative(folder, from));
      const isKept = (path: string) => !markdownEnd.test(path) || isInside(inside, path);
      const outer = await listTree(folder, files);
      return { folder, tree: treeFiles(outer.paths.filter(isKept), outer.textOf) };
    }
    folder = dirname(folder);
  }
  return own;
}

const configName = /^(?:\.vitepress|(?:astro|docusaurus)\.config\.[cm]?[jt]s)$/;

/** More files and folders than any documentation has: the folder is probably a home folder or a disk. */
const mostFiles = 200_000;

async function listTree(from: string, files: InspectionFiles): Promise<TreeFiles> {
  const folder = from as FilePath;
  if (!(await files.exists(folder))) throw new UserError(`"${from}" does not exist. ${hint}`);
  let folders = 0;
  const listed = await files.list(folder, (path) => {
    folders += 1;
    return folders <= mostFiles && !skippedFolders.has(basename(path));
  });
  if (folders + listed.length > mostFiles)
    throw new UserError(
      `"${from}" contains more than ${mostFiles.toLocaleString('en-US')} files. Pass the folder of the documentation itself.`,
    );
  const places = new Map(listed.map(({ path, file }) => [path, file]));
  return treeFiles([...places.keys()], async (path) => {
    const file = places.get(path);
    if (file === undefined || ((await files.size(file)) ?? 0) > largestText) return undefined;
    return files.readText(file);
  });
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
