import { isAbsolute, join, relative } from 'node:path';
import { isInside } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import { UserError } from '../model/diagnostic.ts';
import { siteEditUrl } from './edit-url.ts';
import { findTree, folderHint } from './find-tree.ts';
import { inspectTree } from './inspect-tree.ts';
import type { InspectedTree, Unplaced } from './inspected-tree.ts';
import type { InspectionFiles } from './list-tree.ts';
import { projectName } from './project-name.ts';
import { readmeName } from './readme-name.ts';
import { siteFiles } from './site-files.ts';
import { filesBelow, markdownEnd } from './tree-files.ts';

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
  const nothingFound = () => new UserError(`"${from}" is not a folder with Markdown files. ${folderHint}`);
  if (filesBelow(tree, '', markdownEnd).length === 0) throw nothingFound();
  const name = (await readmeName(tree)) ?? (await projectName(folder, files)) ?? folderName;
  const inspected = await inspectTree(tree, name, inside);
  // Files in folders such as `.github` are no pages.
  if (inspected.pages.length + inspected.apiDocuments === 0) throw nothingFound();
  checkPlace(inspected, { from: folder, site });
  const { editUrl: found } = inspected.settings;
  const editUrl = found && siteEditUrl(found, { root: inspected.root, site: relativePath(folder, site) });
  const toTree = relativePath(join(site, 'content'), folder);
  return {
    tree: found !== undefined && editUrl === undefined ? withoutEditor(inspected, found) : inspected,
    files: siteFiles(inspected, { toTree, name, editUrl }),
  };
}

/** Lists the URL of an editor for files that are not in the repository of the new site. */
function withoutEditor(tree: InspectedTree, editUrl: string): InspectedTree {
  const lost: Unplaced = {
    kind: 'setting',
    name: `editUrl: ${JSON.stringify(editUrl)}`,
    reason: 'for a site inside the repository of the pages',
  };
  return { ...tree, unplaced: [...tree.unplaced, lost] };
}

/** A site inside its own pages would read its own files as pages. */
function checkPlace(
  { products }: InspectedTree,
  { from, site }: Pick<InspectionFolders, 'from' | 'site'>,
): void {
  const place = relativePath(from, site);
  const around = products.find(({ content }) => isInside(content, place));
  if (around)
    throw new UserError(
      `"${site}" is inside "${join(from, around.content)}", the folder of the pages. Create the site in another folder.`,
    );
}
