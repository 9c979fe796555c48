import type { CodeHtml, TokenKind } from './code-html.ts';

/** What the text at an offset is part of. Code is at the top level, and inside braces. */
export type ScriptContext =
  | { readonly kind: 'braces' }
  | { readonly kind: 'template' }
  /** Between the name and the end of an opening tag. */
  | { readonly kind: 'attributes'; readonly name: string }
  /** Between an opening and a closing tag. */
  | { readonly kind: 'content'; readonly name: string };

/** A script that is highlighted up to an offset. */
export interface ScriptScan {
  readonly text: string;
  readonly html: CodeHtml;
  /** The innermost context is the last one. A list, because elements may be nested deeper than calls. */
  readonly contexts: ScriptContext[];
  /** True for TypeScript. */
  readonly isTyped: boolean;
  /** True for a language with JSX. */
  readonly hasElements: boolean;
  at: number;
  /**
   * What stands before the offset. After a value, `/` divides and `<` compares; after a namer stands a type.
   */
  last: 'value' | 'operator' | 'namer';
}

/** Takes white space. Returns false if there is none. */
export function takeSpace(scan: ScriptScan): boolean {
  const { text } = scan;
  let end = scan.at;
  while (text.charCodeAt(end) <= 32) end += 1;
  if (end === scan.at) return false;
  scan.at = end;
  scan.html.addSpace(end);
  return true;
}

/** Takes what a sticky pattern matches. Returns false, and takes nothing, if it does not. */
export function take(scan: ScriptScan, pattern: RegExp, kind: TokenKind | undefined): boolean {
  const end = endOf(scan, pattern);
  if (end === scan.at) return false;
  add(scan, end - scan.at, kind);
  return true;
}

/** Takes a number of characters. */
export function add(scan: ScriptScan, length: number, kind: TokenKind | undefined): void {
  scan.at += length;
  scan.html.add(scan.at, kind);
}

/** Takes an opening brace, or `${`. */
export function openBraces(scan: ScriptScan, length: 1 | 2): void {
  scan.contexts.push({ kind: 'braces' });
  scan.last = 'operator';
  add(scan, length, undefined);
}

/** Returns the end of what a sticky pattern matches here; the offset itself if it does not. */
export function endOf({ text, at }: ScriptScan, pattern: RegExp): number {
  return matches(pattern, text, at) ? pattern.lastIndex : at;
}

/** Returns true if a sticky pattern matches at an offset. */
export function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
