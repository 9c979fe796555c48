import { diagnosticCodes } from '../../config/diagnostic-codes.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { Allowance } from '../../model/document.ts';
import { createBlockState, isInFence } from '../directives/block-state.ts';

/** `<!-- docs-allow missing-anchor: the table makes this id -->`, in MDX `{/*…`, and in front matter `# …` */
const comment = /(?:<!--|\{\/\*)[ \t]*docs-allow\b(.*?)(?:-->|\*\/\})|^[ \t]*#[ \t]*docs-allow\b(.*)$/;

/**
 * Reads the comments of a page that allow a problem. Beside a text, a comment applies to its line; on a line
 * of its own to the block below, and in front matter to all of it.
 *
 * @param bodyStart number of lines before the body
 */
export function readAllowances(text: string, file: string, bodyStart: number): Parsed<readonly Allowance[]> {
  if (!text.includes('docs-allow')) return { value: [], diagnostics: [] };
  const lines = text.split('\n');
  const value: Allowance[] = [];
  const diagnostics: Diagnostic[] = [];
  const state = createBlockState();
  for (const [index, line] of lines.entries()) {
    const isBody = index >= bodyStart;
    const start = isBody && isInFence(line, state) ? -1 : withoutCode(line).search(comment);
    // A reason may contain code.
    const found = start < 0 ? null : comment.exec(line.slice(start));
    if (!found || (found[2] !== undefined) === isBody) continue;
    const [, code = '', reason = ''] =
      /^\s*([^\s:]*)\s*:?\s*(.*?)\s*$/.exec(found[1] ?? found[2] ?? '') ?? [];
    const place = { file, line: index + 1, column: start + 1 };
    const problem = problemOf(code, reason);
    if (problem) diagnostics.push({ severity: 'error', code: 'allowance-value', ...problem, place });
    else
      value.push({ code, place, ...linesOf(lines, { index, bodyStart, rest: line.replace(found[0], '') }) });
  }
  return { value, diagnostics };
}

/** Blanks code in backticks, which may show a comment. */
function withoutCode(line: string): string {
  return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length));
}

interface CommentLine {
  readonly index: number;
  readonly bodyStart: number;
  /** The line without the comment. */
  readonly rest: string;
}

function linesOf(
  lines: readonly string[],
  { index, bodyStart, rest }: CommentLine,
): Pick<Allowance, 'from' | 'to'> {
  if (index < bodyStart) return { from: 1, to: bodyStart };
  if (rest.trim() !== '') return { from: index + 1, to: index + 1 };
  let end = index + 1;
  while (end < lines.length && lines[end]?.trim() === '') end += 1;
  const state = createBlockState();
  let isFenced = isInFence(lines[end] ?? '', state);
  while (end + 1 < lines.length && (isFenced || lines[end + 1]?.trim() !== '')) {
    end += 1;
    const wasFenced = isFenced;
    isFenced = isInFence(lines[end] ?? '', state);
    if (wasFenced && !isFenced) break;
  }
  return { from: index + 1, to: end + 1 };
}

function problemOf(code: string, reason: string): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  if (!diagnosticCodes.includes(code) && !/^site\/./.test(code)) {
    const near = nearestName(code, diagnosticCodes);
    const message =
      code === '' ? 'This comment names no problem to allow.' : `"${code}" is the code of no problem.`;
    return { message, hint: `docs-allow ${near ?? 'missing-anchor'}: ${reason || 'the reason'}` };
  }
  if (reason !== '') return undefined;
  return {
    message: `This comment allows "${code}" without a reason.`,
    hint: `docs-allow ${code}: the reason`,
  };
}
