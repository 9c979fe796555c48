import { foldName, namesIn, optionsIn } from '../../../templates/browser/search/format/fold-text.ts';
import { places } from '../../../templates/browser/search/format/postings.ts';
import { createNameTable } from './name-table.ts';
import { createTally } from './tally.ts';

/** The words of a page, each with the best place in which the page has it, and how often. */
export interface PageTerms {
  readonly words: readonly string[];
  /** By word: the place times four, and the extent (see `Posting`). */
  readonly found: readonly number[];
}

/** Gathers the words of one page. */
export interface TermCollector {
  /** Adds the names of a text, or of a range of it, and their parts. */
  add(text: string, place: number, from?: number, to?: number): void;
  /** Adds the names of code, and its options with their dashes. */
  addCode(text: string, place: number, from?: number, to?: number): void;
  /** Adds the names of code that a line describes. */
  addDefinition(text: string, from: number, to: number): void;
  /** Adds a title, whose words count by the number of words beside them. */
  addTitle(title: string): void;
  /** Adds another name of the page in the same way. */
  addName(name: string): void;
  /** Adds a heading, and its abbreviation: `Content security policy` → `csp`. */
  addHeading(heading: string, place: number): void;
}

/** Longest word that is indexed. Longer ones are hashes and data. */
const maxLength = 60;

/** Headings that readers abbreviate. */
const minWordsForInitials = 3;
const maxWordsForInitials = 5;

/** Returns the words that a function adds. It must not collect those of another page. */
export function collectTerms(addAll: (terms: TermCollector) => void): PageTerms {
  const { names, words, scan, numberOf, wordsOf, nameOf } = openVocabulary();
  const titles = new Map<string, number>();
  const addWord = (word: string, place: number) => words.count(numberOf(word), place, 1);
  const otherNames = new Map<string, number>();
  const rank = (word: string, extent: number, among = titles) =>
    among.set(word, Math.min(among.get(word) ?? 3, extent));
  const add = (text: string, place: number, from = 0, to = text.length) =>
    scan(text, from, to, (name) => names.count(name, place, 1));
  const addCode = (text: string, place: number, from = 0, to = text.length) => {
    add(text, place, from, to);
    if (!hasDashes(text, from, to)) return;
    for (const option of optionsIn(text.slice(from, to))) addWord(option, place);
  };
  addAll({
    add,
    addCode,
    addDefinition(text, from, to) {
      addCode(text, places.identifier, from, to);
      const names = namesIn(text.slice(from, to)).map((name) => foldName(name).whole);
      for (const name of [...names, ...optionsIn(text.slice(from, to))]) addWord(name, places.description);
    },
    addTitle(title) {
      const found = namesIn(title).map(foldName);
      for (const { whole, parts } of found) {
        addWord(whole, places.title);
        rank(whole, found.length - 1);
        // The title `theme-contrast` says less about themes than a heading with the word.
        const place = found.length === 1 ? places.heading : places.title;
        for (const part of parts) addWord(part, place);
        if (found.length > 1) for (const part of parts) rank(part, found.length + parts.length - 2);
      }
      if (found.length !== 2 && found.length !== 3) return;
      // Readers write `datagrid` for "Data Grid".
      const joined = found.map(({ whole }) => whole).join('');
      addWord(joined, places.title);
      rank(joined, 0);
    },
    addName(name) {
      const found = namesIn(name).map(foldName);
      for (const { whole, parts } of found)
        for (const word of [whole, ...parts]) {
          addWord(word, places.name);
          rank(word, found.length - 1, otherNames);
        }
    },
    addHeading(heading, place) {
      add(heading, place);
      const found = namesIn(heading);
      if (found.length < minWordsForInitials || found.length > maxWordsForInitials) return;
      addWord(found.map((name) => foldName(name).whole[0] ?? '').join(''), places.description);
    },
  });
  names.drain((name, place, times) => {
    for (const word of wordsOf(name)) words.count(word, place, times);
  });
  const terms: { words: string[]; found: number[] } = { words: [], found: [] };
  words.drain((number, place, times) => {
    const word = nameOf(number);
    if (word === '' || word.length > maxLength) return;
    terms.words.push(word);
    const beside = titles.get(word) ?? (place === places.name ? otherNames.get(word) : undefined);
    terms.found.push(place * 4 + (beside ?? extentOf(times)));
  });
  return terms;
}

/** `indexOf` would search the rest of a long text for each of its lines. */
function hasDashes(text: string, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++)
    if (text.charCodeAt(at) === 45 && text.charCodeAt(at + 1) === 45) return true;
  return false;
}

/** Returns 0 for one occurrence, 1 for up to three, 2 for up to seven, 3 for more. */
function extentOf(count: number): number {
  if (count === 1) return 0;
  if (count <= 3) return 1;
  return count <= 7 ? 2 : 3;
}

/** Most words of a site occur on many pages, so their numbers and folded parts are kept. */
let vocabulary = createVocabulary();
const maxNames = 200_000;

function openVocabulary() {
  if (vocabulary.size() > maxNames) vocabulary = createVocabulary();
  return vocabulary;
}

function createVocabulary() {
  const table = createNameTable();
  const folded: (readonly number[])[] = [];
  /** Returns the numbers of a folded name and of its parts. */
  function wordsOf(name: number): readonly number[] {
    const known = folded[name];
    if (known) return known;
    const { whole, parts } = foldName(table.nameOf(name));
    const words = [whole, ...parts].map(table.numberOf);
    folded[name] = words;
    return words;
  }
  return { ...table, names: createTally(), words: createTally(), wordsOf };
}
