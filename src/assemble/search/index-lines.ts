import { foldText, wordsOf } from '../../../templates/browser/search/format/fold-text.ts';
import { encodeLength } from '../../../templates/browser/search/format/page-lengths.ts';
import {
  decodePostings,
  encodeNumbers,
  encodePostings,
  packPosting,
  places,
} from '../../../templates/browser/search/format/postings.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import type { IndexedBlock, IndexedPage } from './indexed-block.ts';
import type { LanguageWords } from './language-words.ts';
import type { PageSymbol } from './page-symbols.ts';
import { createPostingLists } from './posting-lists.ts';

/** The lines of an index, which its files with words consist of. */
export interface IndexLines {
  /** A line for each word, in order: `button\t6\tQAE`, the word, the length of its stem, and its postings. */
  readonly terms: readonly string[];
  /** A line for each name, in the order of their keys. */
  readonly symbols: readonly string[];
  /** All postings of each word whose line leaves some of them out. */
  readonly whole: ReadonlyMap<string, string>;
  /** A digit for each page: how many different words it has. */
  readonly lengths: string;
}

/** A page whose content has changed, with the number that it had and keeps. */
export interface ChangedPage {
  readonly number: number;
  readonly before: IndexedPage;
  readonly after: IndexedPage;
}

/** On more pages than this share, a word that a text has once says nothing about the page. */
const commonShare = 0.4;
/** In an index with fewer pages, no word is common. */
const minPagesForCommon = 100;

/** Collects the lines of an index. Of pages that were added, it keeps numbers alone. */
export interface LineCollector {
  /** Adds the next pages. */
  add(block: IndexedBlock): void;
  lines(): IndexLines;
}

/** What a line depends on besides the pages. */
type LineWords = Pick<LanguageWords, 'stopWords' | 'stem'>;

/** Creates a collector of lines without pages. */
export function createLineCollector(words: LineWords): LineCollector {
  const lists = createPostingLists();
  const symbols = new Map<string, FoundSymbol>();
  let count = 0;
  let lengths = '';
  return {
    add(block) {
      lists.add(block);
      for (const page of block.pages) {
        addSymbols(symbols, page.symbols, page.href, count);
        lengths += encodeLength(page.found.length);
        count++;
      }
    },
    lines() {
      const lineOf = createLineOf(count, words);
      const whole = new Map<string, string>();
      const terms: string[] = [];
      lists.forEach((word, postings) => {
        const { line, left } = lineOf(word, postings);
        if (left !== undefined) whole.set(word, left);
        terms.push(line);
      });
      return { terms: terms.sort(), symbols: symbolLines(symbols), whole, lengths };
    },
  };
}

/**
 * Changes the lines of an index of as many pages, which gives the lines that a collector of the changed pages
 * gives. Undefined if the names that a page documents have changed.
 */
export function patchLines(
  lines: IndexLines,
  changed: readonly ChangedPage[],
  pageCount: number,
  words: LineWords,
): IndexLines | undefined {
  if (changed.some(hasOtherSymbols)) return undefined;
  const terms = [...lines.terms];
  const whole = new Map(lines.whole);
  const lineOf = createLineOf(pageCount, words);
  for (const [word, byPage] of changedPostings(changed)) {
    const at = indexOfWord(terms, word);
    const known = terms[at]?.startsWith(`${word}\t`) ? terms[at] : undefined;
    const written = whole.get(word) ?? known?.slice(known.lastIndexOf('\t') + 1) ?? '';
    const postings = replacePostings(written, byPage);
    const { line, left } = lineOf(word, postings);
    if (left === undefined) whole.delete(word);
    else whole.set(word, left);
    const replaced = known === undefined ? 0 : 1;
    if (postings.length > 0) terms.splice(at, replaced, line);
    else terms.splice(at, replaced);
  }
  const lengths = [...lines.lengths];
  for (const { number, after } of changed) lengths[number] = encodeLength(after.terms.words.length);
  return { terms, symbols: lines.symbols, whole, lengths: lengths.join('') };
}

function packFound(page: number, found: number): number {
  return packPosting({ page, place: found >> 2, extent: found & 3 });
}

interface TermLine {
  readonly line: string;
  /** All postings, if the line leaves some out. */
  readonly left?: string;
}

