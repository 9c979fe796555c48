import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedNames } from '../../../../../src/bundle/esbuild/problems/exported-names.ts';
import { folderWith } from '../../../../support/folder-with.ts';

test.each<[what: string, text: string, names: readonly string[]]>([
  [
    'declarations of every kind',
    'export const a = 1;\nexport let b = 2;\nexport var $c_d = 3;\nexport class E {}\nexport function f() {}\nexport function* g() {}\nexport async function h() {}',
    ['a', 'b', '$c_d', 'E', 'f', 'g', 'h'],
  ],
  [
    'lists, with the names outside',
    'export { a, b as c };\nexport {\n  d,\n  default as E,\n} from "./other";',
    ['a', 'c', 'd', 'E'],
  ],
  ['no types and no default', 'export { type A, b as default, type C as D };\nexport default 1;', []],
  ['no type declarations', 'export type A = 1;\nexport interface B {}', []],
  ['each name once', 'export const a = 1;\nexport { a };\nexport { b, b };', ['a', 'b']],
  ['nothing that stands further right', 'const text = `\n  export const a = 1;\n  export { b };`;', []],
  ['nothing of an empty list', 'export {};', []],
])('%s', async (_, text, names) => {
  await using folder = await folderWith({ 'module.ts': text });
  expect(exportedNames(join(folder.path, 'module.ts'))).toEqual(names);
});

test.each<[what: string, files: Readonly<Record<string, string>>, names: readonly string[]]>([
  [
    'modules beside it, after its own names',
    { 'a.ts': "export * from './b';\nexport const a = 1;", 'b.tsx': 'export const b = 1;' },
    ['a', 'b'],
  ],
  [
    'the file before the folder of the same name',
    { 'a.ts': 'export * from "./b"', 'b.js': 'export const file = 1;', 'b/index.ts': 'export const b = 1;' },
    ['file'],
  ],
  ['folders', { 'a.ts': "export * from '../one/b';", '../one/b/index.tsx': 'export const b = 1;' }, ['b']],
  [
    'modules that are named as they will be compiled',
    {
      'a.ts': "export * from './b.js';\nexport*from'./c.jsx';",
      'b.ts': 'export let b;',
      'c.tsx': 'export let c;',
    },
    ['b', 'c'],
  ],
  [
    'the module itself rather than its source',
    { 'a.ts': "export * from './b.js';", 'b.js': 'export let made;', 'b.ts': 'export let source;' },
    ['made'],
  ],
  [
    'modules in a circle',
    {
      'a.ts': "export * from './b';\nexport let a;",
      'b.ts': "export * from './c';\nexport let b;",
      'c.ts': "export * from './a';\nexport let c;",
    },
    ['a', 'b', 'c'],
  ],
  [
    'no packages, no missing modules and no namespaces',
    {
      'a.ts': "export * from 'kit';\nexport * from './gone';\nexport * as all from './b';",
      'b.ts': 'export let b;',
      'kit.ts': 'export let kit;',
    },
    [],
  ],
])('the names of a module include those of %s', async (_, files, names) => {
  const inFolder = Object.entries(files).map(([path, text]) => [join('inside', path), text] as const);
  await using folder = await folderWith(Object.fromEntries(inFolder));
  expect(exportedNames(join(folder.path, 'inside/a.ts'))).toEqual(names);
});

test('a file that does not exist, or is a folder, exports nothing', async () => {
  await using folder = await folderWith({ 'folder.ts/a.ts': 'export let a;' });
  expect(exportedNames(join(folder.path, 'gone.ts'))).toEqual([]);
  expect(exportedNames(join(folder.path, 'folder.ts'))).toEqual([]);
});
