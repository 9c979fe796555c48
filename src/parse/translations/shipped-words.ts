import { memoize } from '../../memo/memoize.ts';
import type { TranslationDocument } from '../../model/language.ts';
import type { Words } from '../../model/words.ts';

/** The words that come with the program, besides English. Only those of the site's languages are loaded. */
const loaders: Readonly<Record<string, () => Promise<Words>>> = {
  ar: async () => (await import('../../model/words/ar.ts')).arabic,
  de: async () => (await import('../../model/words/de.ts')).german,
  es: async () => (await import('../../model/words/es.ts')).spanish,
  fr: async () => (await import('../../model/words/fr.ts')).french,
  ja: async () => (await import('../../model/words/ja.ts')).japanese,
  pt: async () => (await import('../../model/words/pt.ts')).portuguese,
  zh: async () => (await import('../../model/words/zh.ts')).simplifiedChinese,
};

/** Whether the words of a language come with the program: `de-AT` is German, English needs no translation. */
export function isShipped(language: string): boolean {
  return /^en(?:-|$)/.test(language) || loaderOf(language) !== undefined;
}

/** Loads the words of a language that come with the program. The same language gives the same object. */
export async function loadShippedWords(language: string): Promise<Words | undefined> {
  return loaderOf(language)?.();
}

/** Returns translations of the interface into those languages of a site that have no file of their own. */
export async function shippedTranslations(
  languages: readonly string[],
  own: readonly Pick<TranslationDocument, 'language'>[],
): Promise<readonly TranslationDocument[]> {
  const named = new Set(own.map(({ language }) => language));
  const others = languages.filter((language) => !named.has(language));
  return toDocuments(languages, others, await Promise.all(others.map(loadShippedWords)));
}

/** The first argument owns the result, so that later builds get the same objects. */
const toDocuments = memoize(
  (
    _all: readonly string[],
    languages: readonly string[],
    words: readonly (Words | undefined)[],
  ): readonly TranslationDocument[] =>
    languages.flatMap((language, index) => {
      const shipped = words[index];
      return shipped ? [{ ...nothingElse, language, words: shipped }] : [];
    }),
);

const nothingElse: Omit<TranslationDocument, 'language' | 'words'> = {
  site: {},
  navigation: new Map(),
  keywords: new Map(),
  products: new Map(),
  versions: new Map(),
  ads: new Map(),
};

/** Finds the words of `de-AT` under `de`. Traditional Chinese is another script, and has none. */
function loaderOf(language: string): (() => Promise<Words>) | undefined {
  if (/^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i.test(language)) return undefined;
  return loaders[language.split('-', 1)[0] ?? ''];
}
