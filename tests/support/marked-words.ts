import { english, type Words } from '../../src/model/words.ts';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Every word of the shell in brackets, so that a text which did not come from the words of the page can be
 * reported: `【Next】`.
 */
export const markedWords = mark(english) as unknown as Words;

function mark(words: Tree): Tree {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? `【${word}】` : mark(word)]),
  );
}
