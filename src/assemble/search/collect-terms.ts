import { foldName, namesIn } from '../../../templates/browser/search/format/fold-text.ts';
import { places } from '../../../templates/browser/search/format/postings.ts';

/** The words of a page, each with the best place in which the page has it, and how often. */
export interface PageTerms {
  readonly words: readonly string[];
  /** By word: the place times four, and the extent (see `Posting`). */
  readonly found: readonly number[];
}

/** Gathers the words of one page. */
export interface TermCollector {
  /** Adds the names of a text and their parts. */
  add(text: string, place: number): void;
  /** Adds a title, whose words count by the number of words beside them. */
  addTitle(title: string): void;
  /** Adds a heading, and its abbreviation: `Content security policy` → `csp`. */
  addHeading(heading: string, place: number): void;
  terms(): PageTerms;
}

/** Longest word that is indexed. Longer ones are hashes and data. */
const maxLength = 60;

/** Headings that readers abbreviate. */
const minWordsForInitials = 3;
const maxWordsForInitials = 5;

/** Creates an empty collector. */
export function collectTerms(): TermCollector {
  // By name as written: a page has few names, often, and folding each of them once is cheaper.
  const names = new Map<string, number>();
  const extra = new Map<string, number>();
  const titles = new Map<string, number>();
  const addNames = (found: readonly string[], place: number) => {
    for (const name of found) count(names, name, place, 1);
  };
  return {
    add: (text, place) => addNames(namesIn(text), place),
    addTitle(title) {
      const found = namesIn(title);
      const rank = (word: string, extent: number) =>
        titles.set(word, Math.min(titles.get(word) ?? 3, extent));
      for (const name of found) {
        const [whole = '', ...parts] = wordsOfName(name);
        count(extra, whole, places.title, 1);
        rank(whole, found.length - 1);
        // The title `theme-contrast` says less about themes than a heading with the word.
        const place = found.length === 1 ? places.heading : places.title;
        for (const part of parts) count(extra, part, place, 1);
        if (found.length > 1) for (const part of parts) rank(part, found.length + parts.length - 2);
      }
      if (found.length !== 2 && found.length !== 3) return;
      // Readers write `datagrid` for "Data Grid".
      const joined = found.map((name) => wordsOfName(name)[0] ?? '').join('');
      count(extra, joined, places.title, 1);
      rank(joined, 0);
    },
    addHeading(heading, place) {
      const found = namesIn(heading);
      addNames(found, place);
      if (found.length < minWordsForInitials || found.length > maxWordsForInitials) return;
      count(extra, found.map((name) => wordsOfName(name)[0]?.[0] ?? '').join(''), places.description, 1);
    },
    terms() {
      const counts = new Map(extra);
      for (const [name, packed] of names)
        for (const word of wordsOfName(name)) count(counts, word, packed >> 8, packed & 255);
      const words = [...counts.keys()].filter((word) => word !== '' && word.length <= maxLength);
      const found = words.map((word) => {
        const packed = counts.get(word) ?? 0;
        return (packed >> 8) * 4 + (titles.get(word) ?? extentOf(packed & 255));
      });
      return { words, found };
    },
  };
}

/** Counts a word. The place is in the upper bits, so that the larger number has the better place. */
function count(counts: Map<string, number>, word: string, place: number, more: number): void {
  const known = counts.get(word) ?? 0;
  const best = Math.max(known >> 8, place);
  counts.set(word, (best << 8) | Math.min((known & 255) + more, 255));
}

/** Returns 0 for one occurrence, 1 for up to three, 2 for up to seven, 3 for more. */
function extentOf(count: number): number {
  if (count === 1) return 0;
  if (count <= 3) return 1;
  return count <= 7 ? 2 : 3;
}

/** Most words of a site occur on many pages, and folding is the dearest step. */
const folded = new Map<string, readonly string[]>();
const maxFolded = 100_000;

function wordsOfName(name: string): readonly string[] {
  const known = folded.get(name);
  if (known) return known;
  if (folded.size >= maxFolded) folded.clear();
  const { whole, parts } = foldName(name);
  const words = [whole, ...parts];
  folded.set(name, words);
  return words;
}
