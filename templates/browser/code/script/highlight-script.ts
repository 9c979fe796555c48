// Written by hand: most code on pages about components is of this family, which refractor reads more slowly;
// tests/bench/README.md has the figures. Without its line in `highlight.ts`, refractor reads scripts, too.
import { createCodeHtml, type TokenKind } from './code-html.ts';
import {
  takeAttribute,
  takeClosingTag,
  takeComment,
  takeContent,
  takeOpeningTag,
} from './script-elements.ts';
import { add, endOf, matches, openBraces, type ScriptScan, take, takeSpace } from './script-scan.ts';
import { isBuiltInType, isConstantValue, isKeyword, isNamer, isOperatorWord } from './script-words.ts';

/** JavaScript and TypeScript, with elements or without. */
export type ScriptLanguage = 'js' | 'jsx' | 'ts' | 'tsx';

/** Returns true for a language that `highlightScript` knows. */
export function isScript(language: string): language is ScriptLanguage {
  return language === 'tsx' || language === 'ts' || language === 'jsx' || language === 'js';
}

/** Highlights a script as `highlight` does. Never throws: any text gives some HTML. */
export function highlightScript(text: string, language: ScriptLanguage): string {
  const scan: ScriptScan = {
    text,
    html: createCodeHtml(text),
    contexts: [],
    isTyped: language === 'ts' || language === 'tsx',
    // Samples of JavaScript may contain JSX.
    hasElements: language !== 'ts',
    at: 0,
    last: 'operator',
  };
  while (scan.at < text.length) if (!takeSpace(scan)) takeNext(scan);
  return scan.html.html();
}

function takeNext(scan: ScriptScan): void {
  const context = scan.contexts.at(-1);
  if (context?.kind === 'template') takeTemplate(scan);
  else if (context?.kind === 'attributes') takeAttribute(scan, context.name);
  else if (context?.kind === 'content') takeContent(scan);
  else takeCode(scan);
}

function takeCode(scan: ScriptScan): void {
  const character = scan.text[scan.at] ?? '';
  const isTaken = starts.get(character)?.(scan) || takeWord(scan);
  if (!isTaken) takePunctuation(scan, character);
}

const templateText = /[^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*/y;

function takeTemplate(scan: ScriptScan): void {
  take(scan, templateText, 'string');
  if (scan.text.startsWith('${', scan.at)) openBraces(scan, 2);
  else if (scan.at < scan.text.length) {
    scan.contexts.pop();
    scan.last = 'value';
    add(scan, 1, 'string');
  }
}

const number =
  /(?:0[bB][01_]+|0[oO][0-7_]+|0[xX][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]+)?)n?(?![\w$])/y;
// Without alternatives inside the loop, which would overflow the stack in a string of megabytes.
const string = /"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/y;
const regex = /\/(?![*/])[^\\/[\n]*(?:(?:\\.|\[[^\]\\\n]*(?:\\.[^\]\\\n]*)*\])[^\\/[\n]*)*\/[a-z]*/y;
const hashbang = /#![^\n]*/y;
const decorator = /@[\w$\u0080-\uffff]+/y;

/** What may begin with a character that begins no word. Each returns false if it does not. */
const starts: ReadonlyMap<string, (scan: ScriptScan) => boolean> = new Map([
  ['`', openTemplate],
  ['"', takeString],
  ["'", takeString],
  ['/', (scan) => takeComment(scan) || (scan.last !== 'value' && takeValue(scan, regex, 'string'))],
  ['<', (scan) => scan.hasElements && (takeClosingTag(scan) || takeOpeningTag(scan))],
  ['@', (scan) => scan.isTyped && takeValue(scan, decorator, 'function')],
  ['#', (scan) => scan.at === 0 && take(scan, hashbang, 'comment')],
  ...[...'.0123456789'].map((first) => [first, takeNumber] as const),
]);

