/** What an author may mark a line of a sample as. */
export type LineMark = 'highlight' | 'inserted' | 'deleted' | 'focus';

/** A sample without its marks. */
export interface MarkedCode {
  readonly text: string;
  /** Marks by line of the text, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Marks that mean nothing: the word, and the line of the text as it was written. */
  readonly unknown: readonly { readonly word: string; readonly line: number; readonly column: number }[];
}

const words: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'highlight'],
  ['focus', 'focus'],
]);

/** What may stand after `[!code`. */
export const markWords: readonly string[] = [...words.keys()];

const mark = String.raw`\[!code\s+([^\]\s]*)\s*\]`;
const marks = String.raw`((?:${mark}\s*)+)`;
// A comment that holds nothing but marks, at the end of a line: `// [!code ++]`, `{/* [!code focus] */}`, `<!-- [!code --] -->`.
const comment = new RegExp(
  String.raw`\s*(?:(?://|#|--|;)\s*${marks}|\{/\*\s*${marks}\*/\}|/\*\s*${marks}\*/|<!--\s*${marks}-->)$`,
);

/**
 * Takes the marks `// [!code ++|--|highlight|focus]` out of a sample, in the comments of any language. A line that held nothing else goes,
 * and its marks count for the next line. `[\!code ++]` is shown as `[!code ++]`, so that a page can speak of marks.
 */
export function readCodeMarks(written: string): MarkedCode {
  if (!written.includes('!code')) return { text: written, marks: new Map(), unknown: [] };
  const lines: string[] = [];
  const found = new Map<number, LineMark[]>();
  const unknown: MarkedCode['unknown'][number][] = [];
  let waiting: LineMark[] = [];
  for (const [index, line] of written.split('\n').entries()) {
    const { text, taken } = readLine(line, (word, column) => unknown.push({ word, line: index + 1, column }));
    const here = [...waiting, ...taken];
    if (text.trim() === '' && taken.length > 0) {
      waiting = here;
    } else {
      lines.push(text.replaceAll('[\\!code', '[!code'));
      if (here.length > 0) found.set(lines.length, here);
      waiting = [];
    }
  }
  return { text: lines.join('\n'), marks: found, unknown };
}

/** A line with a mark that is not known keeps its comment, so that the author sees it. */
function readLine(
  line: string,
  unknown: (word: string, column: number) => void,
): { text: string; taken: LineMark[] } {
  const match = comment.exec(line);
  if (!match) return { text: line, taken: [] };
  const taken: LineMark[] = [];
  let isKnown = true;
  for (const { 1: word = '', index } of match[0].matchAll(new RegExp(mark, 'g'))) {
    const known = words.get(word);
    if (known !== undefined) taken.push(known);
    else {
      unknown(word, match.index + index + 1);
      isKnown = false;
    }
  }
  return isKnown ? { text: line.slice(0, match.index), taken } : { text: line, taken: [] };
}
