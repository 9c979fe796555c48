import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OriginLine, RewrittenBody } from '../page/author-lines.ts';
import { expressionEnd } from './jsx-tag.ts';
import {
  continueAfter,
  type Reading,
  type ReadSection,
  replaceLines,
  textFrom,
  writeLine,
} from './mdx-reading.ts';
import { splitAtClose } from './open-element.ts';
import { packageCommands } from './package-commands.ts';
import { phrasingHtml } from './phrasing-html.ts';
import { readElement } from './read-element.ts';
import { readLinks } from './read-links.ts';
import { readModuleLines } from './read-module-lines.ts';
import { readTabbedCode } from './read-tabbed-code.ts';
import { joinTag, readText } from './read-text.ts';

/**
 * Rewrites the body of an MDX page in this dialect: `import` and `export` go, known elements become
 * containers, the content of other elements stays. Whatever is not shown as its author meant is reported.
 */
export function readMdx(lines: readonly OriginLine[], section: ReadSection = () => undefined): RewrittenBody {
  const reading: Reading = {
    lines: [...lines],
    page: lines[0]?.origin.source,
    at: 0,
    written: [],
    open: [],
    fence: undefined,
    isHtml: false,
    margin: { removed: 0, item: 0, wasCode: false },
    imports: new Map(),
    texts: new Map(),
    section,
    description: undefined,
    diagnostics: [],
    bound: new Map(),
  };
  while (reading.at < reading.lines.length) readNext(reading);
  return {
    text: reading.written.map(({ text }) => text).join('\n'),
    origins: reading.written.map(({ origin }) => origin),
    diagnostics: withoutBound(lines, reading),
    ...(reading.description !== undefined && { description: reading.description }),
  };
}

/**
 * Leaves out imports and exports whose names the page uses, because each use is reported: `<Preview>`, or
 * `{size}` in a text.
 */
