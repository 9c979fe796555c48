import { decodeHtml, escapeHtml } from '../../lib/html.ts';
import { isAllowedLink } from '../../lib/link-scheme.ts';
import { placeholder, wordPlaceholder } from '../../lib/placeholders.ts';
import { type Plan, planIcon } from '../../lib/plan-icon.ts';
import { createMarkdownWriter, type MarkdownWriter } from './markdown-writer.ts';

/** HTML that no text of an API document can leave, with the URLs of its links. */
export interface SafeHtml {
  /** The URLs are link placeholders, numbered from 0. */
  readonly html: string;
  readonly urls: readonly string[];
  readonly markdown: string;
}

/** Elements of descriptions, without attributes. Tags of others are shown as text. */
const elements: ReadonlySet<string> = new Set(
  'b br code dd dl dt em i kbd li ol p pre s small strong sub sup u ul'.split(' '),
);

// Comments, tags, references, and signs that need escaping.
const token =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?)>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[<&]/gi;

interface Output {
  readonly html: string[];
  readonly urls: string[];
  readonly open: string[];
  readonly markdown: MarkdownWriter;
  /** Title of the open link. */
  title: string | undefined;
}

/**
 * Makes HTML of a description safe: known elements stay, without attributes but the URL of a link; all other
 * tags are shown as text. Every element is closed, and no link is inside another.
 */
export function safeHtml(text: string): SafeHtml {
  const output: Output = {
    html: [],
    urls: [],
    open: [],
    markdown: createMarkdownWriter(),
    title: undefined,
  };
  let end = 0;
  for (const match of text.matchAll(token)) {
    addText(text.slice(end, match.index), output);
    end = match.index + match[0].length;
    const [written, slash = '', name = '', attributes = ''] = match;
    if (name === '') addSign(written, output);
    else if (slash === '') openElement({ written, name: name.toLowerCase(), attributes }, output);
    else closeElement(written, name.toLowerCase(), output);
  }
  addText(text.slice(end), output);
  while (output.open.length > 0) closeLast(output);
  return { html: output.html.join(''), urls: output.urls, markdown: output.markdown.text() };
}

/**
 * True for a text that is HTML, and not Markdown: it has a reference, or a tag of a known element. A tag in
 * the code of Markdown is shown, as in "renders a `<li>`"; a reference in it is a `<` that was escaped.
 */
export function isHtml(text: string): boolean {
  return reference.test(text) || tag.test(text.replace(codeSpan, ''));
}

const codeSpan = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs;

const reference = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

const tag = /<\/?(?:a|b|br|code|em|i|kbd|li|ol|p|pre|span|strong|ul)(?:\s[^<>]*)?\/?>/i;

/** @param shown the text in HTML */
function addText(text: string, { html, markdown }: Output, shown = text): void {
  html.push(shown);
  markdown.add(text);
}

/** A reference stays, a single sign is escaped, and a comment is dropped. */
function addSign(written: string, output: Output): void {
  if (written.startsWith('<!--')) return;
  addText(decodeHtml(written), output, written.length === 1 ? escapeHtml(written) : written);
}

interface Tag {
  readonly written: string;
  readonly name: string;
  readonly attributes: string;
}

function openElement({ written, name, attributes }: Tag, output: Output): void {
  const { html, urls, open, markdown } = output;
  if (name === 'a') {
    if (open.includes('a')) closeElement(written, 'a', output);
    const url = attributeOf('href', attributes);
    output.title = attributeOf('title', attributes);
    // The link is left out, its text stays.
    if (url === undefined || !isAllowedLink(url)) return;
    html.push(`<a href="${placeholder('l', urls.length)}">`);
    urls.push(url);
    open.push(name);
    markdown.open(name, url);
  } else if (name === 'span') html.push(planOf(attributes, output.title));
  else if (name === 'br') {
    html.push('<br>');
    markdown.add('\n');
  } else if (elements.has(name)) {
    html.push(`<${name}>`);
    open.push(name);
    markdown.open(name);
  } else addText(written, output, escapeHtml(written));
}

function planOf(attributes: string, title: string | undefined): string {
  const plan = /^plan-(community|pro|premium)$/.exec(attributeOf('class', attributes) ?? '')?.[1];
  if (plan === undefined) return '';
  return planIcon(plan as Plan, title ?? wordPlaceholder(`plan-${plan as Plan}`));
}

function closeElement(written: string, name: string, output: Output): void {
  const { open } = output;
  if (open.includes(name)) {
    while (open.at(-1) !== name) closeLast(output);
    closeLast(output);
  } else if (name !== 'a' && name !== 'span' && !elements.has(name)) {
    addText(written, output, escapeHtml(written));
  }
}

function closeLast({ html, open, markdown }: Output): void {
  const name = open.pop();
  if (name === undefined) return;
  html.push(`</${name}>`);
  markdown.close();
}

function attributeOf(name: string, attributes: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeHtml(value).trim();
}
