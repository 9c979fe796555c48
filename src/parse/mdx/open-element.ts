import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import { composedLabels, composedTab } from './composed-tabs.ts';
import { jsxElement } from './jsx-elements.ts';
import type { JsxTag } from './jsx-tag.ts';
import { type Reading, reportMdx, textFrom, writeAt, writtenIndent } from './mdx-reading.ts';
import { labelledTab, listedTab, tabItems, tabLabels } from './tab-labels.ts';

/** Writes what stands for the tag that opens an element. What closes it follows its content. */
export function openElement(tag: JsxTag, { text, origin }: OriginLine, reading: Reading): void {
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

/** Writes what closes an element, and those in it that are still open. */
export function closeElement(tag: JsxTag, origin: LineOrigin, reading: Reading): void {
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
  reportMdx(origin, column, reading, {
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
  reportMdx(origin, column, reading, {
    code: 'foreign-attribute',
    message: 'The labels in "values" need JavaScript; the values of the tabs are shown.',
    hint: 'Write each label at its tab: <TabItem value="a" label="A">',
  });
}