function withoutBound(lines: readonly OriginLine[], { bound, diagnostics }: Reading): readonly Diagnostic[] {
  if (bound.size === 0) return diagnostics;
  const used = new Set<string>();
  for (const { text } of lines) {
    if (moduleStart.test(text)) continue;
    for (const { 1: name = '' } of text.matchAll(/[<{]\s*([A-Za-z_$][\w$]*)/g)) used.add(name);
  }
  return diagnostics.filter((each) => !bound.get(each)?.some((name) => used.has(name)));
}

function readNext(reading: Reading): void {
  if (reading.fence === undefined) readLinks(reading);
  const line = reading.lines[reading.at];
  if (line === undefined) return;
  const { text } = line;
  if (reading.fence === undefined && rewritesBlock(line, reading)) return;
  if (readFence(text, reading)) writeLine(text, line.origin, reading);
  else if (moduleStart.test(text)) readModuleLines(line, reading);
  else if (/^\s*\{\/\*/.test(text)) readComment(line, reading);
  else if (/^\s*<(?:\/?[A-Z]|\/?>)/.test(text)) readElement(line, reading);
  else if (!splitAtClose(line, reading)) {
    if (/^\s*<[a-z][\w-]*(?:\s[^>]*)?$/.test(text)) joinTag(reading);
    const whole = reading.lines[reading.at] ?? line;
    writeLine(readLineOfText(whole, reading), line.origin, reading);
    const next = reading.lines[reading.at];
    if (next && opensHtml.test(text) && isContent(next.text, text) && !becomesCode(next.text, text, reading))
      reading.written.push({ text: '', origin: line.origin });
  }
}

/** The start of a block that Markdown takes for HTML up to the next blank line, however its lines go on. */
const startsHtml =
  /^\s*<\/?(?:article|aside|blockquote|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/;

/** Reads a line of text. In raw HTML, where MDX reads Markdown, links, code and emphasis become elements. */
function readLineOfText({ text, origin }: OriginLine, reading: Reading): string {
  const read = readText(text, origin, reading);
  const isAfterBlank = (reading.written.at(-1)?.text ?? '').trim() === '';
  reading.isHtml = startsHtml.test(text) || (reading.isHtml && !isAfterBlank);
  return reading.isHtml ? phrasingHtml(read) : read;
}

/** Rewrites a code block that has another meaning in other tools; false for other lines. */
function rewritesBlock(line: OriginLine, reading: Reading): boolean {
  return readCommands(line, reading) || openMdxBlock(line.text, reading) || readTabbedCode(reading);
}

/**
 * The start of an `import` or `export` of JavaScript. A line of text may begin with these words, too:
 * `imports, and more`, `import it from there`.
 */
const moduleStart =
  /^(?:import(?:\s*["'{*]|\s+(?:type\s+)?(?:[{*]|[\w$]+\s*(?:,\s*[{*]|from\s*(?:["']|$))))|export\s*(?:[{*]|(?:default|async|const|let|var|function|class|type|interface|enum)\b))/;

/** `<div class="a">`, `</div>`, `<br />` and `<summary>…</summary>`, each alone in a line. */
const opensHtml =
  /^\s*(?:<\/?(?:article|aside|blockquote|br|center|details|div|figure|hr|img|section)(?:\s[^<>]*)?>|(?:<details(?:\s[^<>]*)?>\s*)?<summary>.*<\/summary>)\s*$/;

/**
 * True if the line after a tag is Markdown in MDX: other Markdown begins only after a blank line. A line with
 * more indentation would become code.
 */
function isContent(next: string, tag: string): boolean {
  return /^\s*[^\s<]/.test(next) && next.search(/\S/) - tag.search(/\S/) < 4;
}

/** True for a line in an element whose indentation makes it code after a blank line. */
function becomesCode(next: string, tag: string, { open, written }: Reading): boolean {
  const indent = written.at(-1)?.text.search(/\S/) ?? 0;
  return open.length > 0 && indent + next.search(/\S/) - tag.search(/\S/) >= 4;
}

/** True for a line of a code block, its fences included. */
function readFence(text: string, reading: Reading): boolean {
  const [opening, marker] = /^\s*(?:(?:>|(?:[-*+]|\d{1,9}[.)])\s)\s*)*(`{3,}(?!.*`)|~{3,})/.exec(text) ?? [];
  const isQuoted = /^\s*>/.test(text);
  // The end of a quotation ends the code in it.
  if (reading.fence?.isQuoted && !isQuoted) reading.fence = undefined;
  const { fence } = reading;
  if (marker === undefined || opening === undefined) return fence !== undefined;
  if (fence === undefined) reading.fence = { marker, isQuoted };
  else if (marker.startsWith(fence.marker) && /^[\s>]*[`~]+\s*$/.test(text)) reading.fence = undefined;
  return true;
}

/**
 * Writes a code block with commands of npm, ` ```bash npm2yarn ` or ` ```package-install `, as tabs with
 * those of each package manager; false for other lines. A block in a list item keeps its indentation.
 */
function readCommands({ text, origin }: OriginLine, reading: Reading): boolean {
  const [, indent = '', marker, info = ''] =
    /^([ \t]*)(`{3,}|~{3,})(.*\bnpm2yarn\b.*|package-install\s*)$/.exec(text) ?? [];
  if (marker === undefined) return false;
  const isEnd = (line: OriginLine | undefined) => line?.text.trim() === marker;
  const length = reading.lines.slice(reading.at + 1).findIndex(isEnd);
  if (length === -1) return false;
  const written = reading.lines.slice(reading.at + 1, reading.at + 1 + length);
  const settings = info.replace(/\s*\bnpm2yarn\b/, '').replace(/^package-install\s*$/, 'bash');
  const groups = packageCommands(written.map((line) => line.text));
  const lines: OriginLine[] = [{ text: `${indent}:::code-group storageKey="package-manager"`, origin }];
  for (const { manager, lines: commands } of groups) {
    lines.push({ text: `${indent}${marker}${settings} [${manager}]`, origin });
    for (const [index, command] of commands.entries())
      lines.push({ text: command, origin: written[index]?.origin ?? origin });
    lines.push({ text: indent + marker, origin });
  }
  lines.push({ text: `${indent}:::`, origin });
  replaceLines(length + 2, lines, reading);
  // The lines are read as those of the page.
  readNext(reading);
  return true;
}

/**
 * Takes the fences from a block ` ```mdx-code-block `, whose content is MDX that translators do not see;
 * false for other lines.
 */
function openMdxBlock(text: string, reading: Reading): boolean {
  const [, marker] = /^\s*(`{3,}|~{3,})mdx-code-block\s*$/.exec(text) ?? [];
  if (marker === undefined) return false;
  const end = reading.lines.findIndex((line, at) => at > reading.at && line.text.trim() === marker);
  if (end === -1) return false;
  const content = reading.lines.slice(reading.at + 1, end);
  replaceLines(end - reading.at + 1, content, reading);
  return true;
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
