import type { Code } from 'mdast';
import { nearestName } from '../../lib/nearest-name.ts';
import { withoutTerminalStyles } from '../../lib/terminal-styles.ts';
import { type BodyPoint, type PageContext, placeIn, report } from '../page/page-context.ts';
import type { CodeBlock, CodePanel } from './code-block.ts';
import { markWords, readCodeMarks } from './code-marks.ts';
import { type FenceMeta, readFenceMeta } from './fence-meta.ts';
import { type Language, languageNames, languageOf } from './languages.ts';
import { patternWords } from './pattern-words.ts';
import { readRustSample } from './rust-sample.ts';
import { readTwoslash, type TwoslashSample } from './twoslash.ts';

/**
 * Reads a code block of a page. Its label is the second word after the backticks, else the title, else the
 * language.
 */
export function readFence(node: Code, context: PageContext): CodePanel {
  const meta = readFenceMeta(`${node.lang ?? ''} ${node.meta ?? ''}`);
  const point = node.position?.start ?? { line: 1, column: 1 };
  const isClosed = !reportUnclosed(node, point, context);
  const sample = /^(?:rust|rs)\b/i.test(node.lang ?? '')
    ? readRustSample(node.value)
    : twoslashSample(node, point, context);
  const { text, marks, words, unknown } = readCodeMarks(withoutTerminalStyles(sample.text));
  for (const { piece, message, hint } of meta.problems) {
    const place = pointOf(piece, point, context);
    report(context, place, { severity: 'warning', code: 'fence-meta', message, hint });
  }
  for (const { word, line, column } of unknown) {
    const shift = (sample.lines[line - 1] ?? line - 1) + 1;
    const place = { line: point.line + shift, column: column + point.column - 1 };
    report(context, place, {
      severity: 'warning',
      code: 'fence-mark',
      message: `Unknown mark "[!code ${word}]"; the comment is shown as written.`,
      hint: `[!code ${nearestName(word, markWords) ?? 'focus'}]`,
    });
  }
  const count = text.split('\n').length;
  reportMissingLines(meta, count, point, context);
  if (meta.language.endsWith('-vue') && text.includes('{{')) reportExpressions(point, context);
  const language = readLanguage(meta.diffOf ?? meta.language.replace(/-vue$/, ''), point, context);
  if (isClosed && meta.checked && !unchecked.test(meta.language) && meta.diffOf === undefined)
    reportSyntax(node.value, language, point, context);
  const { title, lineNumbers, firstLine } = meta;
  const diff = meta.diffOf === undefined ? { text, marks } : readDiff(text, marks);
  const block: CodeBlock = {
    language,
    text: diff.text,
    title,
    marks: withMarkedLines(diff.marks, meta, count),
    words: [
      ...words,
      ...meta.words.map((word) => ({ ...word, first: 1, last: count })),
      ...patternWords(diff.text, meta.patterns),
    ],
    lineNumbers,
    firstLine,
  };
  return { block, label: meta.label ?? title ?? language };
}

/**
 * Reports a code block without closing line, which Markdown ends with its list item, quotation or page. True
 * if it is one: the text in it is no code.
 */
function reportUnclosed({ position }: Code, point: BodyPoint, context: PageContext): boolean {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return false;
  const written = context.text.slice(start.offset, end.offset).trimEnd();
  // A block may also be indented.
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  const lastLine = written.lastIndexOf('\n') + 1;
  const last = lastLine === 0 ? '' : written.slice(lastLine).replace(/^[\s>]+/, '');
  if (fence === undefined || (last.startsWith(fence) && /^(?:`+|~+)\s*$/.test(last))) return false;
  report(context, point, {
    severity: 'warning',
    code: 'fence-unclosed',
    message: 'This code block is never closed, so it contains everything below.',
    hint: `Add the closing line "${fence}".`,
  });
  return true;
}

/** JSON5 has more than comments and commas; Vue's expressions are no code. */
const unchecked = /^json5$|-vue$/i;

function reportExpressions(point: BodyPoint, context: PageContext): void {
  report(context, point, {
    severity: 'warning',
    code: 'fence-meta',
    message: 'Expressions in this code block are shown as written.',
    hint: 'Write the value in place of {{ … }}.',
  });
}

/** Leaves out what Twoslash hides, and reports what it would show. */
function twoslashSample(
  node: Code,
  point: BodyPoint,
  context: PageContext,
): Pick<TwoslashSample, 'text' | 'lines'> {
  if (!/(?:^|\s)twoslash(?:\s|$)/.test(node.meta ?? '')) return { text: node.value, lines: [] };
  const sample = readTwoslash(node.value);
  for (const { comment, line, column } of sample.queries) {
    const place = { line: point.line + line, column: column + point.column - 1 };
    report(context, place, {
      severity: 'warning',
      code: 'fence-mark',
      message: `Comment "${comment}" is for Twoslash; it is left out, and its result is not shown.`,
      hint: 'Write the result in words, or remove the comment.',
    });
  }
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

function readLanguage(written: string, point: BodyPoint, context: PageContext): Language {
  const language = written === '' ? 'text' : languageOf(written);
  if (language !== undefined) return language;
  // A diagram that cannot be rendered is reported with the reason.
  if (context.syntax.diagrams && /^mermaid$/i.test(written)) return 'text';
  const isDiagram = /^(?:mermaid|plantuml|dot|d2)$/i.test(written);
  const near = isDiagram ? undefined : nearestName(written, languageNames);
  report(context, point, {
    severity: 'warning',
    code: 'fence-language',
    message: isDiagram
      ? `This "${written}" diagram is shown as code.`
      : `Unknown language "${written}"; the code is not highlighted.`,
    hint: isDiagram
      ? /^mermaid$/i.test(written)
        ? 'markdown: { mermaid: true } in site.yaml'
        : 'Use a picture: ![What it shows](./diagram.svg)'
      : near === undefined
        ? 'Write "text" for code in no language.'
        : `Did you mean "${near}"?`,
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
  if (problem === undefined) {
    // A module begins in the first column; whether it is whole is decided when types are checked.
    if (context.checkSample && /^(?:[jt]sx?)$/.test(language) && /^(?:import|export)\b/m.test(written)) {
      context.samples.push({ language, text: written, place: placeIn(context, point) });
    }
    return;
  }
  const reason = `${problem.message.charAt(0).toLowerCase()}${problem.message.slice(1).replace(/\.$/, '')}`;
  const place = { line: point.line + problem.line, column: problem.column + point.column - 1 };
  const typed = language === 'js' ? 'ts' : language === 'jsx' ? 'tsx' : undefined;
  const isTyped = typed !== undefined && context.checkSample?.(written, typed) === undefined;
  report(context, place, {
    severity: 'warning',
    code: 'fence-syntax',
    message: `Invalid ${titles[language] ?? language}: ${reason}.`,
    hint: isTyped
      ? `It is ${titles[typed]}: write "${typed}" in place of "${language}".`
      : 'Fix it, or write "nocheck" after the language of code that need not compile.',
  });
}

function reportMissingLines(meta: FenceMeta, count: number, point: BodyPoint, context: PageContext): void {
  const beyond = meta.marked.find(({ last }) => last > count);
  if (beyond === undefined) return;
  const place = pointOf(String(beyond.last), pointOf('{', point, context), context);
  report(context, place, {
    severity: 'warning',
    code: 'fence-meta',
    message: `Line ${beyond.last} cannot be marked; this code block has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Count lines from 1, without the lines that contain only a mark.',
  });
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
