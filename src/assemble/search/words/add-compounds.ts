import {
  decodePostings,
  encodePostings,
  type Posting,
  packPosting,
  places,
} from '../../../../templates/browser/search/format/postings.ts';

/** Shortest last part of a compound, and shortest beginning that is no word of the index. */
const minTail = 5;
const minHead = 3;

/**
 * Lets the last word of a compound find the pages with the compound: `Meldung` those with `Fehlermeldung`. A
 * compound ends with another word of the index. The lines stay in order; a changed index has the lines of a
 * new one, because they follow from those given alone.
 */
export function addCompounds(terms: readonly string[]): readonly string[] {
  const numbers = new Map<string, number>();
  for (const [at, line] of terms.entries()) numbers.set(line.slice(0, line.indexOf('\t')), at);
  const compounds = new Map<number, number[]>();
  for (const [word, compound] of numbers) {
    const tail = tailOf(word, numbers);
    if (tail === undefined) continue;
    const known = compounds.get(tail);
    if (known) known.push(compound);
    else compounds.set(tail, [compound]);
  }
  return terms.map((line, at) => {
    const joined = compounds.get(at);
    return joined ? withPostings(line, [line, ...joined.map((number) => terms[number] ?? '')]) : line;
  });
}

/** Returns the line of the longest word that a word ends with. */
function tailOf(word: string, numbers: ReadonlyMap<string, number>): number | undefined {
  if (!/^\p{Letter}+$/u.test(word)) return undefined;
  for (let from = minHead; from <= word.length - minTail; from++) {
    const line = numbers.get(word.slice(from));
    if (line !== undefined) return line;
  }
  return undefined;
}

/**
 * Returns a line with its own postings and those of others, as they are wanted. Without a wish, a page whose
 * title has a compound matches its last word no better than one whose description has the word.
 */
export function withPostings(
  line: string,
  [own = '', ...others]: readonly string[],
  asWanted: (posting: Posting) => Posting | undefined = asDescribed,
): string {
  const best = new Map<number, Posting>(postingsOf(own).map((posting) => [posting.page, posting]));
  for (const posting of others.flatMap(postingsOf).flatMap((one) => asWanted(one) ?? [])) {
    const known = best.get(posting.page);
    if (!known || packPosting(known) < packPosting(posting)) best.set(posting.page, posting);
  }
  const packed = [...best.values()].map(packPosting).sort((a, b) => a - b);
  return line.slice(0, line.lastIndexOf('\t') + 1) + encodePostings(packed);
}

/** Lowers a place that only the word itself has: a title with a compound is no title with its last word. */
export function asDescribed(posting: Posting): Posting {
  return posting.place > places.description ? { ...posting, place: places.description, extent: 0 } : posting;
}

/** Returns the postings of a line. */
export function postingsOf(line: string): Posting[] {
  return decodePostings(line.slice(line.lastIndexOf('\t') + 1));
}
