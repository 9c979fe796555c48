import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import { contentFolder } from './content-folder.ts';
import { readAliases } from './family/read-aliases.ts';
import { excludedGlobs } from './folders.ts';
import { identifierOf } from './identifier.ts';
import type { Candidate, InspectedPage, InspectedTree, Unplaced } from './inspected-tree.ts';
import { isTranslationOf, languageFolders, originalTag, suffixLanguages } from './languages.ts';
import { listedFolder } from './navigation/listed-folder.ts';
import { listedNavigation } from './navigation/listed-navigation.ts';
import { filesBelow, markdownEnd, type TreeFiles } from './tree-files.ts';
import { joinPath, wordsOf } from './tree-pages.ts';
import { writtenLanguage } from './written-language.ts';

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
  const found = await findPages(root, tree);
  const listed = await listedNavigation({ root, ...found }, tree);
  const { alias, missing } = await readAliases(root, tree);
  const publicFolder = posix.join(root, 'public');
  return {
    kind: 'markdown',
    root,
    settings: {},
    languages: [{ id: found.language }, ...found.languages],
    products: [productOf(name, found, listed)],
    labels: {},
    pages: found.pages,
    exclude: found.exclude,
    alias,
    missingAlias: missing,
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...(listed?.unplaced ?? []),
      ...(root === inspected.root ? [] : outsidePages(inspected.root, root, tree)),
      ...found.unplaced,
    ],
  };
}

/** The pages of a folder, and where they are. */
interface FoundPages {
  /** The folder that addresses begin at. */
  readonly content: string;
  readonly pages: readonly InspectedPage[];
  /** The language of originals. */
  readonly language: string;
  /** Languages beside it. */
  readonly languages: InspectedTree['languages'];
  /** Folders with translations, by language. */
  readonly translations: Readonly<Record<string, string>>;
  /** Globs of Markdown that is no page. */
  readonly exclude: readonly string[];
  readonly unplaced: readonly Unplaced[];
}

async function findPages(root: string, tree: TreeFiles): Promise<FoundPages> {
  const summary = posix.join(root, 'SUMMARY.md');
  const all = filesBelow(tree, root, markdownEnd);
  const isHidden = (file: string) => /(?:^|\/)[._]/.test(posix.relative(root, file));
  const shownFiles = all.filter((file) => file !== summary && !isHidden(file));
  const tag = originalTag(shownFiles);
  const translated = suffixLanguages(shownFiles, tag);
  const isTranslation = isTranslationOf(translated, shownFiles, tag);
  const files = shownFiles.filter((file) => !isTranslation(file));
  const placeIn = (folder: string) =>
    placeFiles(
      files.filter((file) => isInside(folder, file)),
      folder,
      tag,
    );
  const [original, ...others] = tree.has(summary) ? [] : languageFolders(files);
  const content = tree.has(summary)
    ? root
    : (original?.folder ?? (await contentFolder(files, root, { tree, placeIn })));
  const pages = placeIn(content);
  const shown = new Set(pages.map(({ file }) => file));
  const originals = all.filter((file) => !isTranslation(file));
  return {
    content,
    pages,
    language: tag ?? (await writtenLanguage(pages, tree)) ?? 'en',
    languages: original
      ? others.map(({ language }) => language)
      : suffixLanguages(
          // Files around the pages, such as `README.fr.md` of the repository, add no language to the site.
          shownFiles.filter((file) => isInside(content, file)),
          tag,
        ),
    translations: Object.fromEntries(others.map(({ folder, language }) => [language.id, folder])),
    exclude: excludedGlobs(originals, shown, content),
    unplaced: files
      .filter((file) => !shown.has(file) && !others.some(({ folder }) => isInside(folder, file)))
      .map((name) => ({ kind: 'page', name, reason: `outside ${content}, from which links name pages` })),
  };
}

function productOf(
  name: string,
  { content, translations }: FoundPages,
  listed: Awaited<ReturnType<typeof listedNavigation>>,
): InspectedTree['products'][number] {
  return {
    id: identifierOf(name),
    name: wordsOf(name),
    root: '/',
    content: content === '' ? '.' : content,
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(listed === undefined
      ? { navigation: 'auto' as const }
      : { navigation: listed.entries, navigationSource: listed.source }),
  };
}

function outsidePages(around: string, root: string, tree: TreeFiles): Unplaced[] {
  return filesBelow(tree, around, markdownEnd)
    .filter((file) => !isInside(root, file))
    .map((name) => ({ kind: 'page', name, reason: `outside ${root}, where a file lists the pages` }));
}

/**
 * `guide/README.md` is the page of its folder, unless there is an `index.md`. A folder in parentheses only
 * groups files, as Next.js and Fumadocs have it. The tag of the original language is no part of an address:
 * `guide/start.en.md` and `guide/start/en.mdx` have the same one.
 */
function placeFiles(files: readonly string[], root: string, tag: string | undefined): InspectedPage[] {
  const known = new Set(files);
  return files.map((file) => {
    const folder = posix.dirname(posix.relative(root, file));
    const written = posix.basename(file).replace(markdownEnd, '');
    const stem = tag === undefined ? written : written.replace(new RegExp(`\\.${tag}$`), '');
    const hasIndex = ['index.md', 'index.mdx'].some((name) =>
      known.has(posix.join(posix.dirname(file), name)),
    );
    const isLanguage = stem === tag && file.endsWith('.mdx');
    const isIndex = stem === 'index' || ((isLanguage || /^readme$/i.test(stem)) && !hasIndex);
    const shown = folder.split('/').filter((name) => !/^\(.*\)$/.test(name));
    return { file, path: joinPath(...shown, isIndex ? '' : stem) };
  });
}
