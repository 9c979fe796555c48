import type { LineOrigin } from '../page/author-lines.ts';
import { htmlAttribute } from './html-attributes.ts';
import { readJsxTag } from './jsx-tag.ts';
import { type Reading, replaceLines, reportMdx, textFrom, textOf } from './mdx-reading.ts';

/** Reads a line of text: comments go, texts in braces are text, other expressions are reported. */
export function readText(line: string, origin: LineOrigin, reading: Reading): string {
  const text = /^\s*#/.test(line) ? withHeadingId(line) : line;
  if (!/[{<]/.test(text) || /^\s*:::/.test(text)) return text;
  // Code, comments, addresses and escaped braces are left alone.
  return text.replace(
    /<!--.*?(?:-->|$)|(?<=\]\()[^()\s]*\{[^()\s]*(?=[)\s])|\{\s*(?:`[^`]*`|'[^']*'|"[^"]*")\s*\}|(`+).*?\1|\\[{<]|\{\/\*.*?\*\/\}|(?<=\s)([A-Za-z][\w-]*)=\{(\{[^{}]*\}|[^{}]*)\}|\{[^{}]*\}|\s(?:className|htmlFor)=(?!\{)/g,
    (written, _ticks, name: string | undefined, expression: string | undefined, at: number) => {
      if (written.startsWith('`')) return withoutHighlight(written);
      if (/^\\|^<!--/.test(written) || text.slice(0, at).endsWith('](')) return written;
      // Names that only JSX has.
      if (/^\s/.test(written)) return written.endsWith('For=') ? ' for=' : ' class=';
      if (name !== undefined && isInTag(text.slice(0, at))) {
        const html = htmlAttribute(name, expression);
        if (html === undefined) reportAttribute(name, origin, at + 1, reading);
        return html ?? '';
      }
      if (written.startsWith('{/*')) return '';
      const literal = textOf(written.slice(1, -1), reading);
      if (literal !== undefined) return asMarkdown(literal);
      // The braces of an attribute, an id or a directive are not an expression in the text.
      if (name !== undefined || /[=#]$/.test(text.slice(0, at))) return written;
      if (/^\{[#"]/.test(written) || text[at - 1] === '{') return written;
      reportMdx(origin, at + 1, reading, {
        code: 'foreign-expression',
        message: `Expression "${written}" is shown as written.`,
        hint: 'Write its value.',
      });
      return written;
    },
  );
}

/** Writes a text so that Markdown and HTML show its signs: `**` → `&#42;&#42;` */
function asMarkdown(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(/[*_`~[\]\\|]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * In MDX, where `{#id}` is no JavaScript, a comment that ends a heading is its id, `## A {/*id*∕}`; in
 * Fumadocs, it is in brackets: `## A [#id]`.
 */
function withHeadingId(heading: string): string {
  return heading
    .replace(/\{\/\*[ \t]*#?([^\s*{}#]+)[ \t]*\*\/\}[ \t]*$/, '{#$1}')
    .replace(/(?<=\S[ \t]+)\[#([^\s[\]{}#]+)\][ \t]*$/, '{#$1}');
}

/** Takes the language of inline code, or its kind of token, from other tools: `a(){:js}`, `a{:.key}` */
function withoutHighlight(code: string): string {
  return code.replace(/(?<=[^`\s])\{:\.?[a-z][\w-]*\}(?=\s*`+$)/i, '');
}

/** True in the tag of an element of HTML, whose name is in small letters. */
function isInTag(before: string): boolean {
  return /<[a-z][\w-]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?$/.test(before);
}

function reportAttribute(name: string, origin: LineOrigin, column: number, reading: Reading): void {
  reportMdx(origin, column, reading, {
    code: 'foreign-attribute',
    message: `The value of attribute "${name}" needs JavaScript; ignored.`,
    hint: `Write the value as text: ${name === 'className' ? 'class' : name}="…"`,
  });
}

/**
 * Writes a tag of HTML over several lines in one line: only then Markdown takes it for the start of a block,
 * and what it contains for a part of it.
 */
export function joinTag(reading: Reading): void {
  const text = textFrom(reading);
  const tag = readJsxTag(text, text.search(/\S/));
  const written = text.slice(0, tag?.end ?? 0);
  const lines = written.split('\n').length;
  const line = reading.lines[reading.at];
  if (lines < 2 || !line) return;
  const rest = text.slice(written.length).split('\n', 1)[0] ?? '';
  const indent = /^\s*/.exec(line.text)?.[0] ?? '';
  const joined = indent + written.trimStart().replace(/\s*\n\s*/g, ' ') + rest;
  replaceLines(lines, [{ text: joined, origin: line.origin }], reading);
}
