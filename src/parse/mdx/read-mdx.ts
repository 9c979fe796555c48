import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LineOrigin, OriginLine, RewrittenBody } from '../page/author-lines.ts';
import { isSupported, jsxElement } from './jsx-elements.ts';
import { expressionEnd, type JsxTag, literalText, readJsxTag } from './jsx-tag.ts';

/** An element whose content is being read. */
interface OpenElement {
  readonly name: string;
  readonly after: readonly string[];
  /** Indentation of its tag in the result. */
  readonly indent: number;
  /** Columns to take from its lines; unknown before the first line of content. */
  shift: number | undefined;
}

interface Reading {
  readonly lines: OriginLine[];
  /** Index of the next line. */
  at: number;
  readonly written: OriginLine[];
  readonly open: OpenElement[];
  fence: string | undefined;
  readonly diagnostics: Diagnostic[];
}

/**
 * Rewrites the body of an MDX page in this dialect: `import` and `export` go, known elements become
 * containers, the content of other elements stays. Whatever is not shown as its author meant is reported.
 */
export function readMdx(lines: readonly OriginLine[]): RewrittenBody {
  const reading: Reading = {
    lines: [...lines],
    at: 0,
    written: [],
    open: [],
    fence: undefined,
    diagnostics: [],
  };
  while (reading.at < reading.lines.length) readNext(reading);
  return {
    text: reading.written.map(({ text }) => text).join('\n'),
    origins: reading.written.map(({ origin }) => origin),
    diagnostics: reading.diagnostics,
  };
}

