import { foldText } from './fold-text.ts';
import type { QueryWord } from './match-word.ts';

/** A piece of a text, and whether it is what a reader looks for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Parts a text where words of a query stand in it. */
export function markWords(text: string, words: readonly QueryWord[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isMarked === isMarked) pieces[pieces.length - 1] = { text: last.text + piece, isMarked };
    else pieces.push({ text: piece, isMarked });
  };
  for (const token of text.split(/([\p{Letter}\p{Number}\p{Mark}]+)/u)) {
    const [from, to] = markedRange(token, words);
    add(token.slice(0, from), false);
    add(token.slice(from, to), true);
    add(token.slice(to), false);
  }
  return pieces;
}

/** Where in a word the longest thing that is looked for stands; an empty range for nothing. */
function markedRange(token: string, words: readonly QueryWord[]): readonly [from: number, to: number] {
  const folded = foldText(token);
  let found: readonly [number, number] = [0, 0];
  for (const { text, meant } of words) {
    if (meant.includes(folded)) return [0, token.length];
    const at = folded.indexOf(text);
    if (at < 0 || text.length <= found[1] - found[0]) continue;
    // Folding makes two letters of one in places: then the word is marked whole.
    found = folded.length === token.length ? [at, at + text.length] : [0, token.length];
  }
  return found;
}