function createLineOf(pageCount: number, words: LineWords): (word: string, found: Int32Array) => TermLine {
  const stopWords = new Set(stopWordsOf(words));
  const most = pageCount < minPagesForCommon ? Number.POSITIVE_INFINITY : pageCount * commonShare;
  return (word, found) => {
    const start = `${word}\t${stemLength(word, words)}\t`;
    const isWeak = stopWords.has(word);
    const isCommon = found.length > most;
    const all = encodePostings(found);
    if (!isWeak && !isCommon) return { line: start + all };
    const isKept = (packed: number) => {
      if (((packed >> 2) & 7) > places.identifier) return true;
      return !isWeak && (packed & 3) > 0;
    };
    return { line: start + encodePostings(found.filter(isKept)), left: all };
  };
}

/** Returns the stop words of a language as they stand in an index. */
export function stopWordsOf({ stopWords }: LineWords): string[] {
  return [...new Set(stopWords.flatMap(wordsOf))];
}

/** Shortest stem that keeps its last letter if this is an `e`: `name`. */
const minLengthOfEnd = 4;

/** Returns the length of the stem of a word if it is a shorter beginning of it, as a line has it. */
export function stemLength(word: string, { stem }: Pick<LanguageWords, 'stem'>): string {
  if (word.length < 4 || /[0-9-]/.test(word)) return '';
  const found = foldText(stem(word));
  // `theming` and `theme` have the stem `theme`: what both begin with is `them`.
  const stemmed = found.length > minLengthOfEnd && found.endsWith('e') ? found.slice(0, -1) : found;
  return stemmed.length >= 3 && stemmed.length < word.length && word.startsWith(stemmed)
    ? String(stemmed.length)
    : '';
}

/** A name that pages document: its key in the index, and the numbers of the pages. */
interface FoundSymbol {
  readonly key: string;
  readonly pages: number[];
}

/** Adds the names that a page documents: by name, kind, and id after the last segment of its address. */
function addSymbols(
  found: Map<string, FoundSymbol>,
  symbols: readonly PageSymbol[],
  href: string,
  number: number,
): void {
  const [slug = ''] = href.split('/').filter(Boolean).slice(-1);
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

/**
 * `sx\tsx\tprops\t~-prop-sx\tQAE`: the folded name, what `addSymbols` found, and the distances between pages.
 */
function symbolLines(found: ReadonlyMap<string, FoundSymbol>): string[] {
  return [...found]
    .sort(([, a], [, b]) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(([start, { key, pages }]) => {
      const distances = pages.map((page, at) => page - (pages[at - 1] ?? 0));
      return `${key}\t${start}\t${encodeNumbers(distances)}`;
    });
}

function hasOtherSymbols({ before, after }: ChangedPage): boolean {
  if (before.symbols.length === 0 && after.symbols.length === 0) return false;
  return before.href !== after.href || JSON.stringify(before.symbols) !== JSON.stringify(after.symbols);
}

/** Returns the words whose postings have changed, and by page the new posting; undefined for none. */
function changedPostings(changed: readonly ChangedPage[]): Map<string, Map<number, number | undefined>> {
  const words = new Map<string, Map<number, number | undefined>>();
  const note = (word: string, number: number, posting: number | undefined) => {
    const byPage = words.get(word) ?? new Map<number, number | undefined>();
    words.set(word, byPage.set(number, posting));
  };
  for (const { number, before, after } of changed) {
    const old = foundOf(before);
    const now = foundOf(after);
    for (const [word, found] of now)
      if (old.get(word) !== found) note(word, number, packFound(number, found));
    for (const word of old.keys()) if (!now.has(word)) note(word, number, undefined);
  }
  return words;
}

function foundOf({ terms }: IndexedPage): Map<string, number> {
  return new Map(terms.words.map((word, at) => [word, terms.found[at] ?? 0]));
}

/** Returns the index of the line of a word, or of the line before which it belongs. */
function indexOfWord(terms: readonly string[], word: string): number {
  const start = `${word}\t`;
  return lowerBound(terms, (line) => line < start);
}

function replacePostings(written: string, byPage: ReadonlyMap<number, number | undefined>): Int32Array {
  const others = decodePostings(written).filter(({ page }) => !byPage.has(page));
  const replaced = [...byPage.values()].filter((posting) => posting !== undefined);
  return Int32Array.from([...others.map(packPosting), ...replaced]).sort();
}
