import type { Token, TypedToken } from './token.ts';

/**
 * Turns tokens between the tags of JSX into plain text: `<p>if it's so</p>` contains neither a keyword nor a
 * string, which a grammar cannot know. refractor does the same in a hook that changes tokens in place; ours
 * are shared and must not change.
 */
export function markJsxText(tokens: readonly Token[]): readonly Token[] {
  const marked = tokens.some(isTag) ? markBetweenTags(tokens) : tokens;
  let changed: Token[] | undefined;
  for (const [index, token] of marked.entries()) {
    if (typeof token === 'string' || typeof token.content === 'string') continue;
    const content = markJsxText(token.content);
    if (content === token.content) continue;
    changed ??= [...marked];
    changed[index] = { ...token, content };
  }
  return changed ?? marked;
}

/** An open element, and the number of open braces in it. */
interface OpenElement {
  readonly name: string;
  braces: number;
}

function markBetweenTags(tokens: readonly Token[]): readonly Token[] {
  const opened: OpenElement[] = [];
  const marked: Token[] = [];
  let text = '';
  for (const token of tokens) {
    if (isText(token, opened)) text += textOf(token);
    else {
      if (text !== '') marked.push(plainText(text));
      text = '';
      marked.push(token);
    }
  }
  if (text !== '') marked.push(plainText(text));
  return marked;
}

function plainText(text: string): Token {
  return { type: 'plain-text', kind: 'plain', alias: undefined, content: text, length: text.length };
}

/**
 * True for a token that is text of the innermost element, not a tag or code in braces. Updates the open
 * elements.
 */
function isText(token: Token, opened: OpenElement[]): boolean {
  const innermost = opened.at(-1);
  if (isTag(token)) openOrClose(token, opened);
  else if (innermost !== undefined && isBrace(token, '{')) innermost.braces += 1;
  else if (innermost !== undefined && innermost.braces > 0 && isBrace(token, '}')) innermost.braces -= 1;
  else return innermost?.braces === 0;
  return false;
}

/** `</a>` closes the innermost element if that is `<a>`, `<a>` opens one, and `<a />` does neither. */
function openOrClose({ content }: TypedToken, opened: OpenElement[]): void {
  const [head] = content;
  const [sign, first] = head === undefined || typeof head === 'string' ? [] : head.content;
  const name = first === undefined ? '' : textOf(first);
  if (hasContent(sign, '</')) {
    if (opened.at(-1)?.name === name) opened.pop();
  } else if (!hasContent(content.at(-1), '/>')) opened.push({ name, braces: 0 });
}

/** True for a tag of JSX: it begins with its name, a token of the same type. */
function isTag(token: Token): token is TypedToken {
  if (typeof token === 'string' || token.type !== 'tag') return false;
  const [head] = token.content;
  return head !== undefined && typeof head !== 'string' && head.type === 'tag';
}

function isBrace(token: Token, brace: string): boolean {
  return hasContent(token, brace) && (token as TypedToken).type === 'punctuation';
}

function hasContent(token: Token | undefined, content: string): boolean {
  return token !== undefined && typeof token !== 'string' && token.content === content;
}

function textOf(token: Token): string {
  if (typeof token === 'string') return token;
  return typeof token.content === 'string' ? token.content : token.content.map(textOf).join('');
}
