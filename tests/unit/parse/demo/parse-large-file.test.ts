import { expect, test } from 'vitest';
import { hash } from '../../../../src/lib/hash.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseLargeFile } from '../../../../src/parse/demo/parse-large-file.ts';

function parse(text: string, { bytes = 200_000, isScript = true } = {}) {
  const { value, diagnostics } = parseLargeFile({
    path: `x/rows.${isScript ? 'tsx' : 'json'}` as SourcePath,
    text,
    bytes,
    isScript,
  });
  expect(diagnostics).toEqual([]);
  return value;
}

test('a large module has no HTML, but its size, hash and imports', () => {
  const text = "import { a, b as c } from 'd';\nimport './e.css';\n\nexport const rows = [1];\n";
  expect(parse(text)).toEqual({
    source: 'x/rows.tsx',
    js: { language: 'tsx', html: '', bytes: 200_000, hash: hash(text) },
    relativeImports: ['./e.css'],
    packages: ['d'],
    modules: [{ specifier: 'd', names: ['a', 'b'] }],
  });
});

test.each<[text: string, specifiers: string[]]>([
  ["import a from './a';", ['./a']],
  ['import a from "./a"', ['./a']],
  ["import './a';", ['./a']],
  ["  import * as a from './a';", ['./a']],
  ["import {\n  a,\n  b,\n} from './a';", ['./a']],
  ["export * from './a';\nexport { b } from './b';\nexport type { C } from './c';", ['./a', './b', './c']],
  ['const a = import(\'./a\'), b = await import( "./b" );', ['./a', './b']],
  // These import nothing.
  ["export const a = './a';", []],
  ["const a = 'import b';\nconst from = './b';", []],
  ["important from './a';", []],
  ["import a from './a\n';", []],
  ["import(a + './a');", []],
  [`import { ${'a, '.repeat(1500)} } from './a';`, []],
])('%j imports %j', (text, specifiers) => {
  expect(parse(`${text}\nconst rows = [];\n`).relativeImports).toEqual(specifiers);
});

const demo = (element: string) => `export default function Demo() {\n  return ${element};\n}\n`;

test.each<[what: string, text: string, bytes: number, hasPreview: boolean]>([
  ['what it returns', demo('<p>a</p>'), 200_000, true],
  ['what it returns, up to the largest size', demo('<p>a</p>'), 1_000_000, true],
  ['nothing, if it is larger', demo('<p>a</p>'), 1_000_001, false],
  ['the marked lines of any size', '// preview-start\na();\n// preview-end\n', 1_000_001, true],
  ['as many characters as fit', demo(`<p>${'a'.repeat(3993)}</p>`), 200_000, true],
  ['no more', demo(`<p>${'a'.repeat(3994)}</p>`), 200_000, false],
  ['nothing, if nothing is marked', '// preview-start\n// preview-end\n', 200_000, false],
])('the preview of a large demo is %s', (_, text, bytes, hasPreview) => {
  expect('preview' in parse(text, { bytes }).js).toBe(hasPreview);
});

test('data import nothing, and have no preview', () => {
  const text = `"import a from './a'; ${demo('<p>a</p>').replaceAll('\n', ' ')}"`;
  expect(parse(text, { isScript: false })).toEqual({
    source: 'x/rows.json',
    js: { language: 'json', html: '', bytes: 200_000, hash: hash(text) },
    relativeImports: [],
    packages: [],
    modules: [],
  });
});
