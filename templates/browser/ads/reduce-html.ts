// No way through the DOM (DOMParser, setHTML) keeps Chromium 156 from reporting inline handlers; parse5 is larger, 30 kB of gzip to 22.
import { Parser } from 'htmlparser2';
import type { InlineElements } from './inline-elements.ts';

/** Longest HTML that is read: many times that of an advertisement, and short enough for any nesting to be parsed at once. */
const mostCharacters = 10_000;

/** Elements whose content has a syntax of its own. */
const foreign = new Set(['svg', 'math']);

/**
 * Untrusted HTML reduced to text and the kept elements: escaped, well nested and without attributes. It is tokenized as text, so none of
 * its elements or attributes ever exists in a document.
 */
export function reduceHtml(html: string, { kept, dropped }: InlineElements): string {
  let reduced = '';
  const openDropped: string[] = [];
  // The parser reports the end of every element that it has reported the beginning of, in the order of nesting.
  const parser = new Parser({
    onopentagname(name) {
      if (dropped.has(name)) openDropped.push(name);
      else if (kept.has(name)) {
        // As HTML prescribes, these elements end a drawing or a formula that they begin in.
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
  parser.end(html.slice(0, mostCharacters));
  return reduced;
}
