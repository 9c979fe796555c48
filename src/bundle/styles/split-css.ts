/** A part of a style sheet: a block with its prelude, or a statement such as `@import "a.css"`. */
export type CssPart =
  | { readonly kind: 'block'; readonly prelude: string; readonly body: string }
  | { readonly kind: 'statement'; readonly text: string };

/**
 * Splits valid CSS into its blocks and statements.
 *
 * `'@import "a";a{b:c}'` → `@import "a"`, and `a` with the body `b:c`
 */
export function splitCss(css: string): readonly CssPart[] {
  const parts: CssPart[] = [];
  const add = (text: string) => text.trim() !== '' && parts.push({ kind: 'statement', text: text.trim() });
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const after = skipOpaque(css, at);
    if (after > at) at = after - 1;
    else if (css[at] === ';') {
      add(css.slice(start, at));
      start = at + 1;
    } else if (css[at] === '{') {
      const end = endOfBlock(css, at);
      const prelude = css.slice(start, at).trim();
      parts.push({ kind: 'block', prelude, body: css.slice(at + 1, end) });
      at = end;
      start = end + 1;
    }
  }
  add(css.slice(start));
  return parts;
}

/** Splits a text at a character outside strings and brackets: `a:is(b,c),d` at `,` → `a:is(b,c)` and `d`. */
export function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const after = skipOpaque(text, at);
    if (after > at) at = after - 1;
    else if (separator.test(text[at] ?? '')) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns where a string, comment, escape or bracket that starts here ends; `at` if none starts here. */
export function skipOpaque(css: string, at: number): number {
  const character = css[at];
  if (character === '\\') return at + 2;
  if (character === '"' || character === "'") return endOfString(css, at);
  if (character === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  return character === '(' || character === '[' ? endOfBracket(css, at) : at;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at + 1;
  }
  return css.length;
}

function endOfBracket(css: string, start: number): number {
  const close = css[start] === '(' ? ')' : ']';
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === close) return at + 1;
    const after = skipOpaque(css, at);
    if (after > at) at = after - 1;
  }
  return css.length;
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const after = skipOpaque(css, at);
    if (after > at) at = after - 1;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}
