import type { Emphasis, Link, PhrasingContent, Strong } from 'mdast';
import type { Point } from './source-lines.ts';

/**
 * Reads text with only words, `code`, *emphasis*, **strong emphasis** and [inline links](url). Undefined if
 * there may be other markup: escapes, entities, raw HTML, nested emphasis, images, references, autolinks.
 *
 * @param text its lines begin and end without white space
 * @param start position of its first character; further lines begin in the first column
 */
export function readInlines(text: string, start: Point): PhrasingContent[] | undefined {
  const reader = createReader(text, start);
  const found = readUntil(reader, undefined);
  return found && reader.at === text.length ? found : undefined;
}

/** Words, with characters that cannot be markup in this context: `snake_case`, `A & B`, `Now!`. */
const words = /(?:[^\\`*[\]&<_~!]+|(?<=[A-Za-z0-9])_+(?=[A-Za-z0-9])|!(?!\[)|&(?![#A-Za-z]))+/y;

const autolink = /https?:\/\/|www\.|@/i;

const code = /`([^`\n]+)`(?!`)/y;
const target = /\]\(([^\s()<>\\&]+)\)/y;

interface Reader {
  readonly text: string;
  /** Index of the next character. */
  at: number;
  /** The position of an index. Indexes must not decrease from call to call. */
  point(index: number): Point;
}

function createReader(text: string, start: Point): Reader {
  const offset = start.offset ?? 0;
  let { line } = start;
  // Index of column 1 of the current line.
  let base = 1 - start.column;
  let ending = text.indexOf('\n');
  return {
    text,
    at: 0,
    point(index) {
      while (ending >= 0 && ending < index) {
        line++;
        base = ending + 1;
        ending = text.indexOf('\n', base);
      }
      return { line, column: index - base + 1, offset: offset + index };
    },
  };
}

interface OpenEmphasis {
  readonly length: number;
  readonly start: Point;
  /** Number of nodes before it. */
  readonly before: number;
}

function readUntil(reader: Reader, end: ']' | undefined): PhrasingContent[] | undefined {
  const nodes: PhrasingContent[] = [];
  let open: OpenEmphasis | undefined;
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at];
    if (character === end) break;
    if (character === '*') {
      const run = readRun(reader);
      if (run?.role === 'open' && !open)
        open = { length: run.length, start: run.start, before: nodes.length };
      else if (run?.role === 'close' && open?.length === run.length) {
        nodes.push(emphasis(open, nodes.splice(open.before), reader));
        open = undefined;
      } else return undefined;
    } else {
      const node = readNode(reader, character, end !== undefined);
      if (!node) return undefined;
      nodes.push(node);
    }
  }
  return open ? undefined : nodes;
}

function readNode(
  reader: Reader,
  character: string | undefined,
  inLink: boolean,
): PhrasingContent | undefined {
  if (character === '`') return readCode(reader);
  if (character === '[') return inLink || reader.text[reader.at + 1] === '^' ? undefined : readLink(reader);
  const value = match(words, reader)?.[0];
  if (value === undefined || autolink.test(value)) return undefined;
  const start = reader.point(reader.at);
  reader.at += value.length;
  return { type: 'text', value, position: { start, end: reader.point(reader.at) } };
}

function readCode(reader: Reader): PhrasingContent | undefined {
  const value = match(code, reader)?.[1];
  // Markdown strips a space at both ends.
  if (value === undefined || value.startsWith(' ') || value.endsWith(' ')) return undefined;
  const start = reader.point(reader.at);
  reader.at = code.lastIndex;
  return { type: 'inlineCode', value, position: { start, end: reader.point(reader.at) } };
}

function readLink(reader: Reader): Link | undefined {
  const start = reader.point(reader.at);
  reader.at++;
  const children = readUntil(reader, ']');
  const url = match(target, reader)?.[1];
  if (!children || children.length === 0 || url === undefined) return undefined;
  reader.at = target.lastIndex;
  const position = { start, end: reader.point(reader.at) };
  // Links do not nest, so the children contain no link.
  return { type: 'link', title: null, url, children, position };
}

interface Run {
  readonly role: 'open' | 'close';
  readonly length: number;
  readonly start: Point;
}

const before = /[\p{L}\p{N}`)]/u;
const after = /[\p{L}\p{N}`]/u;

/** Reads a run of asterisks that can only open or only close an emphasis. */
function readRun(reader: Reader): Run | undefined {
  const { text, at } = reader;
  const length = text[at + 1] === '*' ? 2 : 1;
  const previous = text[at - 1] ?? ' ';
  const next = text[at + length] ?? ' ';
  const role = roleOf(previous, next);
  if (role === undefined) return undefined;
  const start = reader.point(at);
  reader.at += length;
  return { role, length, start };
}

function roleOf(previous: string, next: string): Run['role'] | undefined {
  if (/[ \n([]/.test(previous)) return after.test(next) ? 'open' : undefined;
  if (/[ \n]/.test(next)) return before.test(previous) || /[.,:;!?]/.test(previous) ? 'close' : undefined;
  // Between punctuation, a run may do both.
  return /[.,:;!?)\]]/.test(next) && /[\p{L}\p{N}]/u.test(previous) ? 'close' : undefined;
}

function emphasis(
  { length, start }: OpenEmphasis,
  children: PhrasingContent[],
  reader: Reader,
): Strong | Emphasis {
  const position = { start, end: reader.point(reader.at) };
  return length === 2 ? { type: 'strong', children, position } : { type: 'emphasis', children, position };
}

function match(pattern: RegExp, { text, at }: Reader): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
