import type { Code } from 'mdast';
import { nearestName } from '../../lib/nearest-name.ts';
import { type BodyPoint, type PageContext, report } from '../page/page-context.ts';
import type { CodeBlock } from './code-block.ts';
import { type LineMark, markWords, readCodeMarks } from './code-marks.ts';
import { type FenceMeta, readFenceMeta } from './fence-meta.ts';
import { type Language, languageNames, languageOf } from './languages.ts';
import { holdsLine } from './line-ranges.ts';

/** A fence, read: what is drawn, and what it is called among others. */
export interface Fence {
  readonly block: CodeBlock;
  /** Its tab's name: the second word, else the title, else the language. */
  readonly label: string;
}

/** Reads a code block of a page; what is not understood in it is reported and has no effect. */
export function readFence(node: Code, context: PageContext): Fence {
  const meta = readFenceMeta(`${node.lang ?? ''} ${node.meta ?? ''}`);
  const point = node.position?.start ?? { line: 1, column: 1 };
  const { text, marks, unknown } = readCodeMarks(node.value);
  for (const { piece, message, hint } of meta.problems) {
    report(context, 'warning', 'fence-meta', pointOf(piece, point, context), { message, hint });
  }
  for (const { word, line, column } of unknown) {
    const hint = nearestName(word, markWords) ?? 'focus';
    const place = { line: point.line + line, column: column + point.column - 1 };
    const message = `The mark \`[!code ${word}]\` is not known; the comment is shown as written.`;
    report(context, 'warning', 'fence-mark', place, { message, hint: `[!code ${hint}]` });
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
  report(context, 'warning', 'fence-language', point, {
    message: `The language \`${written}\` of this sample is not known; it is drawn plain.`,
    hint: near === undefined ? 'Write `text` for a sample in no language.' : `Did you mean \`${near}\`?`,
  });
  return 'text';
}

function reportSyntax(written: string, language: Language, point: BodyPoint, context: PageContext): void {
  const problem = context.checkSample?.(written, language);
  if (problem === undefined) return;
  const { message, line, column } = problem;
  const place = { line: point.line + line, column: column + point.column - 1 };
  report(context, 'warning', 'fence-syntax', place, {
    message: `This sample is no ${language}: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
    hint: 'Mend it, or write `nocheck` after the language of a sample that is not meant to be read.',
  });
}

function reportMissingLines(meta: FenceMeta, count: number, point: BodyPoint, context: PageContext): void {
  const beyond = meta.highlighted.find(({ last }) => last > count);
  if (beyond === undefined) return;
  const place = pointOf(String(beyond.last), pointOf('{', point, context), context);
  report(context, 'warning', 'fence-meta', place, {
    message: `Line ${beyond.last} is to be highlighted, and this sample has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Lines are counted from 1, without those that hold nothing but a mark.',
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
    if (holdsLine(highlighted, line)) all.set(line, ['highlight', ...(marks.get(line) ?? [])]);
  }
  return all;
}

/** Where a piece of the info string stands; the fence itself when the author wrote it with escapes. */
function pointOf(piece: string, point: BodyPoint, context: PageContext): BodyPoint {
  const { text, changes } = context;
  const index = point.line - 1 + changes.inserted.filter((written) => written <= point.line).length;
  const removed = ' '.repeat(changes.removed.get(point.line) ?? 0);
  const line = removed + (text.split('\n', index + 1)[index] ?? '');
  const at = line.indexOf(piece, point.column - 1);
  return at === -1 ? point : { line: point.line, column: at + 1 };
}
