import { posix } from 'node:path';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { readPages, type TreePage } from '../tree-pages.ts';
import type { StarlightLocaleFolder, StarlightLocales } from './starlight-settings.ts';

/** A language that has pages, and its folder in the inspected tree. */
export interface UsedLocale extends StarlightLocaleFolder {
  readonly path: string;
  readonly pages: readonly TreePage[];
}

/** The Markdown of a site of Starlight. */
export interface StarlightFiles {
  /** Folder of the pages in the first language. */
  readonly content: string;
  readonly pages: readonly TreePage[];
  readonly locales: readonly UsedLocale[];
  /** All files, and those of them that are pages in some language. */
  readonly all: readonly string[];
  readonly kept: ReadonlySet<string>;
}

/** Where Starlight looks for pages. */
export const starlightContentFolder = 'src/content/docs';

/** Reads the pages in every language. Languages without pages are left out. */
export async function readStarlightFiles(
  root: string,
  { folder, others }: StarlightLocales,
  tree: TreeFiles,
): Promise<StarlightFiles> {
  const outer = posix.join(root, starlightContentFolder);
  const content = posix.join(outer, folder);
  const all = filesBelow(tree, outer, markdownEnd);
  const paths = others.map((locale) => ({ ...locale, path: posix.join(outer, locale.folder) }));
  const pathOf = (file: string) => paths.find(({ path }) => file.startsWith(`${path}/`))?.path ?? content;
  const kept = all.filter(
    (file) => file.startsWith(`${pathOf(file)}/`) && isPage(posix.relative(pathOf(file), file)),
  );
  const pagesIn = (path: string) =>
    readPages(
      kept.filter((file) => pathOf(file) === path),
      tree,
    );
  const locales = await Promise.all(
    paths.map(async (locale): Promise<UsedLocale> => ({ ...locale, pages: await pagesIn(locale.path) })),
  );
  return {
    content,
    pages: await pagesIn(content),
    locales: locales.filter(({ pages }) => pages.length > 0),
    all,
    kept: new Set(kept),
  };
}

/** Starlight skips files and folders whose name begins with an underscore. The site has its own 404 page. */
function isPage(inside: string): boolean {
  return !/(?:^|\/)_/.test(inside) && !/^404\.mdx?$/.test(inside);
}
