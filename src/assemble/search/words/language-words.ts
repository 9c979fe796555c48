/** What is known of the words of a language. */
export interface LanguageWords {
  /** Words that say little, such as "the". */
  readonly stopWords: readonly string[];
  /** Whether the language writes several words as one: `Fehlermeldung`. */
  readonly hasCompounds: boolean;
  /** Returns the stem of a word: `configuration` → `configur`. */
  stem(word: string): string;
}

interface LanguageModule {
  readonly stemmer?: (word: string) => string;
  readonly stopwords?: string[];
}

/**
 * Stemmers and stop words by language. The packages are those of the search engine Orama, which maintains
 * them for thirty languages; each language loads alone.
 */
const languages: Readonly<Record<string, () => Promise<readonly LanguageModule[]>>> = {
  ar: () => Promise.all([import('@orama/stemmers/arabic'), import('@orama/stopwords/arabic')]),
  da: () => Promise.all([import('@orama/stemmers/danish'), import('@orama/stopwords/danish')]),
  de: () => Promise.all([import('@orama/stemmers/german'), import('@orama/stopwords/german')]),
  el: () => Promise.all([import('@orama/stemmers/greek'), import('@orama/stopwords/greek')]),
  en: () => Promise.all([import('@orama/stemmers/english'), import('@orama/stopwords/english')]),
  es: () => Promise.all([import('@orama/stemmers/spanish'), import('@orama/stopwords/spanish')]),
  fi: () => Promise.all([import('@orama/stemmers/finnish'), import('@orama/stopwords/finnish')]),
  fr: () => Promise.all([import('@orama/stemmers/french'), import('@orama/stopwords/french')]),
  hu: () => Promise.all([import('@orama/stemmers/hungarian'), import('@orama/stopwords/hungarian')]),
  id: () => Promise.all([import('@orama/stemmers/indonesian'), import('@orama/stopwords/indonesian')]),
  it: () => Promise.all([import('@orama/stemmers/italian'), import('@orama/stopwords/italian')]),
  ja: () => Promise.all([import('@orama/stopwords/japanese')]),
  nl: () => Promise.all([import('@orama/stemmers/dutch'), import('@orama/stopwords/dutch')]),
  no: () => Promise.all([import('@orama/stemmers/norwegian'), import('@orama/stopwords/norwegian')]),
  pt: () => Promise.all([import('@orama/stemmers/portuguese'), import('@orama/stopwords/portuguese')]),
  ro: () => Promise.all([import('@orama/stemmers/romanian'), import('@orama/stopwords/romanian')]),
  ru: () => Promise.all([import('@orama/stemmers/russian'), import('@orama/stopwords/russian')]),
  sv: () => Promise.all([import('@orama/stemmers/swedish'), import('@orama/stopwords/swedish')]),
  tr: () => Promise.all([import('@orama/stemmers/turkish'), import('@orama/stopwords/turkish')]),
  uk: () => Promise.all([import('@orama/stemmers/ukrainian'), import('@orama/stopwords/ukrainian')]),
  zh: () => Promise.all([import('@orama/stopwords/mandarin')]),
};

/** Words that the lists leave out. */
const otherStopWords: Readonly<Record<string, readonly string[]>> = { en: ['a'] };

/** Languages that write compounds as one word. */
const compounding: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'nn', 'no', 'sv']);

/** Loads the words of a language. Regions do not matter: `pt-BR` has those of `pt`. Others have none. */
export async function languageWords(language: string): Promise<LanguageWords> {
  const [base = ''] = language.toLowerCase().split('-', 1);
  const modules = (await languages[base === 'nb' || base === 'nn' ? 'no' : base]?.()) ?? [];
  const stemmer = modules.find((module) => module.stemmer)?.stemmer;
  return {
    stopWords: [
      ...(modules.find(({ stopwords }) => stopwords)?.stopwords ?? []),
      ...(otherStopWords[base] ?? []),
    ],
    hasCompounds: compounding.has(base),
    stem: stemmer ?? ((word) => word),
  };
}
