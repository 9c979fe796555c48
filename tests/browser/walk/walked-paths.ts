import { relative, sep } from 'node:path';
import { htmlFiles } from '../support/site-paths.ts';

/** A part of the pages: each `of`-th, starting with the `first`-th. */
export interface Share {
  readonly first: number;
  readonly of: number;
}

/**
 * The paths of a share of a website's pages in one language, in alphabetical order. The first language is the
 * one whose pages are in no folder of a language.
 */
export async function walkedPaths(folder: string, language: string, share: Share): Promise<string[]> {
  const files = await htmlFiles(folder);
  return files
    .map(
      (file) =>
        `/${relative(folder, file)
          .split(sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
    )
    .filter((path) => (/^\/(de|ar)\//.exec(path)?.[1] ?? 'en') === language)
    .sort()
    .filter((_, index) => index % share.of === (share.first - 1) % share.of);
}
