import type { AppliedFix } from '../model/build-report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lineStarts } from './line-starts.ts';

/** A text with its corrections. */
export interface FixedText {
  readonly text: string;
  readonly fixes: readonly AppliedFix[];
}

interface Edit extends AppliedFix {
  readonly offset: number;
}

/**
 * Makes the corrections of problems in a text, and leaves every other character as it is. A correction whose
 * wrong text is not in the line of its problem is left out, for example because the file has changed.
 */
export function applyTextFixes(text: string, problems: readonly Diagnostic[]): FixedText {
  const starts = lineStarts(text);
  const edits = new Map(
    problems.flatMap((problem) => editOf(problem, text, starts) ?? []).map((edit) => [edit.offset, edit]),
  );
  let result = text;
  const sorted = [...edits.values()].sort((a, b) => a.offset - b.offset);
  for (const { offset, from, to } of sorted.toReversed())
    result = result.slice(0, offset) + to + result.slice(offset + from.length);
  return { text: result, fixes: sorted.map(({ offset: _, ...fix }) => fix) };
}

function editOf({ fix, place }: Diagnostic, text: string, starts: readonly number[]): Edit | undefined {
  const start = place && starts[place.line - 1];
  if (!fix || !place || start === undefined) return undefined;
  // Columns do not count the byte order mark of the first line.
  const mark = place.line === 1 && text.startsWith('\ufeff') ? 1 : 0;
  const line = text.slice(start, starts[place.line] ?? text.length);
  let at = line.indexOf(fix.from, place.column - 1 + mark);
  // `/a` is not part of `/a/b` or `/c/a`.
  while (at >= 0 && !isWhole(line, at, fix.from)) at = line.indexOf(fix.from, at + 1);
  if (at < 0) return undefined;
  return { file: place.file, line: place.line, from: fix.from, to: fix.to, offset: start + at };
}

/** Characters around the URL of a link. */
const boundary = /[\s()<>"'=]/;

function isWhole(line: string, at: number, from: string): boolean {
  if (from.startsWith('<')) return true;
  const [before = '', after = ' '] = [line[at - 1], line[at + from.length]];
  return boundary.test(before) && boundary.test(after);
}
