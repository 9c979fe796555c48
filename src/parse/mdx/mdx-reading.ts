import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import { codeIndent, type Margin } from './code-indent.ts';
import { stringLiteral } from './jsx-tag.ts';

/** An element whose content is being read. */
interface OpenElement {
  readonly name: string;
  readonly after: readonly string[];
  /** Indentation of its tag in the result. */
  readonly indent: number;
  /** Columns to take from its lines; unknown before the first line of content. */
  shift: number | undefined;
  /** The labels of tabs by their values, if the element around them has these: `<Tabs values={[…]}>`. */
  readonly labels?: ReadonlyMap<string, string>;
  /** The labels of the tabs that follow, if the element lists them in order: `<Tabs items={['a', 'b']}>`. */
  readonly items?: string[];
}

/** The state of reading the body of an MDX page: where reading stands, and what is written so far. */
export interface Reading {
  readonly lines: OriginLine[];
  /** The file of the page. */
  readonly page: string | undefined;
  /** Index of the next line. */
  at: number;
  readonly written: OriginLine[];
  readonly open: OpenElement[];
  /** The code block that is being read. */
  fence: { readonly marker: string; readonly isQuoted: boolean } | undefined;
  /** True in a block of raw HTML, which Markdown reads no further than its tags. */
  isHtml: boolean;
  /** Where the lines stand that are being written. */
  readonly margin: Margin;
  /** The modules beside the page that names come from, as the imports write them. */
  readonly imports: Map<string, string>;
  /** The constants of the page that are texts: `export const name = 'text';` */
  readonly texts: Map<string, string>;
  /** The lines of a section in a file beside the page; undefined if there is none. */
  readonly section: ReadSection;
  /** The description that the page states in an element. */
  description: string | undefined;
  readonly diagnostics: Diagnostic[];
  /** The names that each reported import or export gives to the page. */
  readonly bound: Map<Diagnostic, readonly string[]>;
}

/** Finds the section of a Markdown file, named relative to the page, by the text of its heading. */
export type ReadSection = (file: string, heading: string) => readonly OriginLine[] | undefined;

/** Writes a line with the indentation that it has outside of JSX. Code cannot be indented in MDX. */
export function writeLine(text: string, origin: LineOrigin, reading: Reading): void {
  reading.at += 1;
  const inner = reading.open.at(-1);
  if (inner === undefined || text.trim() === '') {
    const before = reading.written.at(-1)?.text ?? '';
    const indent = codeIndent(
      text,
      { isAfterBlank: before.trim() === '', isCode: reading.fence !== undefined },
      reading.margin,
    );
    reading.written.push({
      text: text.slice(indent),
      origin: { ...origin, removed: origin.removed + indent },
    });
    return;
  }
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const shift = shiftOf(inner, indent, reading);
  const removed = Math.min(indent, Math.max(0, Math.min(shift, indent - inner.indent)));
  reading.written.push({
    text: text.slice(removed),
    origin: { ...origin, removed: origin.removed + removed },
  });
}

/** The indentation of a tag in the result: that of the element around it, or of its list item. */
export function writtenIndent(text: string, reading: Reading): number {
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const inner = reading.open.at(-1);
  if (inner === undefined) return indent;
  return Math.max(inner.indent, indent - shiftOf(inner, indent, reading));
}

/** Columns to take from the lines of the innermost element; the indentation of the first one decides. */
function shiftOf(inner: OpenElement, indent: number, { open }: Reading): number {
  const around = open.slice(0, -1).reduce((sum, { shift }) => sum + (shift ?? 0), 0);
  inner.shift ??= Math.max(0, indent - around - inner.indent);
  return around + inner.shift;
}

/** Writes lines that stand for an element, at an indentation and with the place of its tag. */
export function writeAt(
  lines: readonly string[],
  indent: number,
  origin: LineOrigin,
  reading: Reading,
): void {
  for (const text of lines)
    reading.written.push({ text: text === '' ? '' : ' '.repeat(indent) + text, origin });
}

/** Puts lines in the place of the next ones, as many as `count`, to be read instead. */
export function replaceLines(count: number, lines: readonly OriginLine[], reading: Reading): void {
  const following = reading.lines.splice(reading.at).slice(count);
  for (const line of [...lines, ...following]) reading.lines.push(line);
}

/** The text from a line on, for constructs of several lines. */
export function textFrom(reading: Reading): string {
  return reading.lines
    .slice(reading.at, reading.at + 200)
    .map(({ text }) => text)
    .join('\n');
}

/** Continues with the rest of the line in which a construct of several lines ends. */
export function continueAfter(text: string, end: number, reading: Reading): void {
  const passed = text.slice(0, end).split('\n').length - 1;
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  reading.at += passed + 1;
  const origin = reading.lines[reading.at - 1]?.origin;
  if (rest.trim() === '' || origin === undefined) return;
  // The rest is read as a line of its own, in the place of the line that it ends.
  reading.at -= 1;
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  const trimmed = rest.trimStart();
  const whole = reading.lines[reading.at]?.text ?? '';
  const removed = origin.removed + whole.length - trimmed.length - indent.length;
  reading.lines[reading.at] = { text: indent + trimmed, origin: { ...origin, removed } };
}

/** The text of an expression that is a string, or the name of a constant with one. */
export function textOf(expression: string, { texts }: Pick<Reading, 'texts'>): string | undefined {
  return texts.get(expression.trim()) ?? stringLiteral(expression);
}

/** Reports a problem at a column of a line that is being read, as a warning, and returns it. */
export function reportMdx(
  { source, line, removed }: LineOrigin,
  column: number,
  { diagnostics }: Reading,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): Diagnostic {
  const place = { file: displayPath(source), line, column: Math.max(1, column + removed) };
  const diagnostic: Diagnostic = { severity: 'warning', ...problem, place };
  diagnostics.push(diagnostic);
  return diagnostic;
}
