import { posix } from 'node:path';
import { checkValue, type LocatedValue } from '../data/check-value.ts';
import { parseYaml } from '../data/yaml.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { Placed, TranslationDocument } from '../model/language.ts';
import type { SourcePath } from '../model/path.ts';
import { english, type Words } from '../model/words.ts';
import { navigationPathname } from './navigation-pathname.ts';
import { translationSchema, type WordTree } from './translation-schema.ts';

/** Narrows a translation. What it leaves out, or what has an error, is said in English. */
export function parseTranslation(source: SourcePath, text: string): Parsed<TranslationDocument> {
  const file = displayPath(source);
  const language = posix.basename(source, posix.extname(source));
  const yaml = parseYaml(text, file, { code: 'translation-yaml' });
  const located: LocatedValue = { value: yaml.value ?? {}, placeOf: yaml.placeOf };
  const names = { value: 'translation-value', unknownKey: 'translation-unknown-key' };
  const { value: checked, diagnostics } = checkValue(translationSchema, located, names);
  const translated = readWords(english, checked?.words ?? {}, []);
  const place = (...path: string[]) => located.placeOf(path, 'key');
  const placed = <Value, Result>(
    key: string,
    values: Readonly<Record<string, Value>> = {},
    toResult: (value: Value) => Result,
  ) =>
    new Map(
      Object.entries(values).map(([name, value]): [string, Placed<Result>] => [
        name,
        { ...toResult(value), place: place(key, name) },
      ]),
    );
  const titles = (title: string) => ({ title });
  const navigation = placed('navigation', checked?.navigation, titles);
  const value: TranslationDocument = {
    source,
    language,
    words: translated.words as unknown as Words,
    site: checked?.site ?? {},
    navigation: new Map([...navigation].map(([pathname, entry]) => [navigationPathname(pathname), entry])),
    products: placed('products', checked?.products, (product) => product),
    versions: placed('versions', checked?.versions, titles),
    ads: placed('ads', checked?.ads, (ad) => ad),
  };
  const found = [...yaml.diagnostics, ...diagnostics];
  // Where the file could not be read, everything is missing; that is not worth saying too.
  if (checked === undefined || yaml.value === undefined) return { value, diagnostics: found };
  const gaps = isEnglish(language) ? [] : missingWords(translated.missing, located);
  return {
    value,
    diagnostics: [
      ...found,
      ...gaps,
      ...translated.placeholders.map((placeholder) => placeholderWarning(placeholder, located)),
    ],
  };
}

interface Placeholder {
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

interface ReadWords {
  readonly words: WordTree;
  /** Paths of the words that the translation leaves out. */
  readonly missing: readonly (readonly string[])[];
  readonly placeholders: readonly Placeholder[];
}

/** Lays a translation over the English words. */
function readWords(
  original: WordTree,
  translated: Readonly<Record<string, unknown>>,
  path: readonly string[],
): ReadWords {
  const words: Record<string, string | WordTree> = {};
  const missing: (readonly string[])[] = [];
  const placeholders: Placeholder[] = [];
  for (const [key, word] of Object.entries(original)) {
    const own = translated[key];
    const here = [...path, key];
    if (typeof word !== 'string') {
      const below = readWords(
        word,
        typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {},
        here,
      );
      words[key] = below.words;
      missing.push(...below.missing);
      placeholders.push(...below.placeholders);
    } else if (typeof own === 'string') {
      words[key] = own;
      placeholders.push(...comparePlaceholders(word, own, here));
    } else {
      words[key] = word;
      missing.push(here);
    }
  }
  return { words, missing, placeholders };
}

/** A word that is put into a sentence has to have a place in its translation, under the same name. */
function comparePlaceholders(word: string, own: string, path: readonly string[]): Placeholder[] {
  const wanted = placeholdersOf(word);
  const given = placeholdersOf(own);
  const key = ['words', ...path].join('.');
  const absent = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  const hint = `In English it is "${word}".`;
  return [
    ...absent.map((name) => ({ path, message: `${key} has no place for ${name}.`, hint })),
    ...unknown.map((name) => ({
      path,
      message: `${key} has a place for ${name}, and nothing is put there.`,
      hint,
    })),
  ];
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);
}

function placeholderWarning({ path, message, hint }: Placeholder, located: LocatedValue): Diagnostic {
  const place = located.placeOf(['words', ...path]);
  return { severity: 'warning', code: 'translation-hole', message, hint, place };
}

/** English is what is said without a translation, so a file for it changes what it wants to. */
function isEnglish(language: string): boolean {
  return /^en(?:-|$)/.test(language);
}

/** As many of the missing words as a reader of the report can take in. */
const shown = 5;

function missingWords(missing: ReadWords['missing'], located: LocatedValue): Diagnostic[] {
  if (missing.length === 0) return [];
  const keys = missing.slice(0, shown).map((path) => path.join('.'));
  const rest = missing.length > shown ? `, and ${missing.length - shown} more` : '';
  const count = missing.length === 1 ? '1 word of the shell is' : `${missing.length} words of the shell are`;
  return [
    {
      severity: 'warning',
      code: 'translation-missing-words',
      message: `${count} not translated and said in English: ${keys.join(', ')}${rest}.`,
      hint: `Add below words: ${firstMissing(missing[0] ?? [])}`,
      place: located.placeOf(['words'], 'key'),
    },
  ];
}

/** `next: Next`, or inside a group `badge: { pro: { word: Pro } }`. */
function firstMissing(path: readonly string[]): string {
  const english_ = path.reduce<string | WordTree>(
    (tree, key) => (typeof tree === 'string' ? tree : (tree[key] ?? '')),
    english,
  );
  const [first = '', ...inner] = path;
  const nested = [...inner].reverse().reduce((value, key) => `{ ${key}: ${value} }`, String(english_));
  return `${first}: ${nested}`;
}
