import { escapeHtml } from '../../lib/html.ts';
import { readJsxTag } from './jsx-tag.ts';
import { type Reading, replaceLines, textFrom } from './mdx-reading.ts';

const closing = '</Link>';

/**
 * Writes the links of frameworks that begin in the next line, `<Link href="/a">words</Link>` or with `to`, as
 * links of HTML, which may stand in Markdown and in HTML alike. A link around other elements, or with an
 * address that needs JavaScript, stays.
 */
export function readLinks(reading: Reading): void {
  let from = 0;
  for (;;) {
    const line = reading.lines[reading.at];
    if (!line?.text.includes('<Link', from)) return;
    const text = textFrom(reading);
    const at = linkStart(line.text, from);
    if (at === undefined) return;
    const link = readLink(text, at);
    from = at + 1;
    if (link === undefined) continue;
    const whole = text.slice(0, link.end);
    const rest = text.slice(link.end).split('\n', 1)[0] ?? '';
    const written = { text: text.slice(0, at) + link.html + rest, origin: line.origin };
    replaceLines(whole.split('\n').length, [written], reading);
  }
}

/** The next link in a line that is no code. */
function linkStart(line: string, from: number): number | undefined {
  const bare = line.replace(/(`+).*?\1/g, (code) => '`'.repeat(code.length));
  const at = bare.slice(from).search(/<Link(?=\s|$)/);
  return at === -1 ? undefined : from + at;
}

function readLink(text: string, at: number): { readonly html: string; readonly end: number } | undefined {
  const tag = readJsxTag(text, at);
  const href = tag?.attributes.get('href') ?? tag?.attributes.get('to');
  if (tag?.kind !== 'open' || typeof href !== 'string') return undefined;
  const close = text.indexOf(closing, tag.end);
  const words = text.slice(tag.end, close);
  if (close === -1 || /\n[ \t]*\n|<\/?[A-Z]/.test(words)) return undefined;
  return {
    html: `<a href="${escapeHtml(href)}">${words.replace(/\s+/g, ' ').trim()}</a>`,
    end: close + closing.length,
  };
}
