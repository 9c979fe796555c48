import { posix } from 'node:path';
import { groupBy } from '../lib/group-by.ts';

/** Returns the innermost folder that contains all files, at or below `outer`. */
export function commonFolder(files: readonly string[], outer: string): string {
  const [first, ...others] = files.map((file) => posix.dirname(file).split('/'));
  if (first === undefined) return outer;
  let shared = first;
  for (const other of others) {
    let count = 0;
    while (count < shared.length && shared[count] === other[count]) count += 1;
    shared = shared.slice(0, count);
  }
  const folder = shared.join('/');
  // A single page deep in a tree says nothing about its folder.
  return folder === '' || folder.length < outer.length ? outer : folder;
}

/** Fewer globs that end alike are easier to read one by one. */
const fewestAlike = 4;

/** Names that tools keep out of websites, in every product. */
const privateName = /^[._]/;

/**
 * Returns globs, relative to a folder, for its Markdown files that are no pages: one for a folder without any
 * page, else the files. Several private ones of one name, such as `__demo__`, become one glob if no page has
 * that name in its path.
 */
export function excludedGlobs(
  files: readonly string[],
  pages: ReadonlySet<string>,
  content: string,
): readonly string[] {
  const start = content === '' || content === '.' ? '' : `${content}/`;
  const inside = files.filter((file) => file.startsWith(start));
  const kept = new Set<string>();
  for (const file of inside) if (pages.has(file)) for (const folder of foldersAbove(file)) kept.add(folder);
  const shown = new Set([...pages].flatMap((file) => file.split('/')));
  const excluded = new Set(
    inside.filter((file) => !pages.has(file)).map((file) => excludedPath(file, { start, kept })),
  );
  const byName = groupBy([...excluded], (path) => posix.basename(path, '/'));
  const globs = [...byName].flatMap(([name, paths]) => {
    const isAlike = paths.length >= fewestAlike && privateName.test(name) && !shown.has(name);
    const isFolders = paths.every((path) => path.endsWith('/'));
    if (isAlike && (isFolders || paths.every((path) => !path.endsWith('/'))))
      return [`**/${escapeGlob(name)}${isFolders ? '/**' : ''}`];
    return paths.map((path) => escapeGlob(path) + (path.endsWith('/') ? '**' : ''));
  });
  return globs.sort();
}

/** The outermost folder of a file that has no page, with a slash, or else the file. */
function excludedPath(
  file: string,
  { start, kept }: { readonly start: string; readonly kept: ReadonlySet<string> },
): string {
  const folder = foldersAbove(file).find(
    (one) => `${one}/` !== start && one.startsWith(start) && !kept.has(one),
  );
  return (folder === undefined ? file : `${folder}/`).slice(start.length);
}

/** Outermost first. */
function foldersAbove(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Escapes the characters that a glob gives a meaning to. */
export function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
