import type { Span } from './module-token.ts';

/** An attribute of a JSX element. */
export type JsxAttribute =
  /** Without a value, it is only a name: `disabled`. */
  | { readonly kind: 'named'; readonly name: string; readonly value?: JsxValue }
  /** `{...code}` */
  | { readonly kind: 'spread'; readonly code: string };

/** The value of an attribute: text with its quotes, `"small"`, or an expression without its braces. */
export type JsxValue = { readonly kind: 'quoted' | 'expression'; readonly code: string };

/** Reads attributes from the parts of an opening tag: `size`, `=`, `{size}`, `{...props}`. */
export function jsxAttributes(text: string, parts: readonly Span[]): JsxAttribute[] {
  const attributes: JsxAttribute[] = [];
  let name: string | undefined;
  let awaitsValue = false;
  const endName = () => {
    if (name !== undefined) attributes.push({ kind: 'named', name });
    name = undefined;
    awaitsValue = false;
  };
  for (const word of parts.flatMap((part) => wordsOf(text.slice(part.start, part.end)))) {
    if (word === '=') awaitsValue = true;
    else if (awaitsValue && name !== undefined) {
      attributes.push({ kind: 'named', name, value: jsxValue(word) });
      name = undefined;
      awaitsValue = false;
    } else {
      endName();
      const inner = word.startsWith('{') ? word.slice(1, -1).trim() : undefined;
      if (inner === undefined) name = word;
      else if (inner.startsWith('...')) attributes.push({ kind: 'spread', code: inner.slice(3).trim() });
    }
  }
  endName();
  return attributes;
}

/** `size=` → `size`, `=`; what begins with a quote, a brace or a tag is one word. */
function wordsOf(part: string): string[] {
  return /^["'{<]/.test(part) ? [part] : part.split(/(=)/).filter((word) => word !== '');
}

function jsxValue(word: string): JsxValue {
  if (word.startsWith('{')) return { kind: 'expression', code: word.slice(1, -1).trim() };
  return { kind: word.startsWith('<') ? 'expression' : 'quoted', code: word };
}
