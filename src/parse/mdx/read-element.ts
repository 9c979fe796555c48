import type { OriginLine } from '../page/author-lines.ts';
import { readTabList } from './composed-tabs.ts';
import { importedElement, importedText } from './imported-elements.ts';
import { jsxElement } from './jsx-elements.ts';
import { type JsxTag, type JsxValue, readJsxTag } from './jsx-tag.ts';
import {
  continueAfter,
  type Reading,
  replaceLines,
  textFrom,
  writeAt,
  writeLine,
  writtenIndent,
} from './mdx-reading.ts';
import { closeElement, openElement } from './open-element.ts';
import { phrasingHtml } from './phrasing-html.ts';
import { readCodeBlock } from './read-code-block.ts';
import { readFiles } from './read-files.ts';
import { readPackageManagers } from './read-package-managers.ts';
import { readText } from './read-text.ts';

/** Reads a line that begins with a tag of an element, or of a fragment. */
export function readElement(line: OriginLine, reading: Reading): void {
  const text = textFrom(reading);
  const start = text.search(/\S/);
  const tag = withTexts(readJsxTag(text, start), reading);
  if (tag && readers.some((read) => read(tag, text, reading))) return;
  if (tag === undefined || isInText(tag, text)) {
    writeLine(readText(line.text, line.origin, reading), line.origin, reading);
    return;
  }
  const own = importedText(tag, line.origin, reading);
  if (own !== undefined) {
    continueAfter(text, tag.end, reading);
    replaceLines(0, aroundBlank(own, line), reading);
    return;
  }
  if (!readImported(tag, line, reading)) {
    if (tag.kind === 'close') closeElement(tag, line.origin, reading);
    else openElement(tag, line, reading);
  }
  continueAfter(text, tag.end, reading);
}

/** Reads an element of one kind with its content; false for a tag of another. */
type ElementReader = (tag: JsxTag, text: string, reading: Reading) => boolean;

/** Puts texts of the page in the place of their names: `code={sample}`. */
function withTexts(tag: JsxTag | undefined, { texts }: Reading): JsxTag | undefined {
  if (tag === undefined || texts.size === 0) return tag;
  const entries = [...tag.attributes].map(([key, value]): [string, JsxValue] => [
    key,
    typeof value === 'object' ? (texts.get(value.expression) ?? value) : value,
  ]);
  return { ...tag, attributes: new Map(entries) };
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

/**
 * Writes `<Subtitle>Words</Subtitle>` as the description below a title, and keeps that of
 * `<Meta name="description" content="Words" />` for search engines; false for other tags.
 */
function readLead({ name, kind, attributes, end }: JsxTag, text: string, reading: Reading): boolean {
  const line = reading.lines[reading.at];
  if (!line) return false;
  if (name === 'Meta' && kind === 'self-closing') {
    const content = attributes.get('content');
    if (attributes.get('name') !== 'description' || typeof content !== 'string') return false;
    reading.description ??= content.replace(/\s+/g, ' ').trim();
    continueAfter(text, end, reading);
    return true;
  }
  const close = text.indexOf('</Subtitle>', end);
  if (name !== 'Subtitle' || kind !== 'open' || close === -1) return false;
  const words = phrasingHtml(text.slice(end, close).replace(/\s+/g, ' ').trim());
  writeAt(['', `<p class="description">${words}</p>`, ''], 0, line.origin, reading);
  continueAfter(text, close + '</Subtitle>'.length, reading);
  return true;
}

/**
 * Lines of another file with the indentation of the tag that they stand for, apart from the text around it.
 */
function aroundBlank(lines: readonly OriginLine[], { text, origin }: OriginLine): readonly OriginLine[] {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  const blank = { text: '', origin };
  const placed = lines.map((line) => ({
    text: line.text === '' ? '' : indent + line.text,
    origin: { ...line.origin, removed: line.origin.removed - indent.length, pageLine: origin.pageLine },
  }));
  return [blank, ...placed, blank];
}

/** Writes the demo or section that an imported element stands for; false for other elements. */
function readImported(tag: JsxTag, { text, origin }: OriginLine, reading: Reading): boolean {
  const lines = importedElement(tag, origin, reading);
  if (lines === undefined) return false;
  const indent = writtenIndent(text, reading);
  for (const { text: content, origin: place } of lines)
    reading.written.push({
      text: content === '' ? '' : ' '.repeat(indent) + content,
      origin: { ...place, removed: place.removed - indent },
    });
  return true;
}

/** Writes the tag of a badge, which may span lines, in one line, with the text after it. */
function readBadge({ name, kind, attributes, end }: JsxTag, text: string, reading: Reading): boolean {
  if (name !== 'Badge') return false;
  const texts = [...attributes].flatMap(([key, value]) =>
    typeof value === 'string' ? [` ${key}="${value.replaceAll('"', '&quot;')}"`] : [],
  );
  const tag = kind === 'close' ? '</Badge>' : `<Badge${texts.join('')}${kind === 'open' ? '>' : ' />'}`;
  reading.at += text.slice(0, end).split('\n').length - 1;
  const line = reading.lines[reading.at];
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  if (line) writeLine(readText(indent + tag + rest, line.origin, reading), line.origin, reading);
  return true;
}

const readers: readonly ElementReader[] = [
  readLinkButton,
  readLead,
  readCodeBlock,
  readPackageManagers,
  readFiles,
  readTabList,
  readBadge,
];

/** True for a component in a line of text, which begins with it. */
function isInText(tag: JsxTag, text: string): boolean {
  const after = text.slice(tag.end).split('\n', 1)[0] ?? '';
  return (
    tag.kind === 'self-closing' &&
    jsxElement(tag) === undefined &&
    after.trim() !== '' &&
    !/^\s*</.test(after)
  );
}
