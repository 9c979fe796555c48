import type { Code } from 'mdast';
import { nearestName } from '../../lib/nearest-name.ts';
import { type BodyPoint, type PageContext, report } from '../page/page-context.ts';
import type { CodePanel } from './code-block.ts';
import { type LineMark, markWords, readCodeMarks } from './code-marks.ts';
import { type FenceMeta, readFenceMeta } from './fence-meta.ts';
import { type Language, languageNames, languageOf } from './languages.ts';

/**
 * Reads a code block of a page. Its label is the second word after the backticks, else the title, else the
 * language.
 */
export function readFence(node: Code, context: PageContext): CodePanel {
  const meta = readFenceMeta(`${node.lang ?? ''} ${node.meta ?? ''}`);
  const point = node.position?.start ?? { line: 1, column: 1 };
  const { text, marks, unknown } = readCodeMarks(node.value);
  for (const { piece, message, hint } of meta.problems) {
    const place = pointOf(piece, point, context);
    report(context, place, { severity: 'warning', code: 'fence-meta', message, hint });
  }
  for (const { word, line, column } of unknown) {
    const place = { line: point.line + line, column: column + point.column - 1 };
    report(context, place, {
      severity: 'warning',
      code: 'fence-mark',
      message: `Unknown mark "[!code ${word}]"; the comment is shown as written.`,
      hint: `[!code ${nearestName(word, markWords) ?? 'focus'}]`,
    });
  }
  const count = text.split('\n').length;
  reportMissingLines(meta, count, point, context);
  const language = readLanguage(meta.language, point, context);
  if (meta.checked) reportSyntax(node.value, language, point, context);
  const { title, lineNumbers } = meta;
  const block = { language, text, title, lineNumbers, marks: withHighlights(marks, meta, count) };
  return { block, label: meta.label ?? title ?? language };
}

function readLanguage(written: string, point: BodyPoint, context: PageContext): Language {
  const language = written === '' ? 'text' : languageOf(written);
  if (language !== undefined) return language;
  const near = nearestName(written, languageNames);
  report(context, point, {
    severity: 'warning',
    code: 'fence-language',
    message: `Unknown language "${written}"; the code is not highlighted.`,
    hint: near === undefined ? 'Write "text" for code in no language.' : `Did you mean "${near}"?`,
  });
  return 'text';
}

const titles: { readonly [Key in Language]?: string } = {
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  json: 'JSON',
  yaml: 'YAML',
};

function reportSyntax(written: string, language: Language, point: BodyPoint, context: PageContext): void {
  const problem = context.checkSample?.(written, language);
  if (problem === undefined) return;
  const reason = `${problem.message.charAt(0).toLowerCase()}${problem.message.slice(1).replace(/\.$/, '')}`;
  const place = { line: point.line + problem.line, column: problem.column + point.column - 1 };
  report(context, place, {
    severity: 'warning',
    code: 'fence-syntax',
    message: `Invalid ${titles[language] ?? language}: ${reason}.`,
    hint: 'Fix it, or write "nocheck" after the language of code that need not compile.',
  });
}

function reportMissingLines(meta: FenceMeta, count: number, point: BodyPoint, context: PageContext): void {
  const beyond = meta.highlighted.find(({ last }) => last > count);
  if (beyond === undefined) return;
  const place = pointOf(String(beyond.last), pointOf('{', point, context), context);
  report(context, place, {
    severity: 'warning',
    code: 'fence-meta',
    message: `Line ${beyond.last} cannot be highlighted; this code block has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Count lines from 1, without the lines that contain only a mark.',
  });
}

function withHighlights(
  marks: ReadonlyMap<number, readonly LineMark[]>,
  { highlighted }: FenceMeta,
  count: number,
): ReadonlyMap<number, readonly LineMark[]> {
  if (highlighted.length === 0) return marks;
  const all = new Map(marks);
  for (let line = 1; line <= count; line += 1) {
    if (highlighted.some(({ first, last }) => first <= line && line <= last))
      all.set(line, ['highlight', ...(marks.get(line) ?? [])]);
  }
  return all;
}

/**
 * The place of a piece of the info string; the place of the fence if the author wrote the piece with escapes.
 */
function pointOf(piece: string, point: BodyPoint, context: PageContext): BodyPoint {
  const { text, changes } = context;
  const index = point.line - 1 + changes.inserted.filter((written) => written <= point.line).length;
  const removed = ' '.repeat(changes.removed.get(point.line) ?? 0);
  const line = removed + (text.split('\n', index + 1)[index] ?? '');
  const at = line.indexOf(piece, point.column - 1);
  return at === -1 ? point : { line: point.line, column: at + 1 };
}
