import type { LineOrigin } from '../page/author-lines.ts';
import { literalText } from './jsx-tag.ts';
import { type Reading, report } from './mdx-reading.ts';

/** Reads a line of text: comments go, texts in braces are text, other expressions are reported. */
export function readText(text: string, origin: LineOrigin, reading: Reading): string {
  if (!/[{<]/.test(text) || /^\s*:::/.test(text)) return text;
  // Code, comments, addresses and escaped braces are left alone.
  return text.replace(
    /<!--.*?(?:-->|$)|(?<=\]\()[^()\s]*\{[^()\s]*(?=[)\s])|\{\s*(?:`[^`]*`|'[^']*'|"[^"]*")\s*\}|(`+).*?\1|\\[{<]|\{\/\*.*?\*\/\}|\{[^{}]*\}|\sclassName=/g,
    (written, _ticks, at: number) => {
      if (/^[`\\]|^<!--/.test(written) || text.slice(0, at).endsWith('](')) return written;
      if (written === ' className=') return ' class=';
      if (written.startsWith('{/*')) return '';
      const literal = literalText(written.slice(1, -1));
      if (literal !== undefined) return literal.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      // The braces of an attribute, an id or a directive are not an expression in the text.
      if (/[=#]$/.test(text.slice(0, at)) || /^\{[#"]/.test(written) || text[at - 1] === '{') return written;
      report(origin, at + 1, reading, {
        code: 'foreign-expression',
        message: `Expression "${written}" is shown as written.`,
        hint: 'Write its value.',
      });
      return written;
    },
  );
}
