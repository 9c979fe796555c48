import type { SearchManifest, SearchPage } from '../../../../src/model/search-index.ts';
import { encodeSize, sizeOf } from '../format/file-size.ts';
import { type LoadBudget, shares } from './load-budget.ts';
import { parseWordFile, type WordFile } from './word-file.ts';

/** The files of a search index, each loaded once. */
export interface IndexFiles {
  readonly manifest: SearchManifest;
  readonly pageCount: number;
  /** Loads the files that contain a word, words of the same stem and, unless it is complete, longer words. */
  wordFiles(word: string, how?: WordLookUp): Promise<readonly WordFile[]>;
  /** Whether the files of a word are loaded, or being loaded. */
  hasWord(word: string, how: WordLookUp): boolean;
  /** Loads a page. Undefined if there is none, or its file is beyond the budget. */
  page(number: number): Promise<SearchPage | undefined>;
  /** The same files, of which words and titles are missing that a budget does not allow to load. */
  within(budget: LoadBudget): IndexFiles;
}

/** How a word is looked up. */
interface WordLookUp {
  /** Whether the word is complete. */
  readonly isEnded: boolean;
  /** Also loads the next file, where the word may stand that a misspelled one means: `naviagtion`. */
  readonly isMisspelled?: boolean;
}

/** Most files to load for a word. The beginning of many words is in more files. */
const maxFiles = 3;
/** Letters that words of the same stem have in common, and most words with a typo. */
const commonLetters = 3;

/** Fetches a text. Throws when the response is not successful. */
export async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/**
 * A file is another one than the manifest names: the site was deployed again since the manifest was loaded.
 */
export class IndexChanged extends Error {}

/** Fetches a file of an index. A server ignores the query of its URL, and may have a newer file. */
async function fetchFile(url: string, hash: string): Promise<string> {
  const text = await fetchText(url);
  const version = await versionOf(text);
  if (version !== undefined && version !== hash) throw new IndexChanged(`${url} has changed.`);
  return text;
}

/**
 * The hash with which the manifest names a file; undefined on sites without https, whose scripts cannot hash.
 */
async function versionOf(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${text.length}:${text}`));
  const start = Array.from(new Uint8Array(digest, 0, 6), (byte) => String.fromCharCode(byte)).join('');
  return btoa(start).slice(0, 5).replaceAll('+', '-').replaceAll('/', '_') + encodeSize(text);
}

/** Returns the number of the last file that begins before a word or with it. */
function lastFileOf(words: SearchManifest['words'], word: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.[0] ?? '') > word) to = middle;
    else from = middle + 1;
  }
  return from - 1;
}

/** Loads the manifest of an index. Its other files are kept as long as their hashes stay the same. */
export async function loadIndexFiles(url: string, cache: Map<string, Promise<unknown>>): Promise<IndexFiles> {
  // The manifest keeps its name when its content changes, so the HTTP cache has to revalidate it.
  const manifest: SearchManifest = JSON.parse(await fetchText(url, { cache: 'no-cache' }));
  const folder = url.replace(/\.json$/, '/');
  const addressOf = (name: string, hash: string) => `${folder}${name}?${hash}`;
  const load = <Value>(name: string, hash: string, parse: (text: string) => Value): Promise<Value> => {
    const key = addressOf(name, hash);
    const known = cache.get(key) as Promise<Value> | undefined;
    const loaded = known ?? fetchFile(key, hash).then(parse);
    cache.set(key, loaded);
    // The next query tries again.
    loaded.catch(() => cache.delete(key));
    return loaded;
  };
  const { words, pages, pagesPerFile, ranges } = manifest;
  const fileOf = (word: string) => lastFileOf(words, word);
  const filesOf = (word: string, { isEnded, isMisspelled = false }: WordLookUp) => {
    const own = fileOf(word);
    const start = word.slice(0, commonLetters);
    const from = Math.max(fileOf(start), own - 1);
    const to = isEnded ? own : Math.min(fileOf(`${word}\uffff`), from + maxFiles - 1);
    const next = isMisspelled ? Math.min(fileOf(`${start}\uffff`), own + 1) : own;
    const wanted = words.slice(from, Math.max(next, to) + 1);
    return wanted.map(([, hash], at) => [`words-${from + at}.txt`, hash] as const);
  };
  const mayLoad = (budget: LoadBudget | undefined, [name, hash]: readonly [string, string], share: number) =>
    !budget || cache.has(addressOf(name, hash)) || budget.take(sizeOf(hash), share);
  const open = (budget?: LoadBudget): IndexFiles => ({
    manifest,
    pageCount: ranges.at(-1)?.to ?? 0,
    wordFiles: (word, how = { isEnded: false }) => {
      const wanted = filesOf(word, how).filter((file) => mayLoad(budget, file, shares.words));
      return Promise.all(wanted.map(([name, hash]) => load(name, hash, parseWordFile)));
    },
    hasWord: (word, how) => filesOf(word, how).every(([name, hash]) => cache.has(addressOf(name, hash))),
    async page(number) {
      const at = Math.floor(number / pagesPerFile);
      const wanted = [`pages-${at}.json`, pages[at] ?? ''] as const;
      if (!mayLoad(budget, wanted, shares.titles)) return undefined;
      const file = await load(...wanted, parsePages);
      return file[number - at * pagesPerFile];
    },
    within: open,
  });
  return open();
}

type CompactPage = readonly [
  href: string,
  title: string,
  headings: readonly (string | readonly [id: string, text: string])[],
  copy?: string,
];

function parsePages(text: string): SearchPage[] {
  return (JSON.parse(text) as CompactPage[]).map(([href, title, headings, copy]) => ({
    href,
    title,
    headings: headings.map((heading) =>
      typeof heading === 'string'
        ? [heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'), heading]
        : [heading[0], heading[1]],
    ),
    ...(copy !== undefined && { copy }),
  }));
}
