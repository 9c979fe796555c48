import type { InspectedPage } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';
import { withoutCode } from './tree-pages.ts';

/** Scripts in which mostly one language is written; kana come before Han, which Japanese has, too. */
const scripts: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** Pages that are looked at: a tree has one language, or says so in the names of files. */
const mostPages = 40;

/** Names of components and props are Latin in every language. */
const smallestShare = 0.15;

/**
 * Returns the language of pages that name none, as far as their script says it; undefined for Latin letters,
 * with which most languages are written.
 */
export async function writtenLanguage(
  pages: readonly Pick<InspectedPage, 'file'>[],
  tree: Pick<TreeFiles, 'textOf'>,
): Promise<string | undefined> {
  const texts = await Promise.all(pages.slice(0, mostPages).map(({ file }) => tree.textOf(file)));
  const text = withoutCode(texts.join('\n'));
  const letters = count(text, /\p{Letter}/gu);
  return scripts.find(([script]) => count(text, script) > letters * smallestShare)?.[1];
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
