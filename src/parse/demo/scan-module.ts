// sucrase does not expose a syntax tree, and parsers of TSX that do are larger than this whole program.

import type { ElementToken, ModuleToken, Span } from './module-token.ts';

interface Scan {
  readonly text: string;
  at: number;
  /** Where no element begins, although it looks so. */
  readonly rejected: Set<number>;
}

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const word = /[\w$\u0080-\uffff]+/y;
// Without alternatives inside the loop, which would overflow the stack in a string of megabytes.
const string = /"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/y;
const regex = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
// In TSX, `<T,>` and `<T extends …>` begin a generic function; `<T>` would be an element.
const elementStart = /<(?:>|(?!(?:const\s+)?[\w$]+\s*(?:,|\s+extends\s))[A-Za-z_$])/y;
const tagName = /[\w$.:-]*/y;
// `aria-label`, `=`, `"Close"`
const attributePart = /"[^"]*"|'[^']*'|[\w$.:=\u0080-\uffff-]+/y;

/** Words that precede a value: `return <Box />`, `typeof /x/`. */
const operatorWords: ReadonlySet<string> = new Set(
  'return case default do else typeof void delete in of new throw await yield instanceof extends'.split(' '),
);

/**
 * Splits a module in JavaScript or TypeScript, with JSX, into tokens without white space and comments. Any
 * text gives some tokens, unless elements nest so deep that they overflow the stack (`isStackOverflow`).
 */
export function scanModule(text: string): readonly ModuleToken[] {
  const scan: Scan = { text, at: 0, rejected: new Set() };
  const tokens: ModuleToken[] = [];
  while (scan.at < text.length) {
    scanCode(scan, tokens);
    // An unmatched closing brace.
    scan.at += 1;
  }
  return tokens;
}

/**
 * Scans up to an unmatched closing brace, or the end, and appends the tokens. Spreading a list of tokens into
 * a call would overflow the stack for a module of 70,000 numbers.
 */
function scanCode(scan: Scan, tokens: ModuleToken[]): void {
  const first = tokens.length;
  let depth = 0;
  for (take(scan, space); scan.at < scan.text.length; take(scan, space)) {
    const character = scan.text[scan.at];
    if (character === '}' && depth === 0) break;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    const before = tokens.length > first ? tokens.at(-1) : undefined;
    tokens.push(scanToken(scan, isValue(before, scan.text)));
  }
}

function scanToken(scan: Scan, afterValue: boolean): ModuleToken {
  const start = scan.at;
  if (scan.text[start] === '`') return scanTemplate(scan);
  if (take(scan, word)) return { kind: 'word', start, end: scan.at };
  if (take(scan, string)) return { kind: 'string', start, end: scan.at };
  if (!afterValue) {
    if (take(scan, regex)) return { kind: 'regex', start, end: scan.at };
    const element = matches(scan, elementStart) ? scanElement(scan) : undefined;
    if (element) return element;
    // It is a comparison or a type argument.
    scan.at = start;
  }
  scan.at += scan.text.startsWith('=>', start) ? 2 : 1;
  return { kind: 'punctuation', start, end: scan.at };
}

/** True for a token after which `<` compares and `/` divides. */
function isValue(token: ModuleToken | undefined, text: string): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word') return !operatorWords.has(text.slice(token.start, token.end));
  return token.kind !== 'punctuation' || /[)\]}]/.test(text[token.start] ?? '');
}

function scanTemplate(scan: Scan): ModuleToken {
  const start = scan.at;
  const inner: ModuleToken[] = [];
  scan.at += 1;
  while (scan.at < scan.text.length && scan.text[scan.at] !== '`') {
    if (scan.text.startsWith('${', scan.at)) scanBraces(scan, 2, inner);
    else scan.at += scan.text[scan.at] === '\\' ? 2 : 1;
  }
  scan.at += 1;
  return { kind: 'template', start, end: scan.at, inner };
}

function scanBraces(scan: Scan, opening: 1 | 2, tokens: ModuleToken[]): void {
  scan.at += opening;
  scanCode(scan, tokens);
  scan.at += 1;
}

/**
 * Scans a JSX element; undefined if there is none, and the offset is then arbitrary. Without this memory, an
 * element without an end would be scanned twice for each element around it.
 */
function scanElement(scan: Scan): ElementToken | undefined {
  const start = scan.at;
  if (scan.rejected.has(start)) return undefined;
  const element = readElement(scan);
  if (!element) scan.rejected.add(start);
  return element;
}

function readElement(scan: Scan): ElementToken | undefined {
  const start = scan.at;
  scan.at += 1;
  const name = taken(scan, tagName);
  const inner: ModuleToken[] = [];
  const attributes: Span[] = [];
  const tagEnd = scanAttributes(scan, inner, attributes);
  if (tagEnd === undefined) return undefined;
  const opening = { kind: 'element', start, name, attributes, inner } as const;
  if (tagEnd === '/>') return { ...opening, end: scan.at, content: undefined };
  const content = { start: scan.at, end: scan.at };
  while (scan.at < scan.text.length) {
    content.end = scan.at;
    if (scan.text.startsWith('</', scan.at)) {
      scan.at += 2;
      take(scan, space);
      const isSame = taken(scan, tagName) === name;
      take(scan, space);
      if (!isSame || scan.text[scan.at] !== '>') return undefined;
      scan.at += 1;
      return { ...opening, end: scan.at, content };
    }
    if (!scanChild(scan, inner)) return undefined;
  }
  return undefined;
}

function scanAttributes(scan: Scan, inner: ModuleToken[], parts: Span[]): '>' | '/>' | undefined {
  // `<Select<string> …>`
  if (scan.text[scan.at] === '<') skipTypes(scan);
  for (take(scan, space); scan.at < scan.text.length; take(scan, space)) {
    if (scan.text.startsWith('/>', scan.at)) {
      scan.at += 2;
      return '/>';
    }
    if (scan.text[scan.at] === '>') {
      scan.at += 1;
      return '>';
    }
    const start = scan.at;
    const isPart = take(scan, attributePart);
    if (!isPart && (!/[<{]/.test(scan.text[start] ?? '') || !scanChild(scan, inner))) return undefined;
    parts.push({ start, end: scan.at });
  }
  return undefined;
}

function scanChild(scan: Scan, inner: ModuleToken[]): boolean {
  const character = scan.text[scan.at];
  if (character === '<') {
    const element = scanElement(scan);
    if (element) inner.push(element);
    return element !== undefined;
  }
  if (character === '{') scanBraces(scan, 1, inner);
  else scan.at += 1;
  return true;
}

function skipTypes(scan: Scan): void {
  let depth = 0;
  do {
    if (take(scan, string)) continue;
    if (scan.text[scan.at] === '<') depth += 1;
    if (scan.text[scan.at] === '>' && scan.text[scan.at - 1] !== '=') depth -= 1;
    scan.at += 1;
  } while (depth > 0 && scan.at < scan.text.length);
}

function matches(scan: Scan, pattern: RegExp): boolean {
  pattern.lastIndex = scan.at;
  return pattern.test(scan.text);
}

function take(scan: Scan, pattern: RegExp): boolean {
  return taken(scan, pattern) !== '';
}

function taken(scan: Scan, pattern: RegExp): string {
  pattern.lastIndex = scan.at;
  const text = pattern.exec(scan.text)?.[0] ?? '';
  scan.at += text.length;
  return text;
}
