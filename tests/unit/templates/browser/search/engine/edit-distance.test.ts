import { expect, test } from 'vitest';
import {
  editDistance,
  leastDistance,
} from '../../../../../../templates/browser/search/engine/edit-distance.ts';

/** All texts of up to a length from three letters, in which swaps and repeated letters are frequent. */
function textsUntil(length: number): readonly string[] {
  if (length === 0) return [''];
  const shorter = textsUntil(length - 1);
  return ['', ...shorter.flatMap((text) => ['a', 'b', 'c'].map((letter) => letter + text))];
}

test.each([1, 2])(
  'the least distance to a beginning is that of comparing each, with %i edits at most',
  (most) => {
    const words = textsUntil(6).filter((_, at) => at % 7 === 0);
    for (const text of ['abcab', 'aabbc', 'cacbb'])
      for (const word of words) {
        const beginnings = Array.from({ length: 2 * most + 1 }, (_, at) =>
          editDistance(word.slice(0, text.length - most + at), text),
        );
        const least = Math.min(...beginnings);
        expect(leastDistance(text, word, most)?.least, `${text} ${word}`).toBe(
          least > most ? undefined : least,
        );
      }
  },
);

test.each([
  ['tooltp', 'tooltip', { least: 1, whole: 1 }],
  // The word goes on after what is similar.
  ['tooltp', 'tooltips', { least: 1, whole: 2 }],
  ['ubtton', 'button', { least: 1, whole: 1 }],
  ['button', 'slider', undefined],
])('%s and %s', (text, word, expected) => {
  expect(leastDistance(text, word, 2)).toEqual(expected);
});
