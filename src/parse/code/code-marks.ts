/** What a line of a sample may be marked as. */
export type LineMark = 'highlight' | 'inserted' | 'deleted' | 'focus' | 'error' | 'warning';

/** Words that are marked in some lines: wherever they stand, or in one place. */
export interface WordMark {
  readonly text: string;
  readonly kind: Extract<LineMark, 'highlight' | 'inserted' | 'deleted'>;
  /** Lines, from 1, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Offset in the line; a word without one is marked wherever it stands. */
  readonly at?: number;
}

/** A sample without its marks. */
export interface MarkedCode {
  readonly text: string;
  /** Marks by line of the text, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  readonly words: readonly WordMark[];
  /** Unknown words in marks, with their places in the written text. */
  readonly unknown: readonly { readonly word: string; readonly line: number; readonly column: number }[];
}

const marksByWord: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'highlight'],
  ['hl', 'highlight'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** The words that may follow `[!code`. */
export const markWords: readonly string[] = [...marksByWord.keys(), 'word'];

const mark = String.raw`\[!code\s+(word:[^\]]*|[^\]\s]*)\s*\]`;
const marks = String.raw`((?:${mark}\s*)+)`;
const range = `(?:highlight-(?:next-line|start|end))`;
const inComment = (content: string) =>
  String.raw`(?:(?://|#|--|;)\s*${content}|\{/\*\s*${content}\s*\*/\}|/\*\s*${content}\s*\*/|<!--\s*${content}\s*-->)`;
// A comment at the end of a line with only marks in it: `// [!code ++]`, `{/* [!code focus] */}`, `<!--
// [!code --] -->`.
const comment = new RegExp(String.raw`\s*${inComment(marks)}\s*$`);
const rangeComment = new RegExp(String.raw`^\s*${inComment(range)}\s*$`);
// The marks of other documentation of this family: `// @highlight`, `{/* @highlight-text "a" "b" */}`.
const atComment = new RegExp(
  String.raw`\s*${inComment(String.raw`@highlight(-start|-end|-text(?:\s+"[^"]*")+)?`)}\s*$`,
);

/** A mark that applies to this line, if it has code, and to the lines below. */
interface Active {
  readonly mark: LineMark;
  /** Number of lines that it still applies to. */
  left: number;
}

interface Reading {
  readonly lines: string[];
  readonly marks: Map<number, LineMark[]>;
  readonly words: WordMark[];
  readonly unknown: MarkedCode['unknown'][number][];
  active: Active[];
}

/**
 * Removes the marks `// [!code ++|--|highlight|focus|error|warning]` from a sample, in the comments of any
 * language. A line with only marks is removed, and they apply to the next line. `[!code focus:3]` applies to
 * three lines, `[!code word:x]` to each `x` below. The comments `highlight-next-line`, `highlight-start` and
 * `highlight-end` mark lines, and so do `@highlight`, `@highlight-start`, `@highlight-end` and, for words,
 * `@highlight-text "x"`. `[\!code ++]` is shown as `[!code ++]`, so that a page can document marks.
 */
export function readCodeMarks(written: string): MarkedCode {
  if (!written.includes('!code') && !/highlight-|@highlight/.test(written))
    return { text: written, marks: new Map(), words: [], unknown: [] };
  const reading: Reading = { lines: [], marks: new Map(), words: [], unknown: [], active: [] };
  for (const [index, line] of written.split('\n').entries()) readLine(line, index + 1, reading);
  const count = reading.lines.length;
  const words = reading.words.map((word) => ({ ...word, last: Math.min(word.last, count) }));
  return { text: reading.lines.join('\n'), marks: reading.marks, words, unknown: reading.unknown };
}

function readLine(line: string, number: number, reading: Reading): void {
  if (readRange(line, reading) || readAtMark(line, number, reading)) return;
  const match = comment.exec(line);
  const found = match ? marksIn(match) : [];
  const unknown = found.filter(({ kind }) => kind === 'unknown');
  for (const { word, column } of unknown) reading.unknown.push({ word, line: number, column });
  // A comment with an unknown mark stays in the sample, so that the author sees it.
  const isMarked = match !== null && unknown.length === 0;
  const text = isMarked ? line.slice(0, match.index) : line;
  const next = reading.lines.length + 1;
  for (const each of isMarked ? found : []) {
    if (each.kind === 'line') reading.active.push({ mark: each.mark, left: each.count });
    else if (each.kind === 'word')
      reading.words.push({ text: each.text, kind: 'highlight', first: next, last: next - 1 + each.count });
  }
  if (isMarked && text.trim() === '') return;
  reading.lines.push(text.replaceAll('[\\!code', '[!code'));
  if (reading.active.length > 0)
    reading.marks.set(
      reading.lines.length,
      reading.active.map((each) => each.mark),
    );
  for (const each of reading.active) each.left -= 1;
  reading.active = reading.active.filter(({ left }) => left > 0);
}

/** Reads a comment line `// highlight-start`; false for any other line. */
function readRange(line: string, reading: Reading): boolean {
  if (!line.includes('highlight-') || !rangeComment.test(line)) return false;
  const isEnd = line.includes('highlight-end');
  if (isEnd) reading.active = reading.active.filter(({ left }) => Number.isFinite(left));
  else
    reading.active.push({
      mark: 'highlight',
      left: line.includes('highlight-start') ? Number.POSITIVE_INFINITY : 1,
    });
  return true;
}

/**
 * Reads a line that ends in `// @highlight`: the mark applies to its code, or else to the next
 * line. False for any other line.
 */
function readAtMark(line: string, number: number, reading: Reading): boolean {
  const match = line.includes('@highlight') ? atComment.exec(line) : null;
  if (match === null) return false;
  // One group for each kind of comment.
  const kind = match.slice(1).find((group) => group !== undefined) ?? '';
  const isAlone = match.index === 0 || line.slice(0, match.index).trim() === '';
  if (kind === '-end') reading.active = reading.active.filter(({ left }) => Number.isFinite(left));
  else if (kind.startsWith('-text')) {
    const at = reading.lines.length + 1;
    for (const [, text = ''] of kind.matchAll(/"([^"]+)"/g))
      reading.words.push({ text, kind: 'highlight', first: at, last: at });
  } else reading.active.push({ mark: 'highlight', left: kind === '-start' ? Number.POSITIVE_INFINITY : 1 });
  if (!isAlone) readLine(line.slice(0, match.index), number, reading);
  return true;
}

type FoundMark = { readonly word: string; readonly column: number } & (
  | { readonly kind: 'line'; readonly mark: LineMark; readonly count: number }
  | { readonly kind: 'word'; readonly text: string; readonly count: number }
  | { readonly kind: 'unknown' }
);

/** Reads the marks in a comment: `++`, `focus:3`, `word:name:2`. */
function marksIn(match: RegExpExecArray): FoundMark[] {
  return [...match[0].matchAll(new RegExp(mark, 'g'))].map(({ 1: word = '', index }): FoundMark => {
    const place = { word, column: match.index + index + 1 };
    const [, text, times] = /^word:(.+?)(?::(\d+))?$/.exec(word) ?? [];
    if (text !== undefined)
      return {
        kind: 'word',
        text,
        count: times === undefined ? Number.POSITIVE_INFINITY : Number(times),
        ...place,
      };
    const [, name = '', count = '1'] = /^(.*?)(?::(\d{1,6}))?$/.exec(word) ?? [];
    const known = marksByWord.get(name);
    return known === undefined
      ? { kind: 'unknown', ...place }
      : { kind: 'line', mark: known, count: Number(count), ...place };
  });
}
