import { type Token, tokenize } from './grammars.ts';
import type { Language } from './languages.ts';
import { type TokenKind, tokenKind } from './token-kind.ts';

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
  const html = draw(tokenize(text, language), language);
  const [oldest] = remembered.keys();
  if (remembered.size >= capacity && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, html);
  return html;
}

/** A stretch of text of one kind. */
interface Stretch {
  text: string;
  readonly kind: TokenKind | undefined;
}

function draw(tokens: readonly Token[], language: Language): string {
  const stretches: Stretch[] = [];
  gather(tokens, undefined, { language, stretches });
  return stretches.map(drawStretch).join('');
}

function gather(
  tokens: readonly Token[],
  kind: TokenKind | undefined,
  to: { readonly language: Language; readonly stretches: Stretch[] },
): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      append(to.stretches, token, kind);
    } else {
      const content = Array.isArray(token.content) ? token.content : [token.content];
      gather(content, tokenKind(token, kind, to.language), to);
    }
  }
}

/** Neighbours of one kind share one span. A blank has no ink, so it goes with what stands before it. */
function append(stretches: Stretch[], text: string, kind: TokenKind | undefined): void {
  const last = stretches.at(-1);
  if (last !== undefined && (last.kind === kind || /^ +$/.test(text))) last.text += text;
  else stretches.push({ text, kind });
}

function drawStretch({ text, kind }: Stretch): string {
  const escaped = escapeCode(text);
  if (kind === undefined) return escaped;
  return escaped.replace(/\S(?:.*\S)?/g, `<span class="token-${kind}">$&</span>`);
}

/** Quotes need no escape between tags. */
function escapeCode(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}
