import { posix } from 'node:path';
import { isInside } from '../../lib/path.ts';
import type { InspectedPage, Unplaced } from '../inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import type { FamilyPageModule } from './page-modules.ts';

interface FamilyFolder {
  readonly root: string;
  /** The folder of Markdown, whose files all become pages. */
  readonly content: string;
  readonly tree: TreeFiles;
}

/**
 * Lists what readers will miss of the folder of page modules: modules that show no Markdown, and Markdown
 * that no module shows, which is no page in the tree either.
 */
export function pagesNotShown(
  modules: readonly FamilyPageModule[],
  pages: readonly InspectedPage[],
  { root, content, tree }: FamilyFolder,
): Unplaced[] {
  const shown = new Set(pages.map(({ file }) => file));
  // `about-zh.md` is the translation of `about.md`.
  const isShown = (file: string) =>
    shown.has(file) || shown.has(file.replace(/[-.][a-z]{2}(?:-[A-Z]{2})?(?=\.mdx?$)/, ''));
  const unread = filesBelow(tree, posix.join(root, 'pages'), markdownEnd).filter(
    (file) => !isInside(content, file) && !isShown(file),
  );
  return [
    ...modules
      .filter(({ markdown, isApi }) => markdown === undefined && !isApi)
      .map(({ file }): Unplaced => ({ kind: 'page', name: file, reason: 'without Markdown' })),
    ...unread.map((name): Unplaced => ({ kind: 'file', name, reason: 'with Markdown that no page shows' })),
  ];
}
