import { encodeLength } from '../../../../templates/browser/search/format/page-lengths.ts';
import { decodePostings, packPosting } from '../../../../templates/browser/search/format/postings.ts';
import { lowerBound } from '../../../lib/lower-bound.ts';
import type { IndexedPage } from '../pages/indexed-block.ts';
import type { IndexLines } from './index-lines.ts';
import { createLineRules, type LineWords } from './line-rules.ts';

/** A page whose content has changed, with the number that it had and keeps. */
export interface ChangedPage {
  readonly number: number;
  readonly before: IndexedPage;
  readonly after: IndexedPage;
}

/**
 * Changes the lines of an index of as many pages, which gives the lines that a collector of the changed pages
 * gives. Undefined if the names that a page documents have changed, or if postings are needed that were left
 * out, because a word is not common any more.
 */
export function patchLines(
  lines: IndexLines,
  changed: readonly ChangedPage[],
  pageCount: number,
  words: LineWords,
): IndexLines | undefined {
  if (changed.some(hasOtherSymbols)) return undefined;
  const terms = [...lines.terms];
  const counts = new Map(lines.counts);
  const rules = createLineRules(pageCount, words);
  for (const [word, change] of changedPostings(changed)) {
    const at = indexOfWord(terms, word);
    const known = terms[at]?.startsWith(`${word}\t`) ? terms[at] : undefined;
    const postings = replacePostings(known?.slice(known.lastIndexOf('\t') + 1) ?? '', change.byPage);
    const left = counts.get(word);
    const count = left === undefined ? postings.length : left + change.more;
    const isKept = rules.keptOf(word, count);
    if (left !== undefined && !isKept) return undefined;
    if (isKept && count > 0) counts.set(word, count);
    else counts.delete(word);
    const line = rules.lineOf(word, isKept ? postings.filter(isKept) : postings);
    const replaced = known === undefined ? 0 : 1;
    if (count > 0) terms.splice(at, replaced, line);
    else terms.splice(at, replaced);
  }
  const lengths = [...lines.lengths];
  for (const { number, after } of changed) lengths[number] = encodeLength(after.terms.words.length);
  return { terms, symbols: lines.symbols, counts, lengths: lengths.join('') };
}

function hasOtherSymbols({ before, after }: ChangedPage): boolean {
  if (before.symbols.length === 0 && after.symbols.length === 0) return false;
  return before.href !== after.href || JSON.stringify(before.symbols) !== JSON.stringify(after.symbols);
}

/** What changes of a word. */
interface WordChange {
  /** By page, its new posting; undefined for none. */
  readonly byPage: Map<number, number | undefined>;
  /** How many more pages have the word than before. */
  more: number;
}

/** Returns the words whose postings have changed. */
function changedPostings(changed: readonly ChangedPage[]): Map<string, WordChange> {
  const words = new Map<string, WordChange>();
  const note = (word: string, number: number, posting: number | undefined, more: number) => {
    const change = words.get(word) ?? { byPage: new Map(), more: 0 };
    change.byPage.set(number, posting);
    change.more += more;
    words.set(word, change);
  };
  for (const { number, before, after } of changed) {
    const old = foundOf(before);
    const now = foundOf(after);
    for (const [word, found] of now)
      if (old.get(word) !== found) note(word, number, packFound(number, found), old.has(word) ? 0 : 1);
    for (const word of old.keys()) if (!now.has(word)) note(word, number, undefined, -1);
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

function packFound(page: number, found: number): number {
  return packPosting({ page, place: found >> 2, extent: found & 3 });
}