function takeValue(scan: ScriptScan, pattern: RegExp, kind: TokenKind): boolean {
  const isTaken = take(scan, pattern, kind);
  if (isTaken) scan.last = 'value';
  return isTaken;
}

function openTemplate(scan: ScriptScan): boolean {
  scan.contexts.push({ kind: 'template' });
  add(scan, 1, 'string');
  return true;
}

function takeNumber(scan: ScriptScan): boolean {
  return takeValue(scan, number, 'number');
}

function takeString(scan: ScriptScan): boolean {
  return takeValue(scan, string, stringKind(scan));
}

/** A string may be the name of a property: `{ 'a-b': 1 }`. */
function stringKind(scan: ScriptScan): TokenKind {
  const { text, at } = scan;
  return beginsProperty(text, at) && matches(/\s*:/y, text, endOf(scan, string)) ? 'attribute' : 'string';
}

/** Returns true for what stands first in its line, or in its braces, or after a comma. */
function beginsProperty(text: string, start: number): boolean {
  let before = start - 1;
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  return before < 0 || '\n,{'.includes(text[before] ?? ' ');
}

const word = /#?[\w$\u0080-\uffff]+/y;

function takeWord(scan: ScriptScan): boolean {
  const { text, at, last, isTyped } = scan;
  const end = endOf(scan, word);
  if (end === at) return false;
  scan.last = 'value';
  const name = text.slice(at, end);
  const isMember = text[at - 1] === '.' && text[at - 2] !== '.';
  if (!isMember && isKeyword(name, text, end, isTyped)) {
    if (isNamer(name)) scan.last = 'namer';
    else if (isOperatorWord(name)) scan.last = 'operator';
    add(scan, name.length, 'keyword');
  } else if (last === 'namer') {
    // `new Acme.Button()`
    if (text[end] === '.') scan.last = 'namer';
    add(scan, name.length, typeKind(scan, name));
  } else add(scan, name.length, nameKind(scan, name));
  return true;
}

const next = /\s*(\S)/y;
const functionValue =
  /\s*[=:]\s*(?:async\s*)?(?:function\b|(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[\w$\u0080-\uffff]+)\s*=>)/y;
// `useRef<{ a: Map<string, number>; b: 1 }>(`: types three levels deep.
const typeText = String.raw`[^<>(){};]*(?:\{[^{}()]*\}[^<>(){};]*)*`;
const genericCall = new RegExp(
  String.raw`\s*<${typeText}(?:<${typeText}(?:<${typeText}>${typeText})*>${typeText})*>\s*\(`,
  'y',
);

/** The kind of the name that begins here, from what follows it. */
function nameKind({ text, isTyped, at }: ScriptScan, name: string): TokenKind | undefined {
  if (isConstantValue(name)) return 'number';
  const end = at + name.length;
  next.lastIndex = end;
  const following = next.exec(text)?.[1];
  if (following === '(') return 'function';
  const isFunction =
    ((following === '=' || following === ':') && matches(functionValue, text, end)) ||
    (following === '<' && isTyped && matches(genericCall, text, end));
  if (isFunction) return 'function';
  // In TypeScript, it may be a type instead.
  if (following === ':' && !isTyped && beginsProperty(text, at)) return 'attribute';
  return typeKind({ isTyped }, name);
}

function typeKind({ isTyped }: Pick<ScriptScan, 'isTyped'>, name: string): TokenKind | undefined {
  return isTyped && isBuiltInType(name) ? 'keyword' : undefined;
}

function takePunctuation(scan: ScriptScan, character: string): void {
  if (character === '{') openBraces(scan, 1);
  else {
    if (character === '}' && scan.contexts.at(-1)?.kind === 'braces') scan.contexts.pop();
    if (character !== '.' || scan.last !== 'namer')
      scan.last = ')]}'.includes(character) ? 'value' : 'operator';
    add(scan, 1, undefined);
  }
}