function readNext(reading: Reading): void {
  const line = reading.lines[reading.at];
  if (line === undefined) return;
  const { text } = line;
  if (readFence(text, reading)) writeLine(text, line.origin, reading);
  else if (/^(?:import|export)\b(?!\s*:)/.test(text)) readModuleLines(line, reading);
  else if (/^\s*\{\/\*/.test(text)) readComment(line, reading);
  else if (/^\s*<(?:\/?[A-Z]|\/?>)/.test(text)) readElement(line, reading);
  else if (!splitAtClose(line, reading))
    writeLine(readText(text, line.origin, reading), line.origin, reading);
}

/** Splits a line at the tag that closes an open element: `text</TabItem>`. */
function splitAtClose({ text, origin }: OriginLine, reading: Reading): boolean {
  if (reading.open.length === 0 || !text.includes('</')) return false;
  const bare = text.replace(/(`+).*?\1/g, (code) => '`'.repeat(code.length));
  const close = [...bare.matchAll(/<\/([A-Z][\w.]*)>/g)].find(({ 1: name, index }) => {
    const isInLine = bare.slice(0, index).includes(`<${name}`);
    return !isInLine && reading.open.some((element) => element.name === name);
  });
  if (close === undefined) return false;
  const tail = {
    text: text.slice(close.index),
    origin: { ...origin, removed: origin.removed + close.index },
  };
  reading.lines.splice(reading.at, 1, { text: text.slice(0, close.index).trimEnd(), origin }, tail);
  return true;
}

/** True for a line of a code block, its fences included. */
function readFence(text: string, reading: Reading): boolean {
  const marker = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/.exec(text)?.[1];
  const isInside = reading.fence !== undefined;
  if (marker === undefined) return isInside;
  if (!isInside) reading.fence = marker;
  else if (marker.startsWith(reading.fence ?? marker) && /^\s*[`~]+\s*$/.test(text))
    reading.fence = undefined;
  return true;
}

/** Writes a line with the indentation that it has outside of JSX. Code cannot be indented in MDX. */
function writeLine(text: string, origin: LineOrigin, reading: Reading): void {
  reading.at += 1;
  const inner = reading.open.at(-1);
  if (inner === undefined || text.trim() === '') {
    reading.written.push({ text, origin });
    return;
  }
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const around = reading.open.slice(0, -1).reduce((sum, { shift }) => sum + (shift ?? 0), 0);
  inner.shift ??= Math.max(0, indent - around - inner.indent);
  const removed = Math.min(indent, Math.max(0, Math.min(around + inner.shift, indent - inner.indent)));
  reading.written.push({ text: text.slice(removed), origin: { ...origin, removed } });
}

const importEnd = /(?:\bfrom\s*)?["'][^"']*["']\s*(?:with\s*\{[^}]*\}\s*)?;?\s*$/;

/** Drops `import … from '…';` or `export …`, with its further lines. */
function readModuleLines({ text, origin }: OriginLine, reading: Reading): void {
  const isImport = text.startsWith('import');
  const block: string[] = [];
  let depth = 0;
  for (; reading.at < reading.lines.length; reading.at += 1) {
    const line = reading.lines[reading.at]?.text ?? '';
    if (line.trim() === '' && (depth <= 0 || isImport)) break;
    block.push(line);
    depth += (line.match(/[{[(]/g)?.length ?? 0) - (line.match(/[}\])]/g)?.length ?? 0);
    if (isImport ? importEnd.test(line) : depth <= 0 && /[;}]\s*$/.test(line)) {
      reading.at += 1;
      break;
    }
  }
  const written = block.join('\n');
  const names = importedNames(written);
  if (isImport && names.length > 0 && names.every(isSupported)) return;
  const from = /["']([^"']*)["']/.exec(written)?.[1] ?? '';
  report(origin, 1, reading, {
    code: 'foreign-import',
    message: isImport
      ? `This import of "${from}" has no effect; Markdown pages have no modules.`
      : 'This export has no effect; Markdown pages have no modules.',
    hint: isImport
      ? 'Show a component of the site with {{"component": "name"}}.'
      : 'Write the values where they are used.',
  });
}

/** `import A, { B, C as D } from 'x'` → A, B, D */
function importedNames(written: string): string[] {
  const clause = /^import\s+([\s\S]*?)\s+from\b/.exec(written)?.[1] ?? '';
  return clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim().replace(/^.*\s+as\s+/, ''))
    .filter((name) => name !== '');
}

/** The text from a line on, for constructs of several lines. */
function textFrom(reading: Reading): string {
  return reading.lines
    .slice(reading.at, reading.at + 200)
    .map(({ text }) => text)
    .join('\n');
}

/** Drops a comment `{/* … *∕}` that begins a line. */
function readComment(line: OriginLine, reading: Reading): void {
  const text = textFrom(reading);
  const end = expressionEnd(text, text.indexOf('{'));
  if (end === undefined) {
    writeLine(line.text, line.origin, reading);
    return;
  }
  continueAfter(text, end, reading);
}

/** Reads a line that begins with a tag of an element, or of a fragment. */
function readElement(line: OriginLine, reading: Reading): void {
  const text = textFrom(reading);
  const start = text.search(/\S/);
  const tag = readJsxTag(text, start);
  if (tag !== undefined && readLinkButton(tag, text, reading)) return;
  if (tag === undefined || isInText(tag, text)) {
    writeLine(readText(line.text, line.origin, reading), line.origin, reading);
    return;
  }
  if (tag.kind === 'close') closeElement(tag, line.origin, reading);
  else openElement(tag, line, reading);
  continueAfter(text, tag.end, reading);
}

/** Writes `<LinkButton href="/a/">Words</LinkButton>` as a link; false for other tags. */
function readLinkButton(tag: JsxTag, text: string, reading: Reading): boolean {
  const href = tag.attributes.get('href');
  const end = text.indexOf('</LinkButton>', tag.end);
  const line = reading.lines[reading.at];
  if (tag.name !== 'LinkButton' || typeof href !== 'string' || end === -1 || !line) return false;
  const words = text.slice(tag.end, end).replace(/\s+/g, ' ').trim();
  writeAt([`[${words}](${href})`], writtenIndent(line.text, reading), line.origin, reading);
  continueAfter(text, end + '</LinkButton>'.length, reading);
  return true;
}

/** Badges are in text, also at the start of a line. */
function isInText(tag: JsxTag, text: string): boolean {
  const after = text.slice(tag.end).split('\n', 1)[0] ?? '';
  if (tag.name === 'Badge') return true;
  return (
    tag.kind === 'self-closing' &&
    jsxElement(tag) === undefined &&
    after.trim() !== '' &&
    !/^\s*</.test(after)
  );
}

function openElement(tag: JsxTag, { text, origin }: OriginLine, reading: Reading): void {
  const indent = writtenIndent(text, reading);
  const element = jsxElement(tag);
  if (element === undefined) reportElement(tag, origin, text.search(/\S/) + 1, reading);
  const { before, after } = element ?? { before: [''], after: [''] };
  writeAt(before, indent, origin, reading);
  if (tag.kind === 'open') reading.open.push({ name: tag.name, after, indent, shift: undefined });
  else writeAt(after, indent, origin, reading);
}

function closeElement(tag: JsxTag, origin: LineOrigin, reading: Reading): void {
  const at = reading.open.findLastIndex(({ name }) => name === tag.name);
  if (at === -1) return;
  for (const { after, indent } of reading.open.splice(at).reverse()) writeAt(after, indent, origin, reading);
}

/** The indentation of a tag in the result: that of the element around it, or of its list item. */
function writtenIndent(text: string, reading: Reading): number {
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const inner = reading.open.at(-1);
  if (inner === undefined) return indent;
  const around = reading.open.slice(0, -1).reduce((sum, { shift }) => sum + (shift ?? 0), 0);
  inner.shift ??= Math.max(0, indent - around - inner.indent);
  return Math.max(inner.indent, indent - around - inner.shift);
}

function writeAt(lines: readonly string[], indent: number, origin: LineOrigin, reading: Reading): void {
  for (const text of lines)
    reading.written.push({ text: text === '' ? '' : ' '.repeat(indent) + text, origin });
}

/** Continues with the rest of the line in which a construct of several lines ends. */
function continueAfter(text: string, end: number, reading: Reading): void {
  const passed = text.slice(0, end).split('\n').length - 1;
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  reading.at += passed + 1;
  const origin = reading.lines[reading.at - 1]?.origin;
  if (rest.trim() === '' || origin === undefined) return;
  // The rest is read as a line of its own, in the place of the line that it ends.
  reading.at -= 1;
  const trimmed = rest.trimStart();
  const whole = reading.lines[reading.at]?.text ?? '';
  const removed = origin.removed + whole.length - trimmed.length;
  reading.lines[reading.at] = { text: trimmed, origin: { ...origin, removed } };
}

/** Reads a line of text: comments go, texts in braces are text, other expressions are reported. */
function readText(text: string, origin: LineOrigin, reading: Reading): string {
  if (!/[{<]/.test(text) || /^\s*:::/.test(text)) return text;
  // Code and escaped braces are left alone.
  return text.replace(
    /\{\s*`[^`]*`\s*\}|(`+).*?\1|\\[{<]|\{\/\*.*?\*\/\}|\{[^{}]*\}|\sclassName=/g,
    (written, _ticks, at: number) => {
      if (written.startsWith('`') || written.startsWith('\\')) return written;
      if (written === ' className=') return ' class=';
      if (written.startsWith('{/*')) return '';
      const literal = literalText(written.slice(1, -1));
      if (literal !== undefined) return literal.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      // The braces of an attribute, an id or a directive are not an expression in the text.
      if (/[=#]$/.test(text.slice(0, at)) || /^\{[#"]/.test(written) || text[at - 1] === '{') return written;
      report(origin, at + 1, reading, {
        code: 'foreign-expression',
        message: `Expression "${written}" is shown as written.`,
        hint: 'Write its value.',
      });
      return written;
    },
  );
}

function reportElement(tag: JsxTag, origin: LineOrigin, column: number, reading: Reading): void {
  const isText = tag.kind === 'self-closing' ? 'nothing is shown' : 'only its content is shown';
  report(origin, column + origin.removed, reading, {
    code: 'foreign-component',
    message: `Component <${tag.name}> is unknown; ${isText}.`,
    hint: `Write Markdown, or show a component of the site: {{"component": "${tag.name}"}}`,
  });
}

function report(
  { source, line }: LineOrigin,
  column: number,
  { diagnostics }: Reading,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): void {
  diagnostics.push({ severity: 'warning', ...problem, place: { file: displayPath(source), line, column } });
}
