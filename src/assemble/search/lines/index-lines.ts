import { foldText, wordsOf } from '../../../../templates/browser/search/format/fold-text.ts';
import { encodeLength } from '../../../../templates/browser/search/format/page-lengths.ts';
import { encodeNumbers } from '../../../../templates/browser/search/format/postings.ts';
import type { PageSymbol } from '../page-symbols.ts';
import type { IndexedBlock } from '../pages/indexed-block.ts';
import { createLineRules, type LineWords } from './line-rules.ts';
import { createPostingLists } from './posting-lists.ts';

/** The lines of an index, which its files with words consist of. */
export interface IndexLines {
  /** A line for each word, in order: `button\t6\tQAE`, the word, the length of its stem, and its postings. */
  readonly terms: readonly string[];
  /** A line for each name, in the order of their keys. */
  readonly symbols: readonly string[];
  /** How many pages have each word whose line leaves some of them out. */
  readonly counts: ReadonlyMap<string, number>;
  /** A digit for each page: how many different words it has. */
  readonly lengths: string;
}

/** Collects the lines of an index. Of pages that were added, it keeps numbers alone. */
export interface LineCollector {
  /** Adds the next pages. */
  add(block: IndexedBlock): void;
  lines(): IndexLines;
}

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
      const rules = createLineRules(count, words);
      const counts = new Map<string, number>();
      const terms: string[] = [];
      lists.forEach((word, postings) => {
        const isKept = rules.keptOf(word, postings.length);
        if (isKept) counts.set(word, postings.length);
        terms.push(rules.lineOf(word, isKept ? postings.filter(isKept) : postings));
      });
      return { terms: terms.sort(), symbols: symbolLines(symbols), counts, lengths };
    },
  };
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
