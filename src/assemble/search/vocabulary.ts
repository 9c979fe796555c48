import { foldName } from '../../../templates/browser/search/format/fold-text.ts';
import { longer } from '../../lib/longer-array.ts';
import { createNameTable, type NameTable } from './name-table.ts';
import { createTally, type Tally } from './tally.ts';

/** The names that this thread has read, with what they fold to, and tallies of those of one page. */
export interface Vocabulary extends NameTable {
  readonly names: Tally;
  readonly words: Tally;
  /** Counts the folded name and its parts among the words. */
  countWords(name: number, place: number, times: number): void;
}

const firstNames = 1 << 14;

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
   * By name: the number of its only word plus one, 0 if it has not been folded, or the number of its list of
   * words with a minus.
   */
  let folded = new Int32Array(firstNames);
  const lists: (readonly number[])[] = [[]];

  function fold(name: number): number {
    const { whole, parts } = foldName(table.nameOf(name));
    const numbers = [whole, ...parts].map(table.numberOf);
    const [only = 0] = numbers;
    if (name >= folded.length) folded = longer(folded, name);
    folded[name] = parts.length === 0 ? only + 1 : 1 - lists.push(numbers);
    return folded[name] ?? 0;
  }

  return {
    ...table,
    names: createTally(),
    words,
    countWords(name, place, times) {
      const known = folded[name] || fold(name);
      if (known > 0) words.count(known - 1, place, times);
      else for (const word of lists[-known] ?? []) words.count(word, place, times);
    },
  };
}
