import { places } from '../../../templates/browser/search/format/postings.ts';
import type { TermCollector } from './collect-terms.ts';

type Collector = Pick<TermCollector, 'add' | 'addCode' | 'addDefinition'>;

/**
 * Adds the words of the Markdown copy of a page, without the addresses of its links and its tags. It reads
 * ranges of the text and cuts no lines out of it, because V8 reads the characters of such parts more slowly.
 */
export function readCopy(markdown: string, collector: Collector): void {
  const { add, addCode } = collector;
  let open: string | undefined;
  for (let from = 0, to = 0; from <= markdown.length; from = to + 1) {
    to = endOf(markdown, '\n', from, markdown.length);
    const { mark, info } = readFence(markdown, from, to);
    if (open !== undefined) {
      if (mark.startsWith(open) && info.trim() === '') open = undefined;
      else addCode(markdown, places.code, from, to);
    } else if (mark !== '') {
      open = mark;
      // `tsx title="BasicButtons.tsx"`
      add(info, places.identifier);
    } else if (isHeading(markdown, from)) add(markdown, places.heading, from, to);
    else readLine(markdown, from, to, collector);
  }
}

/** The index of a character, or the end of the range. */
function endOf(text: string, character: string, from: number, to: number): number {
  const at = text.indexOf(character, from);
  return at < 0 || at > to ? to : at;
}

const noFence = { mark: '', info: '' };

function readFence(text: string, from: number, to: number): { readonly mark: string; readonly info: string } {
  let at = from;
  while (at < to && ' -*+>'.includes(text.charAt(at))) at++;
  const first = text.charAt(at);
  if (at === to || (first !== '`' && first !== '~')) return noFence;
  const fence = /^ {0,3}(?:[-*+>] *)*(`{3,}|~{3,})(.*)$/.exec(text.slice(from, to));
  return fence ? { mark: fence[1] ?? '', info: fence[2] ?? '' } : noFence;
}

function isHeading(text: string, from: number): boolean {
  let at = from;
  while (text[at] === '#') at++;
  return at > from && at <= from + 6 && text[at] === ' ';
}

/** The first cell of a row, if it is code. */
const definition = /\| *`/y;

/**
 * Adds a line, with what stands between backticks as code. A last backtick without another is text. A row of
 * a table that begins with code describes it.
 */
function readLine(text: string, from: number, to: number, { add, ...code }: Collector): void {
  definition.lastIndex = from;
  let isDefined = definition.test(text);
  let start = from;
  for (let isCode = false; start <= to; isCode = !isCode) {
    const end = endOf(text, '`', start, to);
    if (isCode && end < to) {
      if (isDefined) code.addDefinition(text, start, end);
      else code.addCode(text, places.identifier, start, end);
      isDefined = false;
    } else readText(text, start, end, add);
    start = end + 1;
  }
}

/** Adds a text without the addresses of links, other addresses, and tags. */
function readText(text: string, from: number, to: number, add: Collector['add']): void {
  let start = from;
  for (let at = from; at < to; at++) {
    const next = endOfMarkup(text, at, to);
    if (next === at) continue;
    if (at > start) add(text, places.text, start, at);
    start = next;
    at = next - 1;
  }
  if (to > start) add(text, places.text, start, to);
}

const addressStart = /<?https?:\/\//y;
const addressEnd = /\s|$/g;
const targetEnd = /[\s)]|$/g;

/** Returns the end of the address or tag that begins at an index, or the index itself. */
function endOfMarkup(text: string, at: number, to: number): number {
  const code = text.charCodeAt(at);
  // `](`
  if (code === 93 && text.charCodeAt(at + 1) === 40) return endAt(targetEnd, text, at, to);
  // `<` and `h`
  if (code !== 60 && code !== 104) return at;
  addressStart.lastIndex = at;
  if (addressStart.test(text)) return endAt(addressEnd, text, at, to);
  if (code !== 60) return at;
  const end = endOf(text, '>', at, to);
  return end === to || endOf(text, '<', at + 1, to) < end ? at : end + 1;
}

function endAt(pattern: RegExp, text: string, at: number, to: number): number {
  pattern.lastIndex = at;
  return Math.min(pattern.exec(text)?.index ?? to, to);
}
