import { posix } from 'node:path';
import { checkValue, type LocatedValue } from '../../data/check-value.ts';
import { parseYaml } from '../../data/parse-yaml.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { Placed, TranslationDocument } from '../../model/language.ts';
import type { SourcePath } from '../../model/path.ts';
import { english, type Words } from '../../model/words.ts';
import { normalizePathname } from '../navigation/parse-navigation.ts';
import { isShipped } from './shipped-words.ts';
import { type TranslationFile, translationSchema, type WordTree } from './translation-schema.ts';

/** Returns the language of a file: `translations/de.yaml` → `de`. */
export function translationLanguage(source: SourcePath): string {
  return posix.basename(source, posix.extname(source));
}

/**
 * Parses a translation. Missing and invalid texts are those of `shipped`, the words that come with
 * the program, or stay in English.
 */
export function parseTranslation(
  source: SourcePath,
  text: string,
  shipped?: Words,
): Parsed<TranslationDocument> {
  const file = displayPath(source);
  const language = translationLanguage(source);
  const yaml = parseYaml(text, file, { code: 'translation-yaml' });
  const located: LocatedValue = { value: yaml.value ?? {}, placeOf: yaml.placeOf };
  const names = { value: 'translation-value', unknownKey: 'translation-unknown-key' };
  const checked = checkValue(translationSchema(), located, names);
  const translated = translateWords(checked.value?.words ?? {}, shipped);
  const value: TranslationDocument = {
    source,
    language,
    words: translated.words as unknown as Words,
    site: checked.value?.site ?? {},
    ...placedTexts(checked.value ?? {}, located),
  };
  const diagnostics = [...yaml.diagnostics, ...checked.diagnostics];
  // In an unreadable file every text is missing, which need not be reported too.
  if (checked.value === undefined || yaml.value === undefined) return { value, diagnostics };
  // A file for a language that is complete without it changes some of the texts.
  const missing = isShipped(language) ? [] : missingWords(translated.missing, language, located);
  const placeholders = translated.placeholders.map(
    ({ path, ...problem }): Diagnostic => ({
      severity: 'warning',
      code: 'translation-hole',
      ...problem,
      place: located.placeOf(['words', ...path]),
    }),
  );
  return { value, diagnostics: [...diagnostics, ...missing, ...placeholders] };
}

/** The texts for things of the site, each with its place, by the name of the thing. */
function placedTexts(
  { navigation, keywords, products, versions, ads }: Partial<TranslationFile>,
  located: LocatedValue,
): Pick<TranslationDocument, 'navigation' | 'keywords' | 'products' | 'versions' | 'ads'> {
  const placed = <Value, Result>(
    key: string,
    values: Readonly<Record<string, Value>> = {},
    toResult: (value: Value) => Result,
  ) =>
    new Map(
      Object.entries(values).map(([name, value]): [string, Placed<Result>] => [
        name,
        { ...toResult(value), place: located.placeOf([key, name], 'key') },
      ]),
    );
  const titles = (title: string) => ({ title });
  return {
    navigation: byPathname(placed('navigation', navigation, titles)),
    keywords: byPathname(placed('keywords', keywords, (words) => ({ words }))),
    products: placed('products', products, (product) => product),
    versions: placed('versions', versions, titles),
    ads: placed('ads', ads, (ad) => ad),
  };
}

function byPathname<Value>(found: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...found].map(([pathname, entry]) => [normalizePathname(pathname), entry]));
}

interface PlaceholderProblem {
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

interface TranslatedWords {
  readonly words: WordTree;
  /** Paths of the texts that the site itself does not translate. */
  readonly missing: readonly (readonly string[])[];
  readonly placeholders: readonly PlaceholderProblem[];
}

function translateWords(
  own: Readonly<Record<string, unknown>>,
  fallback: WordTree = english,
  { path, original }: { readonly path: readonly string[]; readonly original: WordTree } = allWords,
): TranslatedWords {
  const words: Record<string, string | WordTree> = {};
  const missing: (readonly string[])[] = [];
  const placeholders: PlaceholderProblem[] = [];
  for (const [key, word] of Object.entries(original)) {
    const translation = own[key];
    const otherwise = fallback[key] ?? word;
    const keyPath = [...path, key];
    if (typeof word !== 'string') {
      const group = typeof translation === 'object' ? { ...translation } : {};
      const others = typeof otherwise === 'string' ? word : otherwise;
      const inner = translateWords(group, others, { path: keyPath, original: word });
      words[key] = inner.words;
      for (const inside of inner.missing) missing.push(inside);
      for (const problem of inner.placeholders) placeholders.push(problem);
    } else if (typeof translation === 'string') {
      words[key] = translation;
      for (const problem of comparePlaceholders(word, translation, keyPath)) placeholders.push(problem);
    } else {
      words[key] = otherwise;
      missing.push(keyPath);
    }
  }
  return { words, missing, placeholders };
}

const allWords: { readonly path: readonly string[]; readonly original: WordTree } = {
  path: [],
  original: english,
};

function comparePlaceholders(
  word: string,
  translation: string,
  path: readonly string[],
): PlaceholderProblem[] {
  const expected = placeholdersOf(word);
  const found = placeholdersOf(translation);
  const key = ['words', ...path].join('.');
  const messages = [
    ...expected
      .filter((name) => !found.includes(name))
      .map((name) => `"${key}" lacks the placeholder "${name}".`),
    ...found
      .filter((name) => !expected.includes(name))
      .map((name) => `"${key}" has the unknown placeholder "${name}".`),
  ];
  return messages.map((message) => ({ path, message, hint: `The English text is "${word}".` }));
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);
}

const maxNamed = 5;

function missingWords(
  missing: TranslatedWords['missing'],
  language: string,
  located: LocatedValue,
): Diagnostic[] {
  const [first] = missing;
  if (first === undefined) return [];
  const keys = missing.slice(0, maxNamed).map((path) => path.join('.'));
  const rest = missing.length > maxNamed ? `, and ${missing.length - maxNamed} more` : '';
  const subject = missing.length === 1 ? '1 interface text stays' : `${missing.length} interface texts stay`;
  return [
    {
      severity: 'warning',
      code: 'translation-missing-words',
      message: `Colophon has no words in "${language}" yet, so ${subject} in English: ${keys.join(', ')}${rest}.`,
      hint: `Translate those that your readers see most. Add to "words": ${englishYaml(first)}`,
      place: located.placeOf(['words'], 'key'),
    },
  ];
}

/** `next: Next`, or for a text in groups `badge: { pro: { word: Pro } }`. */
function englishYaml(path: readonly string[]): string {
  const word = path.reduce<string | WordTree>(
    (tree, key) => (typeof tree === 'string' ? tree : (tree[key] ?? '')),
    english,
  );
  const [first = '', ...inner] = path;
  return `${first}: ${inner.reduceRight((value, key) => `{ ${key}: ${value} }`, String(word))}`;
}
