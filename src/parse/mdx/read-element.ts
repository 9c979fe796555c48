import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import { composedLabels, composedTab, readTabList } from './composed-tabs.ts';
import { importedElement, importedText } from './imported-elements.ts';
import { jsxElement } from './jsx-elements.ts';
import { type JsxTag, type JsxValue, readJsxTag } from './jsx-tag.ts';
import {
  continueAfter,
  type Reading,
  replaceLines,
  reportMdx,
  textFrom,
  writeAt,
  writeLine,
  writtenIndent,
} from './mdx-reading.ts';
import { phrasingHtml } from './phrasing-html.ts';
import { readCodeBlock } from './read-code-block.ts';
import { readFiles } from './read-files.ts';
import { readPackageManagers } from './read-package-managers.ts';
import { readText } from './read-text.ts';
import { labelledTab, listedTab, tabItems, tabLabels } from './tab-labels.ts';

/** Reads a line that begins with a tag of an element, or of a fragment. */
export function readElement(line: OriginLine, reading: Reading): void {
  const text = textFrom(reading);
  const start = text.search(/\S/);
  const tag = withTexts(readJsxTag(text, start), reading);
  if (
    tag !== undefined &&
    [readLinkButton, readLead, readCodeBlock, readPackageManagers, readFiles, readTabList].some((read) =>
      read(tag, text, reading),
    )
  )
    return;
  if (tag?.name === 'Badge') {
    writeBadge(tag, text, reading);
    return;
  }
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
  if (readImported(tag, line, reading)) {
    continueAfter(text, tag.end, reading);
    return;
  }
  if (tag.kind === 'close') closeElement(tag, line.origin, reading);
  else openElement(tag, line, reading);
  continueAfter(text, tag.end, reading);
}

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
function writeBadge({ kind, attributes, end }: JsxTag, text: string, reading: Reading): void {
  const texts = [...attributes].flatMap(([key, value]) =>
    typeof value === 'string' ? [` ${key}="${value.replaceAll('"', '&quot;')}"`] : [],
  );
  const tag = kind === 'close' ? '</Badge>' : `<Badge${texts.join('')}${kind === 'open' ? '>' : ' />'}`;
  reading.at += text.slice(0, end).split('\n').length - 1;
  const line = reading.lines[reading.at];
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  const indent = /^[ \t]*/.exec(text)?.[0] ?? '';
  if (line) writeLine(readText(indent + tag + rest, line.origin, reading), line.origin, reading);
}

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

function openElement(tag: JsxTag, { text, origin }: OriginLine, reading: Reading): void {
  const indent = writtenIndent(text, reading);
  const around = reading.open.findLast(({ labels: known }) => known !== undefined);
  const composed = composedLabels(tag, textFrom(reading));
  const tab = labelledTab(composedTab(tag, around?.labels), around?.labels);
  const element = jsxElement(composed ? { ...tag, name: 'Tabs' } : listedTab(tab, around?.items));
  if (element === undefined) reportElement(tag, origin, text.search(/\S/) + 1, reading);
  const { before, after } = element ?? { before: [''], after: [''] };
  writeAt(before, indent, origin, reading);
  const labels = composed ?? (tag.name === 'Tabs' ? tabLabels(tag) : undefined);
  if (tag.name === 'Tabs' && labels === undefined) reportLabels(origin, text.search(/\S/) + 1, reading);
  if (tag.kind === 'open')
    reading.open.push({
      name: tag.name,
      after,
      indent,
      shift: undefined,
      ...(labels && { labels, items: tabItems(tag) }),
    });
  else writeAt(after, indent, origin, reading);
}

function closeElement(tag: JsxTag, origin: LineOrigin, reading: Reading): void {
  const at = reading.open.findLastIndex(({ name }) => name === tag.name);
  if (at === -1) return;
  for (const { after, indent } of reading.open.splice(at).reverse()) writeAt(after, indent, origin, reading);
}

/** Splits a line at the tag that closes an open element: `text</TabItem>`. */
export function splitAtClose({ text, origin }: OriginLine, reading: Reading): boolean {
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

function reportElement(tag: JsxTag, origin: LineOrigin, column: number, reading: Reading): void {
  const isText = tag.kind === 'self-closing' ? 'nothing is shown' : 'only its content is shown';
  reportMdx(origin, column + origin.removed, reading, {
    code: 'foreign-component',
    message: `Unknown component "<${tag.name}>"; ${isText}.`,
    hint: elementHint(tag),
  });
}

/** `<ComponentPreview name="button-demo" />` finds its demo in a list that only its own tool has. */
function elementHint({ name, kind, attributes }: JsxTag): string {
  const demo = kind === 'self-closing' ? attributes.get('name') : undefined;
  if (typeof demo === 'string' && /^[\w-]+$/.test(demo) && /Preview|Demo|Example|Story/.test(name))
    return `Name the module of its demo, relative to the page: {{"demo": "${demo}.tsx"}}`;
  return `Write Markdown, or show a component of the site: {{"component": "${name}"}}`;
}

function reportLabels(origin: LineOrigin, column: number, reading: Reading): void {
  reportMdx(origin, column + origin.removed, reading, {
    code: 'foreign-attribute',
    message: 'The labels in "values" need JavaScript; the values of the tabs are shown.',
    hint: 'Write each label at its tab: <TabItem value="a" label="A">',
  });
}
