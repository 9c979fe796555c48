import type { ElementToken, ModuleToken, Span } from './module-token.ts';

/** A longer preview is no preview. */
const longest = 16;

/** Elements that only lay out what a demo is about. */
const wrappers: ReadonlySet<string> = new Set([
  '',
  'Fragment',
  'React.Fragment',
  'div',
  'Box',
  'Stack',
  'LocalizationProvider',
  'DemoContainer',
  'DemoItem',
]);

/**
 * The JSX that the default export returns, without the element that only lays it out, dedented. Undefined when it returns something else or
 * when that is longer than 16 lines.
 */
export function findPreview(text: string, tokens: readonly ModuleToken[]): string | undefined {
  const element = returnedElement(text, definition(text, tokens));
  if (element === undefined) return undefined;
  const preview = dedent(text, unwrap(text, element));
  return preview.split('\n').length > longest ? undefined : preview;
}

/** The tokens that define the default export; a name is looked up. */
function definition(text: string, tokens: readonly ModuleToken[]): readonly ModuleToken[] {
  const textOf = (token: ModuleToken | undefined) => (token ? text.slice(token.start, token.end) : '');
  const at = tokens.findIndex(
    (token, index) => textOf(token) === 'export' && textOf(tokens[index + 1]) === 'default',
  );
  if (at === -1) return [];
  const defined = tokens.slice(at + 2);
  const isName = defined[0]?.kind === 'word' && /^(?:;|)$/.test(textOf(defined[1]));
  if (!isName) return untilEnd(defined, textOf);
  const name = textOf(defined[0]);
  const declared = tokens.findIndex(
    (token, index) =>
      textOf(token) === name && /^(?:function|const|let|var|class)$/.test(textOf(tokens[index - 1])),
  );
  if (declared === -1) return [];
  const rest = tokens.slice(declared);
  const isFunction = textOf(tokens[declared - 1]) === 'function';
  // The type of a constant may hold braces; its value begins after the sign.
  const value = isFunction ? 0 : rest.findIndex((token) => textOf(token) === '=');
  return untilEnd(rest.slice(Math.max(value, 0)), textOf);
}

/** Up to the brace that closes the body, or the semicolon behind an expression. */
function untilEnd(
  tokens: readonly ModuleToken[],
  textOf: (token: ModuleToken | undefined) => string,
): readonly ModuleToken[] {
  let depth = 0;
  const end = tokens.findIndex((token) => {
    const character = token.kind === 'punctuation' ? textOf(token) : '';
    if (/^[({[]$/.test(character)) depth += 1;
    if (/^[)}\]]$/.test(character)) depth -= 1;
    return depth === 0 && (character === '}' || character === ';');
  });
  return end === -1 ? tokens : tokens.slice(0, end + 1);
}

/** The last `return <…>` of the outermost function; of a function without, what its arrow points at. */
function returnedElement(text: string, tokens: readonly ModuleToken[]): ElementToken | undefined {
  let depth = 0;
  let found: { readonly element: ElementToken; readonly depth: number } | undefined;
  for (const [index, token] of tokens.entries()) {
    const written = text.slice(token.start, token.end);
    if (written === '{') depth += 1;
    else if (written === '}') depth -= 1;
    else if (written === 'return') {
      const element = elementAt(text, tokens, index + 1);
      if (element && depth <= (found?.depth ?? depth)) found = { element, depth };
    }
  }
  if (found) return found.element;
  const arrow = tokens.findIndex(
    (token, index) => isArrow(text, token) && elementAt(text, tokens, index + 1),
  );
  return arrow === -1 ? undefined : elementAt(text, tokens, arrow + 1);
}

function isArrow(text: string, token: ModuleToken): boolean {
  return token.kind === 'punctuation' && text.startsWith('=>', token.start);
}

/** An element, in any number of parentheses, that is all of the expression. */
function elementAt(text: string, tokens: readonly ModuleToken[], from: number): ElementToken | undefined {
  let at = from;
  while (tokens[at]?.kind === 'punctuation' && text[tokens[at]?.start ?? 0] === '(') at += 1;
  const token = tokens[at];
  return token?.kind === 'element' ? token : undefined;
}

function unwrap(text: string, element: ElementToken): Span {
  const { content, name } = element;
  const isBlank = content === undefined || text.slice(content.start, content.end).trim() === '';
  return isBlank || !wrappers.has(name) ? element : content;
}

/** The lines of a span without the indentation they share. A span that begins inside a line counts with the indentation of that line. */
function dedent(text: string, { start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
  const lines = `${indent}${text.slice(start, end)}`
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const shared = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(shared).trimEnd()).join('\n');
}
