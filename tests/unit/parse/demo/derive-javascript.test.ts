import { describe, expect, test } from 'vitest';
import { deriveJavaScript } from '../../../../src/parse/demo/derive-javascript.ts';

const derive = (text: string) => {
  const derived = deriveJavaScript(text, 'tsx');
  return derived.kind === 'derived' ? derived.text : derived;
};

/** Lines of both texts, and a use of what is imported or declared. */
const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('inside a line', () => {
  test.each([
    ['const a: string = "b";', 'const a = "b";'],
    ['let a: string;', 'let a;'],
    ['let a!: string;', 'let a;'],
    ['const a = ["b"] as const;', 'const a = ["b"];'],
    ['const a = { b: 1 } satisfies C;', 'const a = { b: 1 };'],
    ['f(a as any, b!);', 'f(a, b);'],
    ['f(a! + 1, (b as C).d);', 'f(a + 1, (b).d);'],
    ['a!.b?.c!();', 'a.b?.c();'],
    ['const a = useState<string | null>(null); // b', 'const a = useState(null); // b'],
    ['const a = new Map<string, Array<number>>();', 'const a = new Map();'],
    ['const f = (a: A, b?: B): void => {};', 'const f = (a, b) => {};'],
    ['const f = ({ a, b }: Props) => a;', 'const f = ({ a, b }) => a;'],
    ['const f = <T,>(a: T) => a;', 'const f = (a) => a;'],
    ['const f = async <T extends A>(a: T) => a;', 'const f = async (a) => a;'],
    ['function f<T>(this: A, a: T): a is B {}', 'function f( a) {}'],
    ['const a = b as unknown as { c: string };', 'const a = b;'],
    ['const a = b as C | D ? 1 : 2;', 'const a = b ? 1 : 2;'],
    [`x = \`a \${b as string} \${c}\`;`, `x = \`a \${b} \${c}\`;`],
    ['x = <A<string> b={c as any} {...(d as any)}>e {f as g} h</A>;', 'x = <A b={c} {...(d)}>e {f} h</A>;'],
    ["x = <p>don't: a as b!</p>;", "x = <p>don't: a as b!</p>;"],
    ['x = a ? (b as C) : d;', 'x = a ? (b) : d;'],
    ['for (const a of b as C[]) {}', 'for (const a of b) {}'],
    ['export const a: A = {} as A;', 'export const a = {};'],
    [`x = [\`\${a}\`, b as C];`, `x = [\`\${a}\`, b];`],
  ])('%s', (written, derived) => {
    expect(derive(`${written}\n`)).toBe(`${derived.replace('( a)', '(a)')}\n`);
  });
});

describe('whole lines', () => {
  test.each<[string, string, string]>([
    [
      'an interface',
      lines('a();', '', 'interface B {', '  c: string;', '}', '', 'd();'),
      lines('a();', '', 'd();'),
    ],
    ['a type at the start', lines('type A = 1;', '', 'b();'), lines('b();')],
    ['a type at the end', lines('a();', '', 'export type B = 1;'), lines('a();')],
    ['a type without semicolon', lines('type A = 1', 'b();'), lines('b();')],
    [
      'a type over several lines',
      lines('a();', 'type B =', "  | 'c'", "  | 'd';", 'e();'),
      lines('a();', 'e();'),
    ],
    [
      'an import and the declaration below it',
      lines(
        "import a from 'a';",
        "import type B from 'b';",
        '',
        '/** C. */',
        'interface C {}',
        '',
        '/** D. */',
        'a();',
      ),
      lines("import a from 'a';", '', '/** D. */', 'a();'),
    ],
    ['all there is', lines("import type A from 'a';", '', '/** B. */', 'export type B = A;'), ''],
    [
      'at the start of a block',
      lines('function f() {', '  type A = 1;', '', '  return 2;', '}'),
      lines('function f() {', '  return 2;', '}'),
    ],
    [
      'at the end of a block',
      lines('function f() {', '  return 2;', '', '  type A = 1;', '}'),
      lines('function f() {', '  return 2;', '}'),
    ],
    [
      'the comment over it',
      lines('a();', '', '/** B. */', 'interface B {}', '', 'c();'),
      lines('a();', '', 'c();'),
    ],
    [
      'line comments over it',
      lines('a();', '', '// B,', '// and so on.', 'type B = 1;', '', 'c();'),
      lines('a();', '', 'c();'),
    ],
    ['the comment behind it', lines('a();', 'type B = 1; // b', 'c();'), lines('a();', 'c();')],
    [
      'a comment that stands apart stays',
      lines('a();', '', '// Data.', '', 'type B = 1;', '', 'c();'),
      lines('a();', '', '// Data.', '', 'c();'),
    ],
    [
      'two in a row',
      lines('a();', '', 'type B = 1;', '', 'type C = 1;', '', 'd();'),
      lines('a();', '', 'd();'),
    ],
    [
      'declare',
      lines('declare const a: string;', 'declare global {', '  interface Window {}', '}', 'b();'),
      lines('b();'),
    ],
    [
      'overloads',
      lines(
        '/** F. */',
        'function f(a: string): void;',
        'function f(a: number): void;',
        'function f(a: any) {}',
      ),
      lines('/** F. */', 'function f(a) {}'),
    ],
    ['export type of a list', lines('a();', '', 'export type { B };'), lines('a();')],
    [
      'members of a class',
      lines('class A {', '  declare a: string;', '', '  private b = 1;', '', '  c?: string;', '}'),
      lines('class A {', '  b = 1;', '', '  c;', '}'),
    ],
    [
      'empty lines of the author stay',
      lines('a();', '', '', 'b();', 'type C = 1;'),
      lines('a();', '', '', 'b();'),
    ],
    [
      'and those of templates',
      lines('a = `b', '', '', `  \${c as d}\`;`, 'type E = 1;'),
      lines('a = `b', '', '', `  \${c}\`;`),
    ],
  ])('%s', (_name, written, derived) => {
    expect(derive(written)).toBe(derived);
  });
});

