// htmlparser2 creates no DOM: Chromium reports inline handlers even of documents that run no script.
import { Parser } from 'htmlparser2';
import type { InlineElements } from './inline-text.ts';

/** Longest HTML to parse: much longer than an advertisement, and fast to parse with any nesting. */
const maxCharacters = 10_000;

const foreign = new Set(['svg', 'math']);

/** Reduces untrusted HTML to escaped text and the kept elements, well nested and without attributes. */
export function reduceHtml(html: string, { kept, dropped }: InlineElements): string {
  let reduced = '';
  const openDropped: string[] = [];
  // The parser closes every element that it has opened, in the order of nesting.
  const parser = new Parser({
    onopentagname(name) {
      if (dropped.has(name)) openDropped.push(name);
      else if (kept.has(name)) {
        // In HTML, these elements end the `svg` or `math` element around them.
        if (openDropped.every((element) => foreign.has(element))) openDropped.length = 0;
        if (openDropped.length === 0) reduced += `<${name}>`;
      }
    },
    ontext(text) {
      if (openDropped.length === 0) reduced += text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    },
    onclosetag(name) {
      if (name === openDropped.at(-1)) openDropped.pop();
      else if (openDropped.length === 0 && kept.has(name)) reduced += `</${name}>`;
    },
  });
  parser.end(html.slice(0, maxCharacters));
  return reduced;
}
