import { foldName } from '../../../../templates/browser/search/format/fold-text.ts';
import { longer } from '../../../lib/longer-array.ts';
import { foldAscii } from './fold-ascii.ts';
import { createNameTable, type NameTable } from './name-table.ts';
import { createTally, type Tally } from './tally.ts';

/** The names that this thread has read, with what they fold to, and the tally of the words of one page. */
export interface Vocabulary extends NameTable {
  readonly words: Tally;
  /** Counts the folded name and its parts among the words. */
  countWords(name: number, place: number): void;
  /** Counts the folded name once, without its parts. */
  countWhole(name: number, place: number): void;
}

/** Enough for most sites: V8 compiles code again when it first reads behind the end of an array. */
const firstNames = 1 << 16;

/** Most words need no folding. */
const isFolded = /^[a-z0-9]+$/;

/** Most words of a site occur on many pages, so their numbers and folded parts are kept. */
let vocabulary = createVocabulary();
const maxNames = 200_000;

/** Returns the vocabulary of this thread. Its numbers hold until it is opened again. */
export function openVocabulary(): Vocabulary {
  if (vocabulary.size() > maxNames) vocabulary = createVocabulary();
  return vocabulary;
}

/** Creates an empty vocabulary. */
function createVocabulary(): Vocabulary {
  const table = createNameTable();
  const words = createTally();
  /**
   * By name: the number of its only word plus one, 0 if it has not been folded, or with a minus, where its
   * words stand in the lists, which begin with their length.
   */
  let folded = new Int32Array(firstNames);
  let lists = new Int32Array(firstNames);
  let listed = 1;

  function fold(name: number): number {
    if (name >= folded.length) folded = longer(folded, name);
    const text = table.nameOf(name);
    if (isFolded.test(text)) {
      folded[name] = name + 1;
      return name + 1;
    }
    const numbers = wordNumbers(text, table);
    const [whole = 0] = numbers;
    folded[name] = numbers.length === 1 ? whole + 1 : -listed;
    if (numbers.length > 1) addList(numbers);
    return folded[name] ?? 0;
  }

  function addList(numbers: readonly number[]): void {
    if (listed + numbers.length >= lists.length) lists = longer(lists, listed + numbers.length);
    lists[listed++] = numbers.length;
    for (const number of numbers) lists[listed++] = number;
  }

  return {
    ...table,
    words,
    countWords(name, place) {
      const known = folded[name] || fold(name);
      if (known > 0) return words.count(known - 1, place);
      const end = (lists[-known] ?? 0) - known;
      for (let at = 1 - known; at <= end; at++) words.count(lists[at] ?? 0, place);
    },
    countWhole(name, place) {
      const known = folded[name] || fold(name);
      words.count(known > 0 ? known - 1 : (lists[1 - known] ?? 0), place);
    },
  };
}

/** Returns the numbers of a folded name and of its parts. */
function wordNumbers(name: string, { numberOf, numberIn }: NameTable): number[] {
  const ascii = foldAscii(name);
  if (!ascii) {
    const { whole, parts } = foldName(name);
    return [whole, ...parts].map(numberOf);
  }
  const { whole, ends } = ascii;
  const numbers = [numberIn(whole, 0, whole.length)];
  if (ends.length === 1) return numbers;
  for (const [at, end] of ends.entries()) numbers.push(numberIn(whole, ends[at - 1] ?? 0, end));
  return numbers;
}
