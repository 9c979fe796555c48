import { dedent, dedentLines } from './dedent.ts';
import type { ElementToken, ModuleToken, Span } from './module-token.ts';

const maxLines = 16;

/** Elements that only lay out the subject of a demo. */
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
 * Finds the preview of a demo: the JSX that its default export returns, dedented and without a wrapper.
 * Undefined if it returns something else, or if the JSX is too long.
 */
export function findPreview(text: string, tokens: readonly ModuleToken[]): string | undefined {
  const element = returnedElement(text, definition(text, tokens));
  if (element === undefined) return undefined;
  const preview = dedent(text, unwrap(text, element));
  return preview.split('\n').length > maxLines ? undefined : preview;
}

/** The tokens of the default export, or of the declaration that it names. */
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
  // The type of a constant may contain braces, so its value begins after `=`.
  const value = isFunction ? 0 : rest.findIndex((token) => textOf(token) === '=');
  return untilEnd(rest.slice(Math.max(value, 0)), textOf);
}

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

/**
 * The element of the last `return` of the outermost function, or after the arrow of a function without
 * `return`.
 */
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

/** The element at an index, in any number of parentheses. */
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

/** A demo's text without the lines that mark its preview, and the marked lines. */
export interface MarkedText {
  readonly text: string;
  /** The lines between the marks, dedented, ranges joined by `// ...`; undefined without marks. */
  readonly preview: string | undefined;
  /** Line, from 1, of a `preview-start` without a `preview-end`. */
  readonly unclosed: number | undefined;
}

const mark =
  /^[ \t]*(?:\{\/\*\s*preview-(start|end)\s*\*\/\}|\/[/*]\s*preview-(start|end)\s*(?:\*\/)?)[ \t]*$/;

/** Removes the lines `{/* preview-start *\/}` and `{/* preview-end *\/}` from a demo. */
export function readPreviewMarks(written: string): MarkedText {
  if (!written.includes('preview-')) return { text: written, preview: undefined, unclosed: undefined };
  const lines: string[] = [];
  const ranges: string[][] = [];
  let open: { readonly lines: string[]; readonly line: number } | undefined;
  for (const [index, line] of written.split('\n').entries()) {
    const [, jsx, plain] = mark.exec(line) ?? [];
    const kind = jsx ?? plain;
    if (kind === 'start') open = { lines: [], line: index + 1 };
    else if (kind === 'end') {
      if (open) ranges.push(open.lines);
      open = undefined;
    } else {
      lines.push(line);
      open?.lines.push(line);
    }
  }
  const preview = ranges.length === 0 ? undefined : ranges.map(dedentLines).join('\n// ...\n');
  return { text: lines.join('\n'), preview, unclosed: open?.line };
}