describe('types across line ends', () => {
  test.each<[string, string, string]>([
    [
      'a parameter',
      lines('function F({', '  a,', '}: {', '  a: string; // b', '  c?: number;', '}) {', '  return a;', '}'),
      lines('function F({', '  a,', '}) {', '  return a;', '}'),
    ],
    ['a union', lines('const a:', "  | 'b'", "  | 'c' = 'b';"), lines("const a = 'b';")],
    [
      'type arguments',
      lines('const a = useState<', '  string | null', '>(null);'),
      lines('const a = useState(null);'),
    ],
    [
      'a function type',
      lines('const f = (a: (', '  b: number,', ') => void) => {};'),
      lines('const f = (a) => {};'),
    ],
    [
      'a return type',
      lines('function f(): {', '  a: string;', '} {', '  return b;', '}'),
      lines('function f() {', '  return b;', '}'),
    ],
    [
      'a cast',
      lines('const a = {', '  b,', '} as {', '  b: string;', '};'),
      lines('const a = {', '  b,', '};'),
    ],
  ])('%s', (_name, written, derived) => {
    expect(derive(written)).toBe(derived);
  });
});

describe('imports', () => {
  test.each<[string, string[], string[]]>([
    ['of types', ["import type { A } from './a';", 'b();'], ['b();']],
    [
      'used only as types',
      ["import { A } from './a';", "import B from './b';", 'const c: A = B;'],
      ["import B from './b';", 'const c = B;'],
    ],
    ['partly of types', ["import { type A, B } from './a';", 'B();'], ["import { B } from './a';", 'B();']],
    [
      'partly, over several lines',
      ['import A, {', '  type B,', '  c,', "} from './a';", 'A(c);'],
      ['import A, {', '  c,', "} from './a';", 'A(c);'],
    ],
    [
      'of React, for JSX',
      ["import * as React from 'react';", 'x = <a />;'],
      ["import * as React from 'react';", 'x = <a />;'],
    ],
    ['for their effect', ["import './a.css';", 'b();'], ["import './a.css';", 'b();']],
    ['used in a tag', ["import A from './a';", 'x = <A<string> />;'], ["import A from './a';", 'x = <A />;']],
    [
      'with a comment above',
      ['// Data.', "import type { A } from './a';", "import b from './b';", 'b();'],
      ['// Data.', "import b from './b';", 'b();'],
    ],
  ])('%s', (_name, written, derived) => {
    expect(derive(lines(...written))).toBe(lines(...derived));
  });
});

test('an enum becomes the code of the compiler', () => {
  expect(derive(lines('a();', '', 'enum B {', "  C = 'c',", '}', '', 'd(B.C);'))).toMatch(
    /^a\(\);\n\nvar B; \(function \(B\) \{\n {2}const C = 'c'; B\["C"\] = C;\n\}\)\(B \|\| \(B = \{\}\)\);\n\nd\(B\.C\);\n$/,
  );
});

test('a parameter property is assigned', () => {
  expect(derive('class A {\n  constructor(private readonly b: string) {}\n}\n')).toBe(
    'class A {\n  constructor(b) { this.b = b;}\n}\n',
  );
});

test('a module without types is the same', () => {
  const text = lines(
    "import * as React from 'react';",
    '',
    '',
    '// a',
    'export default () => <div  a = "b" />  ;',
    '',
  );
  expect(derive(text)).toBe(text);
});

test.each([
  ['const a = ;\n', 1, 11],
  ['const a = 1;\nconst b = (;\n', 2, 12],
  ['export default function A() {\n  return <div>;\n', 2, 15],
])('%j does not parse', (text, line, column) => {
  expect(deriveJavaScript(text, 'tsx')).toMatchObject({ kind: 'broken', line, column });
});

test.each([900, 15_000])('a line with %i numbers loses its types', (count) => {
  const numbers = Array.from({ length: count }, (_, index) => index).join(', ');
  expect(derive(`const rows: number[] = [${numbers}], last = rows.at(-1)!; // c\n`)).toBe(
    `const rows = [${numbers}], last = rows.at(-1); // c\n`,
  );
});
