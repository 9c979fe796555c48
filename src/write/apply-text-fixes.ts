import { lineStarts } from '../lib/line-starts.ts';
import type { AppliedFix } from '../model/build-report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { isRuleCode } from '../model/extensions.ts';

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
 * wrong text is not in the line of its problem is left out, for example because the file has changed; so is
 * one that overlaps another before it, since its text would no longer be there.
 */
export function applyTextFixes(text: string, problems: readonly Diagnostic[]): FixedText {
  const starts = lineStarts(text);
  const edits = problems.flatMap((problem) => editOf(problem, text, starts) ?? []);
  const fixes: AppliedFix[] = [];
  let result = '';
  let end = 0;
  for (const { offset, ...fix } of edits.sort((a, b) => a.offset - b.offset)) {
    if (offset < end) continue;
    result += text.slice(end, offset) + fix.to;
    end = offset + fix.from.length;
    fixes.push(fix);
  }
  return { text: result + text.slice(end), fixes };
}

function editOf({ code, fix, place }: Diagnostic, text: string, starts: readonly number[]): Edit | undefined {
  const start = place && starts[place.line - 1];
  if (!fix || !place || start === undefined) return undefined;
  // Columns do not count the byte order mark of the first line.
  const mark = place.line === 1 && text.startsWith('\ufeff') ? 1 : 0;
  const line = text.slice(start, starts[place.line] ?? text.length);
  const column = place.column - 1 + mark;
  // A rule that gives a column knows what it corrects there. Those that give none have the first one.
  const isExact = isRuleCode(code) && place.column > 1;
  const isWholeText = isRuleCode(code) && !urlStart.test(fix.from) ? isWholeWord : isWholeUrl;
  const isWhole = (at: number) => (isExact && at === column) || isWholeText(line, at, fix.from);
  let at = line.indexOf(fix.from, column);
  while (at >= 0 && !isWhole(at)) at = line.indexOf(fix.from, at + 1);
  if (at < 0) return undefined;
  return { file: place.file, line: place.line, from: fix.from, to: fix.to, offset: start + at };
}

/** `https://acme.dev`, `/a/`, `./a.md`, `#part` */
const urlStart = /^(?:[a-z]+:\/)?\/|^[.#]/i;

/** Characters around the URL of a link. */
const boundary = /[\s()<>"'=]/;

/** A tag, or marks of Markdown, which letters may touch: `文字**注意：**文字`. */
const markup = /^[<*`[]/;

/** `/a` is not part of `/a/b` or `/c/a`. */
function isWholeUrl(line: string, at: number, from: string): boolean {
  if (markup.test(from)) return true;
  const [before = '', after = ' '] = [line[at - 1], line[at + from.length]];
  return boundary.test(before) && boundary.test(after);
}

/** `color` is not part of `colors`, but `color-` may be part of `color-mix`. */
function isWholeWord(line: string, at: number, from: string): boolean {
  const continues = (before: string, after: string): boolean =>
    /[\p{L}\p{M}\p{N}_]$/u.test(before) && /^[\p{L}\p{M}\p{N}_]/u.test(after);
  const end = at + from.length;
  // Two code units contain the whole character.
  return !continues(line.slice(Math.max(0, at - 2), at), from) && !continues(from, line.slice(end, end + 2));
}
