import { foldText, wordsOf } from '../../../templates/browser/search/format/fold-text.ts';
import {
  encodeNumbers,
  encodePostings,
  packPosting,
  places,
} from '../../../templates/browser/search/format/postings.ts';
import type { SearchManifest, SearchPage, SearchRange } from '../../model/search-index.ts';
import type { PageTerms } from './collect-terms.ts';
import type { LanguageWords } from './language-words.ts';
import type { PageSymbol } from './page-symbols.ts';

/** A page with everything that search finds of it. */
export interface IndexedPage {
  readonly page: SearchPage;
  readonly symbols: readonly PageSymbol[];
  readonly terms: PageTerms;
}

/** What an index is made of. */
export interface IndexSources {
  readonly pages: readonly IndexedPage[];
  readonly ranges: readonly SearchRange[];
  readonly words: LanguageWords;
}

/** The sizes that an index is split into. */
export interface IndexSize {
  readonly pagesPerFile: number;
  readonly wordFiles: number;
}

/** The texts of the files of an index. */
export interface SearchIndex {
  readonly manifest: Omit<SearchManifest, 'pages' | 'words'>;
  readonly pages: readonly string[];
  readonly words: readonly { readonly first: string; readonly text: string }[];
}

/** On more pages than this share, a word that a text has once says nothing about the page. */
const commonShare = 0.4;
/** In an index with fewer pages, no word is common. */
const minPagesForCommon = 100;

/** Builds the index of a site in one language. */
export function buildIndex(
  { pages, ranges, words }: IndexSources,
  { pagesPerFile, wordFiles }: IndexSize,
): SearchIndex {
  const stopWords = [...new Set(words.stopWords.flatMap(wordsOf))];
  const lines = [...termLines(pages, new Set(stopWords), words), ...symbolLines(pages)];
  lines.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return {
    manifest: { ranges, pagesPerFile, stopWords },
    pages: Array.from({ length: Math.max(1, Math.ceil(pages.length / pagesPerFile)) }, (_, at) =>
      JSON.stringify(
        pages.slice(at * pagesPerFile, (at + 1) * pagesPerFile).map(({ page }) => compact(page)),
      ),
    ),
    words: inFiles(lines, wordFiles),
  };
}

interface Line {
  readonly key: string;
  readonly text: string;
}

/** `button\t6\tQAE`: the word, the length of its stem if it is a shorter beginning of it, and its postings. */
function termLines(
  pages: readonly IndexedPage[],
  stopWords: ReadonlySet<string>,
  words: LanguageWords,
): Line[] {
  const postings = new Map<string, number[]>();
  for (const [page, { terms }] of pages.entries())
    for (const [at, word] of terms.words.entries()) {
      const found = terms.found[at] ?? 0;
      const packed = packPosting({ page, place: found >> 2, extent: found & 3 });
      const known = postings.get(word);
      if (known) known.push(packed);
      else postings.set(word, [packed]);
    }
  const most = pages.length < minPagesForCommon ? Number.POSITIVE_INFINITY : pages.length * commonShare;
  return [...postings].map(([key, found]) => {
    const isWeak = stopWords.has(key);
    const isCommon = found.length > most;
    const isKept = (packed: number) => {
      if (((packed >> 2) & 7) > places.identifier) return true;
      return !isWeak && (!isCommon || (packed & 3) > 0);
    };
    const kept = isWeak || isCommon ? found.filter(isKept) : found;
    return { key, text: `${key}\t${stemLength(key, words)}\t${encodePostings(kept)}` };
  });
}

function stemLength(word: string, { stem }: LanguageWords): string {
  if (word.length < 4 || /[0-9]/.test(word)) return '';
  const stemmed = foldText(stem(word));
  return stemmed.length >= 3 && stemmed.length < word.length && word.startsWith(stemmed)
    ? String(stemmed.length)
    : '';
}

/**
 * `sx\tsx\tprops\t~-prop-sx\tQAE`: the folded name, the name, its kind, its id after the last segment of the
 * address of the page, and the distances between the pages.
 */
function symbolLines(pages: readonly IndexedPage[]): Line[] {
  const found = new Map<string, { readonly key: string; readonly pages: number[] }>();
  for (const [number, { page, symbols }] of pages.entries()) {
    const [slug = ''] = page.href.split('/').filter(Boolean).slice(-1);
    for (const { name, kind, anchor } of symbols) {
      const id = anchor.startsWith(slug) ? `~${anchor.slice(slug.length)}` : anchor;
      const start = `${name}\t${kind}\t${id}`;
      const known = found.get(start);
      // A page may have two items of one name, such as overloads.
      if (known?.pages.at(-1) === number) continue;
      if (known) known.pages.push(number);
      else found.set(start, { key: wordsOf(name)[0] ?? foldText(name), pages: [number] });
    }
  }
  return [...found].map(([start, { key, pages: owners }]) => ({
    key,
    text: `${key}\t${start}\t${encodeNumbers(owners.map((owner, at) => owner - (owners[at - 1] ?? 0)))}`,
  }));
}

/** Splits sorted lines into files of about the same size. Lines of one key stay together. */
function inFiles(lines: readonly Line[], count: number): { first: string; text: string }[] {
  const size = lines.reduce((sum, { text }) => sum + text.length, 0) / count;
  const files: { first: string; texts: string[] }[] = [];
  let written = 0;
  for (const { key, text } of lines) {
    const last = files.at(-1);
    const isNew = !last || (written >= size * files.length && !last.texts.at(-1)?.startsWith(`${key}\t`));
    if (isNew) files.push({ first: last ? key : '', texts: [text] });
    else last.texts.push(text);
    written += text.length;
  }
  while (files.length < count) files.push({ first: '\uffff', texts: [] });
  return files.map(({ first, texts }) => ({ first, text: texts.join('\n') }));
}

/** Leaves out the ids of headings that follow from their text. */
function compact({ href, title, headings, copy }: SearchPage): unknown[] {
  const short = (headings ?? []).map(([id, text]) => (id === simpleId(text) ? text : [id, text]));
  return [href, title, short, ...(copy === undefined ? [] : [copy])];
}

function simpleId(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
