import { describe, expect, test } from 'vitest';
import { checkSample } from '../../../../src/parse/code/check-sample.ts';
import type { Language } from '../../../../src/parse/code/languages.ts';
import { parseText } from '../../../support/parse-text.ts';

describe('a valid sample', () => {
  test.each<[Language, string]>([
    ['js', "import a from 'a';\n\na();"],
    ['js', '{ a: 1, b: 2 }'],
    ['js', "a: 1,\nb: 'c',"],
    ['js', 'return a;'],
    ['js', 'yield* a;\nawait b();'],
    ['js', 'const a = b;\n...\nc(a);'],
    ['js', 'if (a) { ... }\nb([...], (…));'],
    ['js', 'switch (a) {\n  case 1: ...\n}'],
    ['js', 'const a = ...;'],
    ['jsx', '<A b={c} />'],
    ['jsx', '<A />\n<B>text</B>'],
    ['jsx', 'b={c}'],
    // The head of a function, and what TypeDoc writes.
    ['js', 'function open(name, options?)'],
    ['ts', 'async function open(name: string): Promise<void>;'],
    ['ts', 'optional cell: A<B>;\nreadonly optional row: C;'],
    // Fragments of several kinds.
    ['tsx', 'let a = 1;\n\nasync b({ c }) {\n  d(c);\n}'],
    ['ts', "import { a } from 'a';\n\nprivate b = a();"],
    // Elements after one another, after statements, and only their start.
    ['jsx', 'const a = b();\n\n// c\n<A b={a} />\n\n<C>d</C>'],
    ['jsx', '<A disabled className="b">'],
    ['tsx', '<A\n  onB={(c) => {\n    d(c);\n  }}\n>'],
    ['jsx', '<A b={1}>…\n<A b={2}>…'],
    ['js', 'const a = [1];\n\n<A b={a}>'],
    ['jsx', '<A b={…} c={...} />\n'],
    ['jsx', '<A b={[{ ..., c: 1 }]} />'],
    ['tsx', '<A\n  {/* b */}\n  c\n/>'],
    // Attributes alone, the members of a type, types and objects after one another.
    ['jsx', 'a={[\n  { b: 1 },\n]}'],
    ['tsx', '// b\na={(b) => b}\n\n// c\na={{ c: 1, d: {} }}'],
    ['ts', "{\n  a: 'b';\n  c?: D[];\n}"],
    ['ts', '{ a: 1, b }\n{ a: 2 }'],
    ['ts', '// a\n{ b: string, c?: string }\n{ d: number }'],
    // Comments in place of values, and attributes that are left out.
    ['jsx', '<A b={ /* c */ } {...}>\n  {d.map((e) => /* f */)}\n</A>'],
    ['ts', 'const a = <T>(b: T) => b;'],
    ['ts', 'const a = <A>b;'],
    ['ts', 'const a = <A b={c} />;'],
    ['tsx', 'const a = <T,>(b: T) => <C d={b} />;'],
    ['tsx', 'private a: number;\nget b() { return 1; }'],
    ['ts', 'a(): void;\nb?: string;'],
    ['ts', "declare module 'a' {\n  interface B {}\n}"],
    ['ts', 'const a = {\n  b: 1, // [!code --]\n  b: 2, // [!code ++]\n};'],
    ['js', 'const a = ( // [!code --]\nconst a = [ // [!code ++]\n];'],
    ['js', '// [!code --]\nconst a = (\nb();'],
    ['js', 'const a = ( // [!code --:2]\n  [\nb();'],
    ['js', '// [!code --:2]\nconst a = (\n  [\nb();'],
    ['json', '{ "a": 1 }'],
    ['json', '// a\n{ "a": "// b", /* c */ "d": [1,], }'],
    ['json', '"a": 1,\n"b": { ... },'],
    ['json', '1, 2'],
    ['yaml', 'a: 1\nb: [c]'],
    ['yaml', '---\ntitle: A\n---\n'],
    ['yaml', 'a: 1\n---\na: 2'],
    ['text', '({['],
    ['bash', "echo '"],
    ['js', ''],
    ['js', ' \n\n'],
  ])('%s %j', (language, text) => {
    expect(checkSample(text, language)).toBeUndefined();
  });
});

describe('an invalid sample', () => {
  test.each<[Language, string, string]>([
    ['js', 'a();\nb((;', '2:4'],
    ['jsx', '<A>\n  <B>\n</A>', '3:5'],
    ['tsx', '<A\n  b={(c) =>\n    d(c);\n  }\n/>', '2:10'],
    ['ts', 'const a = {\n  b: 1\n  b: 2\n};', '3:3'],
    // Content follows, so the end is missing.
    ['jsx', '<A>\n  <B />\n', '2:8'],
    ['jsx', '<A>\n  <B>', '2:6'],
    ['tsx', 'const a: = 1;', '1:10'],
    ['ts', 'function a() {\n  return 1;\n', '3:1'],
    ['js', 'const a = ( // [!code ++]\n\nb();', '3:4'],
    ['json', '{\n  "a": 1\n  "b": 2\n}', '3:3'],
    ['json', '{ a: 1 }', '1:3'],
    ['json', '{\n  "a":\n', '2:7'],
    ['yaml', 'a: 1\n b: 2', '2:1'],
    ['yaml', '---\na: 1\n---\nb: "c\n', '4:4'],
  ])('%s %j is reported at %s', (language, text, place) => {
    const problem = checkSample(text, language);
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).not.toBe('');
  });
});

describe('in a page', () => {
  const page = '- a\n\n  ```js\n  a();\n  b((;\n  ```\n\n```js nocheck\nb((;\n```\n\n    b((;\n';

  test('an error is reported at its place, unless the fence has nocheck', () => {
    expect(parseText(page, { checkSample }).reported).toEqual(['5:6 fence-syntax']);
  });

  test('a build does not check samples', () => {
    expect(parseText(page).reported).toEqual([]);
  });
});
