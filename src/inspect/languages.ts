import { languageTagPattern } from '../lib/language-tag-pattern.ts';
import type { InspectedLanguage } from './inspected-tree.ts';

/** Facts that a configuration states about a language. */
export interface StatedLanguage {
  readonly name?: string | undefined;
  readonly direction?: unknown;
}

/** Returns the language of a tag: `en-US` and `en_US` are `en-US`; without a valid tag, it is English. */
export function languageOfTag(
  tag: string | undefined,
  { name, direction }: StatedLanguage = {},
): InspectedLanguage {
  return {
    id: canonicalTag(tag) ?? 'en',
    ...(name !== undefined && { name }),
    ...(direction === 'rtl' && { direction }),
  };
}

function canonicalTag(tag: string | undefined): string | undefined {
  try {
    const [found] = Intl.getCanonicalLocales((tag ?? '').replaceAll('_', '-'));
    return found !== undefined && languageTagPattern.test(found) ? found : undefined;
  } catch {
    // `english!` is no tag in any spelling.
    return undefined;
  }
}

/** A folder of translations of the tree, with its language. */
export interface LanguageFolder {
  /** Relative to the folder of the pages: `de`. */
  readonly folder: string;
  readonly language: InspectedLanguage;
}

/**
 * Returns the language of a folder of translations. Its identifier is the name of the folder, if that is a
 * tag, so that addresses keep their prefix: `zh-cn`.
 */
export function folderLanguage(
  folder: string,
  tag: string | undefined,
  facts: StatedLanguage,
): LanguageFolder {
  const language = languageOfTag(tag ?? folder, facts);
  const isTag = languageTagPattern.test(folder);
  return { folder, language: isTag ? { ...language, id: folder } : language };
}

/** Fewer files with an ending that is no usual tag are no translations. */
const fewestUnusual = 5;

/**
 * The parts of the name of a page that names its language: `start`, `de` and `.mdx` of `start.de.mdx`. After
 * a hyphen, as in `start-zh-CN.md`, only a tag with a region is no part of the name.
 */
const markedName = /^(.+?)(?:\.([^./]+)|-([a-z]{2}-[A-Z]{2}))(\.mdx?)$/;

/** The folder and the tag of a page that is named by its language alone: `start/de.mdx`. */
const bareName = /^(.*\/)([a-z]{2}(?:-[A-Z]{2})?)(\.mdx)$/;

/** The parts of the name of a file. */
interface NameParts {
  readonly stem: string;
  /** Empty if the file names no language. */
  readonly tag: string;
  readonly end: string;
  /** Whether the file has no other name. */
  readonly isBare: boolean;
}

function partsOf(file: string): NameParts {
  const [, folder, bare, bareEnd] = bareName.exec(file) ?? [];
  if (folder !== undefined && bare !== undefined && bareEnd !== undefined)
    return { stem: folder, tag: bare, end: bareEnd, isBare: true };
  const [, stem = '', dotted, hyphenated, end = ''] = markedName.exec(file) ?? [];
  return { stem, tag: dotted ?? hyphenated ?? '', end, isBare: false };
}

/** Fewer originals with the name of a language are pages about it. */
const fewestBare = 2;

/**
 * Finds the English tag in the names of originals, `start.en-US.md` next to `start.zh-CN.md`, or
 * `start/en.mdx` next to `start/de.mdx`; undefined for a tree whose originals name no language.
 */
export function originalTag(files: readonly string[]): string | undefined {
  const all = new Set(files);
  const counts = new Map<string, number>();
  const english = files.map(partsOf).filter(({ tag }) => tag.startsWith('en') && isUsual(tag));
  const hasBare = english.filter(({ isBare }) => isBare).length >= fewestBare;
  for (const { stem, tag, end, isBare } of english) {
    const isMarked = isBare ? hasBare : all.has(`${stem}.${tag}${end}`);
    if (isMarked && !all.has(stem + end)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const [tag] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return tag !== undefined && suffixLanguages(files, tag).length > 0 ? tag : undefined;
}

/**
 * Finds the languages of translations beside their pages, `start.de.mdx` next to `start.mdx`, or to
 * `start.en.mdx` if originals have that tag, and `start/de.mdx` next to `start/en.mdx`. Tags of two letters
 * that name no language, such as `cn`, need several files: `start.ui.md` alone is a page.
 */
export function suffixLanguages(files: readonly string[], original?: string): readonly InspectedLanguage[] {
  const all = new Set(files);
  const counts = new Map<string, number>();
  for (const file of files) {
    const { stem, tag, end, isBare } = partsOf(file);
    if (!languageTagPattern.test(tag) || tag === original) continue;
    const originals = isBare
      ? [`${stem}${original}${end}`]
      : [stem + end, `${stem}.md`, `${stem}.${original}${end}`];
    if (originals.some((name) => all.has(name))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .filter(([tag, count]) => isUsual(tag) || count >= fewestUnusual)
    .map(([id]) => ({ id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** True for the tag of a language that has a name, with two letters: others are words more often. */
function isUsual(tag: string): boolean {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return /^[a-z]{2}(?:-|$)/.test(tag) && languageTagPattern.test(tag) && names.of(tag) !== undefined;
}

/**
 * Finds the folder with the pages of each language, `content/en` and `content/de`, if most pages are in them;
 * that of English comes first. Empty for a tree in one language.
 */
export function languageFolders(files: readonly string[]): readonly LanguageFolder[] {
  const byFolder = new Map<string, Map<string, number>>();
  for (const file of files) {
    const names = file.split('/').slice(0, -1);
    const at = names.findIndex(isUsual);
    if (at === -1) continue;
    const folder = names.slice(0, at).join('/');
    const counts = byFolder.get(folder) ?? new Map<string, number>();
    byFolder.set(folder, counts.set(names[at] ?? '', (counts.get(names[at] ?? '') ?? 0) + 1));
  }
  for (const [folder, counts] of byFolder) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (!counts.has('en') || counts.size < 2 || all * 2 <= files.length) continue;
    const tags = ['en', ...[...counts.keys()].filter((tag) => tag !== 'en').sort()];
    return tags.map((tag) => ({
      folder: folder === '' ? tag : `${folder}/${tag}`,
      language: { id: tag },
    }));
  }
  return [];
}

/**
 * True for the file of a translation: `start.de.mdx`, and `start/de.mdx` beside the file of the original
 * language.
 */
export function isTranslationOf(
  languages: readonly InspectedLanguage[],
  files: readonly string[],
  original?: string,
): (file: string) => boolean {
  const tags = new Set(languages.map(({ id }) => id));
  const all = new Set(files);
  return (file) => {
    const { stem, tag, end, isBare } = partsOf(file);
    return tags.has(tag) && (!isBare || all.has(`${stem}${original}${end}`));
  };
}
