import type { Code } from 'mdast';
import { withoutTerminalStyles } from '../../lib/terminal-styles.ts';
import type { PageContext } from '../page/page-context.ts';
import type { CodeBlock, CodePanel } from './code-block.ts';
import { readCodeMarks } from './code-marks.ts';
import { type FenceMeta, readFenceMeta } from './fence-meta.ts';
import { type Language, languageOf } from './languages.ts';
import { patternWords } from './pattern-words.ts';
import {
  checkSyntax,
  type Fence,
  reportLanguage,
  reportMissingLines,
  reportQueries,
  reportSettings,
  reportUnclosed,
  reportUnknownMarks,
  reportVueExpressions,
} from './report-fence.ts';
import { readRustSample } from './rust-sample.ts';
import { readTwoslash, type TwoslashSample } from './twoslash.ts';

/**
 * Reads a code block of a page. Its label is the second word after the backticks, else the title, else the
 * language.
 */
export function readFence(node: Code, context: PageContext): CodePanel {
  const meta = readFenceMeta(`${node.lang ?? ''} ${node.meta ?? ''}`);
  const fence: Fence = { node, context, point: node.position?.start ?? { line: 1, column: 1 } };
  const isClosed = !reportUnclosed(fence);
  const sample = readSample(fence);
  const marked = readCodeMarks(withoutTerminalStyles(sample.text));
  const count = marked.text.split('\n').length;
  reportSettings(meta.problems, fence);
  reportUnknownMarks(marked.unknown, sample.lines, fence);
  reportMissingLines(meta, count, fence);
  if (meta.language.endsWith('-vue') && marked.text.includes('{{')) reportVueExpressions(fence);
  const language = readLanguage(meta.diffOf ?? meta.language.replace(/-vue$/, ''), fence);
  if (isClosed && meta.checked && !unchecked.test(meta.language) && meta.diffOf === undefined)
    checkSyntax(language, fence);
  const { title, lineNumbers, firstLine, wraps } = meta;
  const { text, marks } = meta.diffOf === undefined ? marked : readDiff(marked.text, marked.marks);
  const block: CodeBlock = {
    language,
    text,
    title,
    marks: withMarkedLines(marks, meta, count),
    words: [
      ...marked.words,
      ...meta.words.map((word) => ({ ...word, first: 1, last: count })),
      ...patternWords(text, meta.patterns),
    ],
    lineNumbers,
    firstLine,
    wraps,
  };
  return { block, label: meta.label ?? title ?? language };
}

/** JSON5 has more than comments and commas; Vue's expressions are no code. */
const unchecked = /^json5$|-vue$/i;

/** Leaves out the lines that Rust and Twoslash hide. */
function readSample(fence: Fence): Pick<TwoslashSample, 'text' | 'lines'> {
  const { value, lang, meta } = fence.node;
  if (/^(?:rust|rs)\b/i.test(lang ?? '')) return readRustSample(value);
  if (!/(?:^|\s)twoslash(?:\s|$)/.test(meta ?? '')) return { text: value, lines: [] };
  const sample = readTwoslash(value);
  reportQueries(sample.queries, fence);
  return sample;
}

/** Reads the signs at the starts of lines as marks, if every line has one or a space. */
function readDiff(text: string, marks: CodeBlock['marks']): Pick<CodeBlock, 'text' | 'marks'> {
  const lines = text.split('\n');
  const all = new Map(marks);
  for (const [index, line] of lines.entries()) {
    const sign = line.startsWith('+') ? 'inserted' : line.startsWith('-') ? 'deleted' : undefined;
    if (sign !== undefined) all.set(index + 1, [sign, ...(marks.get(index + 1) ?? [])]);
  }
  const hasColumn = lines.every((line) => line === '' || /^[ +-]/.test(line));
  const shown = lines.map((line) => (hasColumn ? line.slice(1) : line.replace(/^[+-]/, '')));
  return { text: shown.join('\n'), marks: all };
}

function readLanguage(written: string, fence: Fence): Language {
  const language = written === '' ? 'text' : languageOf(written);
  if (language !== undefined) return language;
  // A diagram that cannot be rendered is reported with the reason.
  if (!(fence.context.syntax.diagrams && /^mermaid$/i.test(written))) reportLanguage(written, fence);
  return 'text';
}

function withMarkedLines(
  marks: CodeBlock['marks'],
  { marked }: FenceMeta,
  count: number,
): CodeBlock['marks'] {
  if (marked.length === 0) return marks;
  const all = new Map(marks);
  for (const { first, last, kind } of marked) {
    for (let line = first; line <= Math.min(last, count); line += 1) {
      const others = all.get(line) ?? [];
      if (!others.includes(kind)) all.set(line, [kind, ...others]);
    }
  }
  return all;
}
