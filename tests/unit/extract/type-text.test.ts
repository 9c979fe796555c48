import { expect, test } from 'vitest';
import {
  inUnion,
  isShortened,
  literalText,
  printed,
  saysMore,
  typeNodeOf,
  withNullish,
  writtenType,
} from '../../../src/extract/types/type-text.ts';
import { ts } from '../../../src/extract/typescript.ts';

/** The type of an alias. */
function typeOf(text: string): ts.TypeNode {
  const source = ts.createSourceFile('/site/a.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [alias] = source.statements;
  if (!alias || !ts.isTypeAliasDeclaration(alias)) throw new Error(text);
  return alias.type;
}

test.each([
  ["it's", String.raw`'it\'s'`],
  ['a\\b', String.raw`'a\\b'`],
  ['"a"', `'"a"'`],
])('the text %s is the type %s', (text, literal) => {
  expect(literalText(text)).toBe(literal);
});

test.each([
  ['() => void', '(() => void)'],
  ['(a: string) => void', '((a: string) => void)'],
  ['<T>(a: T) => T', '(<T>(a: T) => T)'],
  ['new (a: string) => A', '(new (a: string) => A)'],
  ['string', 'string'],
  ['(A | B)[]', '(A | B)[]'],
  ['Array<() => void>', 'Array<() => void>'],
  ['news', 'news'],
])('the member %s of a union is written %s', (text, expected) => {
  expect(inUnion(text)).toBe(expected);
});

test.each([
  ['{ a: string; ... 20 more ...; z: number; }', true],
  ["'a' | ... 3 more ... | 'b'", true],
  ['{ a: ...; }', true],
  ['Rows<...>', true],
  ['(...args: any[]) => void', false],
  ['[...A]', false],
  ['[first: string, ...{ a: string }[]]', false],
  ['{ a: string }', false],
])('%s lacks parts: %s', (text, expected) => {
  expect(isShortened(text)).toBe(expected);
});

test.each([
  ['string', 'string | null'],
  ['React.ReactNode', 'React.ReactNode'],
  ['React.ReactNode | Row', 'React.ReactNode | Row'],
  ['Row | React.ReactNode', 'Row | React.ReactNode'],
  ['React.ReactNodeArray', 'React.ReactNodeArray | null'],
  ['Array<React.ReactNode>', 'Array<React.ReactNode> | null'],
])('%s with null is %s', (text, expected) => {
  expect(withNullish(text, 'null')).toBe(expected);
  expect(withNullish(text, 'undefined')).toBe(expected.replace(/null$/, 'undefined'));
});

test.each<[string, string, string]>([
  ['string | undefined', 'string', 'string | undefined'],
  ['(string | undefined)', 'string', 'string | undefined'],
  ['undefined', 'undefined', 'undefined'],
  ["undefined | 'a' | (() => void)", "'a' | (() => void)", "undefined | 'a' | (() => void)"],
  ['(string | undefined)[]', '(string | undefined)[]', '(string | undefined)[]'],
  ['import("./a").B<string>', 'B<string>', 'B<string>'],
  ['import("./a").B | null', 'B | null', 'B | null'],
  ['typeof import("./a")', 'typeof import("./a")', 'typeof import("./a")'],
])('%s is written %s, or %s where it is required', (text, optional, required) => {
  expect([writtenType(typeOf(text)), writtenType(typeOf(text), false)]).toEqual([optional, required]);
});

test.each([
  ['{\n  a: string; // first\n  /** Second. */\n  b?: number;\n}', '{ a: string; b?: number; }'],
  ['readonly [\n  a: string,\n  b: number,\n]', 'readonly [a: string, b: number]'],
  ["\n  | 'a'\n  | 'b'", "'a' | 'b'"],
  ['(\n  a: string,\n  b: number,\n) => void', '(a: string, b: number) => void'],
])('%j is printed in one line', (text, expected) => {
  expect(printed(typeOf(text))).toBe(expected);
});

test('a method has no type annotation of its own', () => {
  const node = typeOf('{ a: string; b?(): void; c }');
  const members = ts.isTypeLiteralNode(node) ? [...node.members] : [];
  expect(members.map((member) => typeNodeOf(member)?.getText())).toEqual(['string', undefined, undefined]);
});

test.each([
  ["'a' | 'b'", 'Side', true],
  ['string | undefined', 'string', true],
  ["number | 'auto'", "'auto' | number", false],
  ['{ a: string; b?: number }', '{ a: string; b?: number; }', false],
  ['{ a: { b: string } } | null', 'null | { a: { b: string; }; }', false],
  ['{ a: string }', '{ a: number; }', true],
  ['Map<A | B> | C', 'Map<A | C> | B', true],
])('%s says more than %s: %s', (expanded, text, expected) => {
  expect(saysMore(expanded, text)).toBe(expected);
});
