import { tokenize } from './grammars.ts';
import type { Language } from './languages.ts';
import type { Token, TokenKind } from './token.ts';
import { tokenKind } from './token-kind.ts';

/** Texts remembered: a few pages' worth, for samples that stand on several pages and demos that are drawn again while they are edited. */
const capacity = 500;
const remembered = new Map<string, string>();

/**
 * Draws code as HTML: escaped text in which keywords, strings and the like are `<span class="token-keyword">`. No span crosses the end of a
 * line, so that the lines of the HTML are the lines of the text.
 */
export function highlight(text: string, language: Language): string {
  const key = `${language}\n${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const html = render(text, tokenize(text, language), language);
  const [oldest] = remembered.keys();
  if (remembered.size >= capacity && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, html);
  return html;
}

function render(text: string, tokens: readonly Token[], language: Language): string {
  const rendering: Rendering = { text, language, html: [], begin: 0, end: 0, kind: undefined };
  gather(tokens, undefined, rendering);
  endStretch(rendering);
  return rendering.html.join('');
}

/** What is drawn, and the stretch of it that is being gathered: text of one kind. */
interface Rendering {
  readonly text: string;
  readonly language: Language;
  readonly html: string[];
  begin: number;
  end: number;
  kind: TokenKind | undefined;
}

function gather(tokens: readonly Token[], kind: TokenKind | undefined, to: Rendering): void {
  for (const token of tokens) {
    const own = typeof token === 'string' ? kind : tokenKind(token, kind, to.language);
    const content = typeof token === 'string' ? token : token.content;
    if (typeof content === 'string') append(content, own, to);
    else gather(content, own, to);
  }
}

/** Neighbours of one kind share one span. A blank has no ink, so it goes with what stands before it. */
function append(text: string, kind: TokenKind | undefined, to: Rendering): void {
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
  // Most are a word or two.
  else if (/^[!-~](?:[ -~]*[!-~])?$/.test(stretch))
    html.push(`<span class="token-${kind}">`, escaped, '</span>');
  else html.push(escaped.replace(/\S(?:.*\S)?/g, `<span class="token-${kind}">$&</span>`));
}

/** Quotes need no escape between tags. */
function escapeCode(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}
