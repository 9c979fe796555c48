import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import { contentFolder } from './content-folder.ts';
import { readAliases } from './family/read-aliases.ts';
import { excludedGlobs } from './folders.ts';
import { identifierOf } from './identifier.ts';
import type { Candidate, InspectedPage, InspectedTree, Unplaced } from './inspected-tree.ts';
import { isTranslationOf, languageFolders, suffixLanguages } from './languages.ts';
import { listedFolder } from './listed-folder.ts';
import { listedNavigation } from './listed-navigation.ts';
import { filesBelow, markdownEnd, type TreeFiles } from './tree-files.ts';
import { joinPath, wordsOf } from './tree-pages.ts';

/**
 * Reads a folder of Markdown without a configuration. Its navigation follows from its folders, or from
 * files that list the pages.
 */
export async function readFolder(
  inspected: Candidate,
  tree: TreeFiles,
  name: string,
): Promise<InspectedTree> {
  const root = await listedFolder(inspected.root, tree);
  const summary = posix.join(root, 'SUMMARY.md');
  const all = filesBelow(tree, root, markdownEnd);
  const isHidden = (file: string) => /(?:^|\/)[._]/.test(posix.relative(root, file));
  const shownFiles = all.filter((file) => file !== summary && !isHidden(file));
  const translated = suffixLanguages(shownFiles);
  const isTranslation = isTranslationOf(translated);
  const files = shownFiles.filter((file) => !isTranslation(file));
  const placeIn = (folder: string) =>
    placeFiles(
      files.filter((file) => isInside(folder, file)),
      folder,
    );
  const [original, ...others] = tree.has(summary) ? [] : languageFolders(files);
  const content = tree.has(summary)
    ? root
    : (original?.folder ?? (await contentFolder(files, root, { tree, placeIn })));
  const pages = placeIn(content);
  const shown = new Set(pages.map(({ file }) => file));
  const listed = await listedNavigation({ root, content, pages }, tree);
  const { alias, missing } = await readAliases(root, tree);
  const publicFolder = posix.join(root, 'public');
  return {
    kind: 'markdown',
    root,
    settings: {},
    languages: [{ id: 'en' }, ...(original ? others.map(({ language }) => language) : translated)],
    products: [
      {
        id: identifierOf(name),
        name: wordsOf(name),
        root: '/',
        content: content === '' ? '.' : content,
        ...(others.length > 0 && {
          translations: Object.fromEntries(others.map(({ folder, language }) => [language.id, folder])),
        }),
        ...(listed === undefined
          ? { navigation: 'auto' as const }
          : { navigation: listed.entries, navigationSource: listed.source }),
      },
    ],
    labels: {},
    pages,
    exclude: excludedGlobs(
      all.filter((file) => !isTranslation(file)),
      shown,
      content,
    ),
    alias,
    missingAlias: missing,
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...(listed?.unplaced ?? []),
      ...(root === inspected.root ? [] : outsidePages(inspected.root, root, tree)),
      ...files
        .filter((file) => !shown.has(file) && !others.some(({ folder }) => isInside(folder, file)))
        .map(
          (name): Unplaced => ({
            kind: 'page',
            name,
            reason: `outside ${content}, from which links name pages`,
          }),
        ),
    ],
  };
}

function outsidePages(around: string, root: string, tree: TreeFiles): Unplaced[] {
  return filesBelow(tree, around, markdownEnd)
    .filter((file) => !isInside(root, file))
    .map((name) => ({ kind: 'page', name, reason: `outside ${root}, where a file lists the pages` }));
}

/**
 * `guide/README.md` is the page of its folder, unless there is an `index.md`. A folder in parentheses only
 * groups files, as Next.js and Fumadocs have it.
 */
function placeFiles(files: readonly string[], root: string): InspectedPage[] {
  const known = new Set(files);
  return files.map((file) => {
    const folder = posix.dirname(posix.relative(root, file));
    const stem = posix.basename(file).replace(markdownEnd, '');
    const hasIndex = ['index.md', 'index.mdx'].some((name) =>
      known.has(posix.join(posix.dirname(file), name)),
    );
    const isIndex = stem === 'index' || (/^readme$/i.test(stem) && !hasIndex);
    const shown = folder.split('/').filter((name) => !/^\(.*\)$/.test(name));
    return { file, path: joinPath(...shown, isIndex ? '' : stem) };
  });
}
