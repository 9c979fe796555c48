import type { Token, TypedToken } from './token.ts';

/**
 * Makes text of what stands between the tags of JSX: in `<p>if it's so</p>` there is neither a keyword nor a string. A grammar cannot tell,
 * so it is told from the tokens. This is what refractor does in a hook, which changes tokens in place; ours are shared and stay as they are.
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

/** A tag that was opened, and how many braces have been opened in it. */
interface Opened {
  readonly name: string;
  braces: number;
}

function markBetweenTags(tokens: readonly Token[]): readonly Token[] {
  const opened: Opened[] = [];
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

/** Whether a token is text within the innermost tag, and neither a tag nor code in braces; keeps count of both. */
function isText(token: Token, opened: Opened[]): boolean {
  const innermost = opened.at(-1);
  if (isTag(token)) openOrClose(token, opened);
  else if (innermost !== undefined && isBrace(token, '{')) innermost.braces += 1;
  else if (innermost !== undefined && innermost.braces > 0 && isBrace(token, '}')) innermost.braces -= 1;
  else return innermost?.braces === 0;
  return false;
}

/** `</a>` closes the innermost tag if that is `<a>`; `<a>` is opened, and `<a />` is neither. */
function openOrClose({ content }: TypedToken, opened: Opened[]): void {
  const [head] = content;
  const [sign, first] = head === undefined || typeof head === 'string' ? [] : head.content;
  const name = first === undefined ? '' : textOf(first);
  if (isWith(sign, '</')) {
    if (opened.at(-1)?.name === name) opened.pop();
  } else if (!isWith(content.at(-1), '/>')) opened.push({ name, braces: 0 });
}

/** A tag of JSX begins with its name, which is a token of the same type. */
function isTag(token: Token): token is TypedToken {
  if (typeof token === 'string' || token.type !== 'tag') return false;
  const [head] = token.content;
  return head !== undefined && typeof head !== 'string' && head.type === 'tag';
}

function isBrace(token: Token, brace: string): boolean {
  return isWith(token, brace) && (token as TypedToken).type === 'punctuation';
}

function isWith(token: Token | undefined, content: string): boolean {
  return token !== undefined && typeof token !== 'string' && token.content === content;
}

function textOf(token: Token): string {
  if (typeof token === 'string') return token;
  return typeof token.content === 'string' ? token.content : token.content.map(textOf).join('');
}
