import type { WordMark } from './code-marks.ts';
import type { MarkedPattern } from './pattern-words.ts';

/** What an info string marks in its code block, with its invalid pieces. */
export interface FenceMarks {
  readonly marked: MarkedLines[];
  readonly words: Pick<WordMark, 'text' | 'kind'>[];
  readonly patterns: MarkedPattern[];
  readonly problems: FenceProblem[];
}

/** Lines from the first to the last, inclusive, counted from 1. */
export interface MarkedLines {
  readonly first: number;
  readonly last: number;
  readonly kind: WordMark['kind'];
}

/** An invalid piece of an info string. */
export interface FenceProblem {
  /** The piece as written. */
  readonly piece: string;
  readonly message: string;
  readonly hint: string;
}

/** What marks lines and words: `{1}`, `mark={1}`, `ins={1}`, `del="words"`. */
const kindsByKey: ReadonlyMap<string, WordMark['kind']> = new Map([
  ['mark', 'highlight'],
  ['highlight', 'highlight'],
  ['ins', 'inserted'],
  ['add', 'inserted'],
  ['del', 'deleted'],
  ['rem', 'deleted'],
]);

/** True for a key that marks lines or words. */
export function isMarkKey(key: string): boolean {
  return kindsByKey.has(key);
}

/** `ins={1}`: a key with its value as written. */
export interface FenceAttribute {
  readonly key: string;
  readonly value: string;
}

/** Reads `ins={1,3}`, `ins="words"`, or `ins=/pattern/`. */
export function readMark(written: string, { key, value }: FenceAttribute, marks: FenceMarks): void {
  const kind = kindsByKey.get(key) ?? 'highlight';
  const quoted = /^(["'])(.*)\1$/s.exec(value)?.[2];
  // A pattern without special characters is a word.
  const word = quoted ?? /^\/([\w ,:;-]+)\/$/.exec(value)?.[1];
  if (word !== undefined) marks.words.push({ text: word, kind });
  else if (value.startsWith('/')) readPattern(value, kind, marks);
  else readLines(value, { written, kind }, marks);
}

/** How lines are marked, and the piece that says so. */
interface LinesMark {
  readonly written: string;
  readonly kind?: WordMark['kind'];
}

/** Reads a list of lines, `{1,3-5}`. */
export function readLines(
  braces: string,
  { written, kind = 'highlight' }: LinesMark,
  { marked, problems }: FenceMarks,
): void {
  const ranges = braces.endsWith('}') ? readLineRanges(braces.slice(1, -1)) : undefined;
  if (ranges !== undefined) for (const range of ranges) marked.push({ ...range, kind });
  else {
    const message = `"${written}" is not a list of lines.`;
    problems.push({ piece: written, message, hint: 'Use line numbers and ranges from 1: {1,3-5}' });
  }
}

/** Reads `1,3-5`; undefined for any other text, and for a range that runs backwards. */
function readLineRanges(text: string): readonly Pick<MarkedLines, 'first' | 'last'>[] | undefined {
  const ranges: Pick<MarkedLines, 'first' | 'last'>[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part);
    if (!match) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first) return undefined;
    ranges.push({ first, last });
  }
  return ranges;
}

function readPattern(written: string, kind: WordMark['kind'], marks: FenceMarks): void {
  const source = written.slice(1, -1);
  try {
    marks.patterns.push({ pattern: new RegExp(source, 'dg'), kind });
  } catch {
    const message = `"${written}" is not a regular expression; nothing is marked.`;
    marks.problems.push({ piece: written, message, hint: `To mark these words: "${source}"` });
  }
}
