import { foldName, namesIn, optionsIn } from '../../../../templates/browser/search/format/fold-text.ts';
import { places } from '../../../../templates/browser/search/format/postings.ts';
import { encodeText } from '../../../lib/encode-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Gathers the words of one page. */
export interface TermCollector {
  /** Adds the names of a text and their parts. */
  add(text: string, place: number): void;
  /** The same for a range of a text in UTF-8. */
  addRange(text: Uint8Array, place: number, from: number, to: number): void;
  /** Adds the names of a range of code, and its options with their dashes. */
  addCode(text: Uint8Array, place: number, from: number, to: number): void;
  /** Adds the names of a range of code that a line describes. */
  addDefinition(text: Uint8Array, from: number, to: number): void;
  /**
   * Adds the name of a file with a demo, with and without its extension as another name, and its parts. It
   * counts less for a page that shows a file of another one.
   */
  addFile(file: string, isOwn: boolean): void;
  /** Adds a title, whose words count by the number of words beside them. */
  addTitle(title: string): void;
  /** Adds another name of the page in the same way. */
  addName(name: string): void;
  /** Adds a heading, and its abbreviation: `Content security policy` → `csp`. */
  addHeading(heading: string, place: number): void;
}

/** Most words of a name that a query is searched for as a whole. */
const maxWordsOfPhrase = 4;

/** What stands between the name of a family and that of a page of it: `Data Grid – Sorting` */
const afterFamily = /\s[–—|-]\s/;

/** Headings that readers abbreviate. */
const minWordsForInitials = 3;
const maxWordsForInitials = 5;

/**
 * Calls back with the number of each word that a function adds, and what was found of it: the best place in
 * which the page has it times four, and the extent (see `Posting`). The function must not collect the words
 * of another page.
 */
export function collectTerms(
  vocabulary: Vocabulary,
  addAll: (terms: TermCollector) => void,
  onTerm: (word: number, found: number) => void,
): void {
  const { words } = vocabulary;
  const titles = createTitleCollector(vocabulary);
  addAll({ ...createTextCollector(vocabulary), ...titles.collector });
  for (let at = 0, count = words.drain(); at < count; at++) {
    const word = words.numberAt(at);
    const found = words.take(word);
    const place = found & 7;
    // Few words stand in a title, and looking up the others costs as much as counting them.
    const beside = place < places.heading ? undefined : titles.besideOf(word, place);
    onTerm(word, place * 4 + (beside ?? extentOf(found >> 3)));
  }
}

type TextCollector = Omit<TermCollector, keyof TitleCollector>;

/** Collects texts and code. */
function createTextCollector({ words, scan, numberOf, countWords, countWhole }: Vocabulary): TextCollector {
  const addOptions = (text: Uint8Array, place: number, from: number, to: number) => {
    for (const option of optionsIn(decoder.decode(text.subarray(from, to))))
      words.count(numberOf(option), place);
  };
  const addRange: TermCollector['addRange'] = (text, place, from, to) => {
    scan(text, from, to, place, countWords);
  };
  return {
    add(text, place) {
      const encoded = encodeText(text);
      addRange(encoded, place, 0, encoded.length);
    },
    addRange,
    addCode(text, place, from, to) {
      if (scan(text, from, to, place, countWords)) addOptions(text, place, from, to);
    },
    addDefinition(text, from, to) {
      addRange(text, places.identifier, from, to);
      if (!scan(text, from, to, places.description, countWhole)) return;
      addOptions(text, places.identifier, from, to);
      addOptions(text, places.description, from, to);
    },
  };
}

type TitleCollector = Pick<TermCollector, 'addTitle' | 'addName' | 'addHeading' | 'addFile'>;

/** Collects what names the page and its parts, and how many other words stand beside each word of a title. */
function createTitleCollector({ words, scan, numberOf, countWords }: Vocabulary) {
  const titles = new Map<number, number>();
  const otherNames = new Map<number, number>();
  const addWord = (word: string, place: number) => words.count(numberOf(word), place);
  const rank = (word: string, extent: number, among = titles) => {
    const number = numberOf(word);
    among.set(number, Math.min(among.get(number) ?? 3, extent));
  };
  const rankEach = (title: string) => {
    const found = namesIn(title).map(foldName);
    for (const { whole } of found) rank(whole, found.length - 1);
  };
  const collector: TitleCollector = {
    addTitle(title) {
      const own = title.split(afterFamily).at(-1) ?? '';
      if (own !== title) rankEach(own);
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
      if (found.length < 2 || found.length > maxWordsOfPhrase) return;
      const joined = found.map(({ whole }) => whole).join('');
      addWord(joined, places.name);
      rank(joined, 0, otherNames);
    },
    addFile(file, isOwn) {
      for (const part of foldName(file).parts) addWord(part, places.identifier);
      // A page that mentions the file, however often, comes after the one that shows it.
      for (const name of [file, file.replace(/\.[^.]*$/, '')]) {
        const { whole } = foldName(name);
        addWord(whole, places.name);
        rank(whole, isOwn ? 1 : 3, otherNames);
      }
    },
    addHeading(heading, place) {
      const encoded = encodeText(heading);
      scan(encoded, 0, encoded.length, place, countWords);
      const found = namesIn(heading);
      if (found.length < minWordsForInitials || found.length > maxWordsForInitials) return;
      addWord(found.map((name) => foldName(name).whole[0] ?? '').join(''), places.description);
    },
  };
  const besideOf = (word: number, place: number): number | undefined =>
    titles.get(word) ?? (place === places.name ? otherNames.get(word) : undefined);
  return { collector, besideOf };
}

const decoder = new TextDecoder();

/** Returns 0 for one occurrence, 1 for up to three, 2 for up to seven, 3 for more. */
function extentOf(count: number): number {
  if (count === 1) return 0;
  if (count <= 3) return 1;
  return count <= 7 ? 2 : 3;
}
