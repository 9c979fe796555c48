import { posix } from 'node:path';
import type { Candidate } from '../inspected-tree.ts';
import { markdownEnd, type TreeFiles } from '../tree-files.ts';

/** Folders of Markdown in trees of this family, new and old. */
const contentFolder = /^(.*?\/)?(data|src\/pages)\//;
const navigationFile = /(?:^|\/)pages\.(?:[cm]?[jt]s|json)$/;

/**
 * Finds folders that have Markdown in `data`, and page modules in `pages` or a navigation file named `pages`.
 * Other sites of Next.js have MDX in `data`, whose addresses follow from neither.
 */
export function findFamily({ paths, hasFolder }: Pick<TreeFiles, 'paths' | 'hasFolder'>): Candidate[] {
  const roots = new Map<string, boolean>();
  for (const path of paths) {
    const match = markdownEnd.test(path) ? contentFolder.exec(path) : null;
    const root = (match?.[1] ?? '').replace(/\/$/, '');
    if (match) roots.set(root, roots.get(root) === true || path.endsWith('.md'));
  }
  return [...roots]
    .filter(
      ([root, hasMarkdown]) =>
        (hasMarkdown && hasFolder(posix.join(root, 'pages'))) || navigationFiles({ paths }, root).length > 0,
    )
    .map(([root]) => root)
    .map((root) => ({ kind: 'family', root }));
}

/** Returns the folder of the pages of a tree of this family. */
export function familyContent({ paths }: Pick<TreeFiles, 'paths'>, root: string): string {
  const data = posix.join(root, 'data');
  return paths.some((path) => path.startsWith(`${data}/`) && markdownEnd.test(path))
    ? data
    : posix.join(root, 'src/pages');
}

/**
 * Returns the navigation files of a tree: `data/pages.ts`, `data/material/pages.ts`, `src/pages.js`. A tree
 * whose pages are still in `src` may have files in `data` that nothing uses yet.
 */
export function navigationFiles({ paths }: Pick<TreeFiles, 'paths'>, root: string): string[] {
  const [data, source] = [posix.join(root, 'data/'), posix.join(root, 'src/')];
  const inData = paths.filter((path) => path.startsWith(data) && navigationFile.test(path));
  const inSource = paths.filter(
    (path) => posix.dirname(path) === posix.dirname(`${source}x`) && navigationFile.test(path),
  );
  const isInData = familyContent({ paths }, root) === posix.join(root, 'data');
  const [first, second] = isInData ? [inData, inSource] : [inSource, inData];
  return withoutCompiled(first.length > 0 ? first : second);
}

/** Where both variants exist, the TypeScript one is the source. */
function withoutCompiled(files: readonly string[]): string[] {
  const stem = (file: string) => file.replace(/\.\w+$/, '');
  return files.filter(
    (file) =>
      /\.ts$/.test(file) ||
      !files.some((other) => other !== file && /\.ts$/.test(other) && stem(other) === stem(file)),
  );
}
