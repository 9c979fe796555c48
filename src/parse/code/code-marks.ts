/** What a line of a sample may be marked as. */
export type LineMark = 'highlight' | 'inserted' | 'deleted' | 'focus';

/** A sample without its marks. */
export interface MarkedCode {
  readonly text: string;
  /** Marks by line of the text, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Unknown words in marks, with their places in the written text. */
  readonly unknown: readonly { readonly word: string; readonly line: number; readonly column: number }[];
}

const marksByWord: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'highlight'],
  ['focus', 'focus'],
]);

/** The words that may follow `[!code`. */
export const markWords: readonly string[] = [...marksByWord.keys()];

const mark = String.raw`\[!code\s+([^\]\s]*)\s*\]`;
const marks = String.raw`((?:${mark}\s*)+)`;
// A comment at the end of a line with only marks in it: `// [!code ++]`, `{/* [!code focus] */}`, `<!--
// [!code --] -->`.
const comment = new RegExp(
  String.raw`\s*(?:(?://|#|--|;)\s*${marks}|\{/\*\s*${marks}\*/\}|/\*\s*${marks}\*/|<!--\s*${marks}-->)$`,
);

/**
 * Removes the marks `// [!code ++|--|highlight|focus]` from a sample, in the comments of any language. A line
 * with only marks is removed, and they apply to the next line. `[\!code ++]` is shown as `[!code ++]`, so
 * that a page can document marks.
 */
export function readCodeMarks(written: string): MarkedCode {
  if (!written.includes('!code')) return { text: written, marks: new Map(), unknown: [] };
  const lines: string[] = [];
  const found = new Map<number, LineMark[]>();
  const unknown: MarkedCode['unknown'][number][] = [];
  let pending: LineMark[] = [];
  for (const [index, line] of written.split('\n').entries()) {
    const read = readLine(line);
    for (const place of read.unknown) unknown.push({ ...place, line: index + 1 });
    const applied = [...pending, ...read.marks];
    if (read.text.trim() === '' && read.marks.length > 0) {
      pending = applied;
    } else {
      lines.push(read.text.replaceAll('[\\!code', '[!code'));
      if (applied.length > 0) found.set(lines.length, applied);
      pending = [];
    }
  }
  return { text: lines.join('\n'), marks: found, unknown };
}

interface MarkedLine {
  readonly text: string;
  readonly marks: readonly LineMark[];
  readonly unknown: readonly { readonly word: string; readonly column: number }[];
}

function readLine(line: string): MarkedLine {
  const match = comment.exec(line);
  if (!match) return { text: line, marks: [], unknown: [] };
  const found = [...match[0].matchAll(new RegExp(mark, 'g'))].map(({ 1: word = '', index }) => ({
    word,
    known: marksByWord.get(word),
    column: match.index + index + 1,
  }));
  const unknown = found.filter(({ known }) => known === undefined);
  // A comment with an unknown mark stays in the sample, so that the author sees it.
  if (unknown.length > 0) return { text: line, marks: [], unknown };
  const known = found.flatMap((each) => each.known ?? []);
  return { text: line.slice(0, match.index), marks: known, unknown };
}
