import { posix } from 'node:path';
import type { WrittenInclude } from './written-include.ts';

const attribute = String.raw`(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)`;
const includeTag = new RegExp(
  String.raw`^([ \t]*)<include(${attribute}*)\s*>\s*([^<>\s#]+)(?:#([^<>\s#]+))?\s*<\/include>\s*$`,
);

const embedTag =
  /^([ \t]*)<embed\s+src=(["'])([^"'<>\s#]+\.mdx?)(?:#L(\d+)(?:-L(\d+))?)?\2\s*>\s*<\/embed>\s*$/;

/** Reads `<embed src="../README.md#L1-L10"></embed>` of Dumi in a line. */
function readEmbedTag(line: string): WrittenInclude | undefined {
  const [, indent = '', quote = '', path, from, to] = embedTag.exec(line) ?? [];
  if (path === undefined) return undefined;
  const lines = from === undefined ? undefined : { first: Number(from), last: Number(to ?? from) };
  const column = line.indexOf(quote) + 2;
  return { kind: 'markdown', path, region: undefined, column, indent, lines };
}

/**
 * Reads `<include lang="ts" meta='title="a.ts"'>./a.ts#region</include>` of Fumadocs in a line: Markdown is a
 * part of the page, other files are code. With `cwd`, the path is relative to a folder around the pages.
 */
export function readIncludeTag(line: string): WrittenInclude | undefined {
  const [, indent = '', attributes = '', written, region] = includeTag.exec(line) ?? [];
  if (written === undefined) return readEmbedTag(line);
  const path = /\scwd(?=\s|$)/.test(attributes) ? `@/${written}` : written;
  const column = line.indexOf(written, line.indexOf('>')) + 1;
  const language = attributeOf('lang', attributes);
  const start = { path, region, column, indent };
  if (/\.mdx?$/.test(written) && language === undefined)
    return { ...start, kind: 'markdown', lines: undefined };
  const settings = attributeOf('meta', attributes) ?? '';
  return {
    ...start,
    kind: 'code',
    info: { language: language ?? posix.extname(written).slice(1), settings },
  };
}

function attributeOf(name: string, attributes: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single;
}

/** More lines than formatters give a tag. */
const mostLines = 5;

/** Joins the lines of each such tag that formatters have broken. */
export function joinIncludeTags<Line extends { readonly text: string }>(
  lines: readonly Line[],
): readonly Line[] {
  if (!lines.some(({ text }) => tagStart.test(text))) return lines;
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = tagLength(lines, at);
    const [first, ...others] = lines.slice(at, at + length);
    at += length;
    if (first === undefined) break;
    const texts = [first.text.trimEnd(), ...others.map(({ text }) => text.trim())];
    joined.push(others.length === 0 ? first : { ...first, text: texts.join(' ') });
  }
  return joined;
}

const tagStart = /^\s*<include\b/;
const isolatedTag = /^\s*<(?:include|embed)\b/;

/** The number of lines of a tag that begins here; one for other lines. */
function tagLength(lines: readonly { readonly text: string }[], at: number): number {
  if (!tagStart.test(lines[at]?.text ?? '')) return 1;
  const end = lines.slice(at, at + mostLines).findIndex(({ text }) => text.includes('</include>'));
  return end === -1 ? 1 : end + 1;
}

/** The lines of a text, in which such tags are whole. */
export function wholeLines(text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/);
  return text.includes('<include')
    ? joinIncludeTags(lines.map((line) => ({ text: line }))).map((line) => line.text)
    : lines;
}

/** True for a line with such a tag, which is no comment: in a code sample it is text. */
export function isIncludeTag(line: string): boolean {
  return isolatedTag.test(line);
}
