/** A tag of JSX: `<Tabs syncKey="pkg">`, `</Tabs>`, `<Icon name="star" />`, `<>`. */
export interface JsxTag {
  readonly kind: 'open' | 'close' | 'self-closing';
  /** Empty for a fragment. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, JsxValue>;
  /** Index of the character after the tag. */
  readonly end: number;
}

/** The value of an attribute: a text, `true` for an attribute without value, or an expression. */
export type JsxValue = string | true | { readonly expression: string };

const tagStart = /<(\/?)([A-Za-z][\w.:-]*)?/y;
const attributeStart = /\s*([\w:.-]+)\s*(=\s*)?/y;
const spread = /\s*(?=\{)/y;
const tagEnd = /\s*(\/?)>/y;

/** Reads the tag that begins at an index, over line breaks; undefined for other text. */
export function readJsxTag(text: string, at: number): JsxTag | undefined {
  const [start, slash, name = ''] = matchAt(tagStart, text, at) ?? [];
  if (start === undefined) return undefined;
  let index = at + start.length;
  const attributes = new Map<string, JsxValue>();
  for (;;) {
    const [end, self] = matchAt(tagEnd, text, index) ?? [];
    if (end !== undefined) {
      const kind = slash === '/' ? 'close' : self === '/' ? 'self-closing' : 'open';
      return { kind, name, attributes, end: index + end.length };
    }
    const read = readAttribute(text, index);
    if (read === undefined) return undefined;
    attributes.set(read.key, read.value);
    index = read.end;
  }
}

function readAttribute(
  text: string,
  at: number,
): { readonly key: string; readonly value: JsxValue; readonly end: number } | undefined {
  const [gap] = matchAt(spread, text, at) ?? [];
  if (gap !== undefined) {
    const end = expressionEnd(text, at + gap.length);
    if (end === undefined) return undefined;
    return { key: '...', value: { expression: text.slice(at + gap.length + 1, end - 1) }, end };
  }
  const [start, key, equals] = matchAt(attributeStart, text, at) ?? [];
  if (start === undefined || key === undefined) return undefined;
  const index = at + start.length;
  if (equals === undefined) return { key, value: true, end: at + start.trimEnd().length };
  const quote = text[index];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, index + 1);
    return end === -1 ? undefined : { key, value: text.slice(index + 1, end), end: end + 1 };
  }
  const end = quote === '{' ? expressionEnd(text, index) : undefined;
  if (end === undefined) return undefined;
  const expression = text.slice(index + 1, end - 1).trim();
  return { key, value: stringLiteral(expression) ?? { expression }, end };
}

/** The text of an expression that is only a string: `'a'`, `"a"`, or a template without braces. */
export function stringLiteral(expression: string): string | undefined {
  const text = expression.trim();
  const [, quote, content] = /^(["'`])((?:\\.|(?!\1)[^\\])*)\1$/s.exec(text) ?? [];
  if (content === undefined || (quote === '`' && content.includes('${'))) return undefined;
  return content.replace(/\\(n|t|.)/gs, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === 't' ? '\t' : sign,
  );
}

/** The index after the brace that closes the one at an index; braces in strings and comments do not count. */
export function expressionEnd(text: string, at: number): number | undefined {
  const token = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[{}]/g;
  token.lastIndex = at;
  let depth = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
