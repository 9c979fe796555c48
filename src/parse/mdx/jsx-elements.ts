import { fenced } from '../code/fenced.ts';
import { type JsxTag, type JsxValue, stringLiteral } from './jsx-tag.ts';
import { themedImage } from './themed-image.ts';

/** The Markdown of this dialect for an element: the lines before and after its content. */
export interface JsxElement {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Write = (tag: JsxTag) => JsxElement | undefined;

const contentOnly: Write = () => ({ before: [''], after: [''] });
const container = (before: string): JsxElement => ({ before: [before], after: [':::'] });

/** Elements of other tools with a natural form in this dialect. */
const elements: ReadonlyMap<string, Write> = new Map([
  ['Tabs', ({ attributes }) => container(`:::tabs${keyOf(attributes)}`)],
  [
    'TabItem',
    ({ attributes }) => container(`:::tab ${text(attributes, 'label') ?? text(attributes, 'value') ?? ''}`),
  ],
  ['Aside', ({ attributes }) => container(callout(attributes))],
  ['Admonition', ({ attributes }) => container(callout(attributes))],
  ['Steps', contentOnly],
  ['FileTree', contentOnly],
  ['CardGrid', contentOnly],
  ['Fragment', contentOnly],
  ['', contentOnly],
  ['TOCInline', () => ({ before: ['', '[[toc]]', ''], after: [] })],
  [
    'ThemedImage',
    (tag) => {
      const pictures = themedImage(tag);
      return pictures && { before: ['', ...pictures, ''], after: [] };
    },
  ],
  [
    'Tab',
    ({ attributes }) =>
      attributes.has('label') ? container(`:::tab ${text(attributes, 'label') ?? ''}`) : undefined,
  ],
  ['Callout', ({ attributes }) => container(callout(attributes, 'info'))],
  ['Cards', contentOnly],
  ['Step', ({ attributes }) => (attributes.size === 0 ? { before: [''], after: [''] } : undefined)],
  ['Accordions', contentOnly],
  ['Accordion', ({ attributes }) => container(`:::details ${text(attributes, 'title') ?? ''}`.trimEnd())],
  ['InlineTOC', () => ({ before: ['', '[[toc]]', ''], after: [] })],
  [
    'Card',
    ({ attributes }) => {
      const [title, href, description] = ['title', 'href', 'description'].map((key) => text(attributes, key));
      const name = href === undefined ? title : `[${title}](${href})`;
      const lines = title === undefined ? [] : [`**${name}**`, ''];
      return { before: ['', ...lines, ...(description === undefined ? [] : [description, ''])], after: [''] };
    },
  ],
  [
    'LinkCard',
    ({ attributes }) => {
      const description = text(attributes, 'description');
      const link = `- [${text(attributes, 'title') ?? ''}](${text(attributes, 'href') ?? ''})`;
      return { before: [description === undefined ? link : `${link}: ${description}`], after: [] };
    },
  ],
  [
    'Code',
    ({ attributes }) => {
      const title = text(attributes, 'title');
      const settings = title === undefined ? '' : ` title="${title}"`;
      const meta = text(attributes, 'meta');
      const block = fenced(
        [`${text(attributes, 'lang') ?? 'text'}${settings}`, ...markSettings(attributes), meta ?? '']
          .join(' ')
          .trim(),
        text(attributes, 'code') ?? '',
      );
      return { before: ['', ...block.split('\n'), ''], after: [] };
    },
  ],
]);

/** Elements that are read apart, because they stand in a line of text or have content of their own. */
const otherElements: ReadonlySet<string> = new Set([
  'Badge',
  'CodeBlock',
  'File',
  'Files',
  'Folder',
  'LinkButton',
  'PackageManagers',
]);

/** Attributes that an element needs as text; with an expression there, it is not supported. */
const needed: ReadonlyMap<string, readonly string[]> = new Map([
  ['TabItem', ['label', 'value']],
  ['Aside', ['type', 'title']],
  ['Admonition', ['type', 'title']],
  ['Callout', ['type', 'title']],
  ['Accordion', ['title']],
  ['Tab', ['label']],
  ['Card', ['title', 'href', 'description']],
  ['LinkCard', ['title', 'href', 'description']],
  ['Code', ['code', 'lang', 'title', 'meta']],
]);

/** True for an element that is shown as its author meant, so that its import has no effect to miss. */
export function isSupported(name: string): boolean {
  return elements.has(name) || otherElements.has(name);
}

/** The Markdown for a tag on lines of its own; undefined for an element that this dialect has not. */
export function jsxElement(tag: JsxTag): JsxElement | undefined {
  const isText = (key: string) => {
    const value = tag.attributes.get(key);
    return value === undefined || typeof value === 'string';
  };
  return (needed.get(tag.name) ?? []).every(isText) ? elements.get(tag.name)?.(tag) : undefined;
}

/** The marks of a code block as its fence has them: `ins={3}`, `mark={['a', 'b']}` → `mark="a" mark="b"`. */
function markSettings(attributes: Attributes): string[] {
  return ['mark', 'ins', 'del'].flatMap((key) => {
    const value = attributes.get(key);
    if (value === undefined || value === true) return [];
    const items = typeof value === 'string' ? [value] : value.expression.replace(/^\[|\]$/g, '').split(',');
    return items.flatMap((item) => {
      const content = stringLiteral(item) ?? item.trim();
      if (/^\d[\d\s,-]*$/.test(content)) return [`${key}={${content}}`];
      return typeof value === 'string' || stringLiteral(item) !== undefined ? [`${key}="${content}"`] : [];
    });
  });
}

type Attributes = ReadonlyMap<string, JsxValue>;

/** An attribute as text without line breaks, except for code. */
function text(attributes: Attributes, key: string): string | undefined {
  const value = attributes.get(key);
  if (typeof value !== 'string') return undefined;
  return key === 'code' ? value : value.replace(/\s+/g, ' ').trim();
}

/** Names of callouts of other tools. */
const severities: ReadonlyMap<string, string> = new Map([
  ['warn', 'warning'],
  ['idea', 'tip'],
  ['default', 'note'],
]);

function callout(attributes: Attributes, usual = 'note'): string {
  const written = text(attributes, 'type') ?? usual;
  const type = severities.get(written) ?? written;
  return `:::${type} ${text(attributes, 'title') ?? ''}`.trimEnd();
}

function keyOf(attributes: Attributes): string {
  const key = text(attributes, 'syncKey') ?? text(attributes, 'groupId');
  return key === undefined ? '' : ` {storageKey="${key.replaceAll('"', '')}"}`;
}
