import { tokenize } from './grammars.ts';
import type { Language } from './languages.ts';
import { type Token, type TokenKind, tokenKind } from './token.ts';

/**
 * Number of cached texts, for samples on several pages and for demos that are rendered again while their page
 * is edited.
 */
const capacity = 500;
const cache = new Map<string, string>();

/**
 * Highlights code as HTML: escaped text in which tokens are in `<span class="token-keyword">` and so on. No
 * span crosses a line break, so the lines of the HTML are the lines of the text.
 */
export function highlight(text: string, language: Language): string {
  const key = `${language}\n${text}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = render(text, tokenize(text, language), language);
  const [oldest] = cache.keys();
  if (cache.size >= capacity && oldest !== undefined) cache.delete(oldest);
  cache.set(key, html);
  return html;
}

function render(text: string, tokens: readonly Token[], language: Language): string {
  const rendering: Rendering = { text, language, html: [], begin: 0, end: 0, kind: undefined };
  addTokens(tokens, undefined, rendering);
  endStretch(rendering);
  return rendering.html.join('');
}

interface Rendering {
  readonly text: string;
  readonly language: Language;
  readonly html: string[];
  begin: number;
  end: number;
  kind: TokenKind | undefined;
}

function addTokens(tokens: readonly Token[], kind: TokenKind | undefined, to: Rendering): void {
  for (const token of tokens) {
    const own = typeof token === 'string' ? kind : tokenKind(token, kind, to.language);
    const content = typeof token === 'string' ? token : token.content;
    if (typeof content === 'string') addText(content, own, to);
    else addTokens(content, own, to);
  }
}

/** Adjacent text of one kind shares a span. Spaces are invisible, so they join the stretch before them. */
function addText(text: string, kind: TokenKind | undefined, to: Rendering): void {
  if (kind !== to.kind && !(text.startsWith(' ') && /^ +$/.test(text))) {
    endStretch(to);
    to.begin = to.end;
    to.kind = kind;
  }
  to.end += text.length;
}

function endStretch({ text, html, begin, end, kind }: Rendering): void {
  const stretch = text.slice(begin, end);
  const escaped = escapeCode(stretch);
  if (kind === undefined) html.push(escaped);
  // A shortcut for one or two words without line breaks.
  else if (/^[!-~](?:[ -~]*[!-~])?$/.test(stretch))
    html.push(`<span class="token-${kind}">`, escaped, '</span>');
  else html.push(escaped.replace(/\S(?:.*\S)?/g, `<span class="token-${kind}">$&</span>`));
}

/** Quotes need no escaping in the content of elements. */
function escapeCode(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}
