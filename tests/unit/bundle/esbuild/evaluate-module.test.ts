import { join } from 'node:path';
import { expect } from 'vitest';
import { evaluateModule } from '../../../../src/bundle/esbuild/evaluate-module.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { runModuleAlone } from '../../../../src/workers/run-module.ts';
import { type SiteFiles, test } from '../../../support/workspace.ts';

const cases: readonly [name: string, files: SiteFiles, value: unknown][] = [
  ['plain values', { 'content/site.ts': 'export const site: object = { name: 1 as number };' }, { name: 1 }],
  ['a default export', { 'content/site.ts': "export default 'a';" }, undefined],
  [
    'functions and types of colophon',
    {
      'content/site.ts':
        "import { defineSite } from 'colophon';\nimport type { PageProps } from 'colophon';\nexport type P = PageProps;\nexport const site = defineSite({ name: 'Acme' });",
    },
    { name: 'Acme' },
  ],
  [
    'a promise',
    { 'content/site.ts': 'const name = await Promise.resolve(2);\nexport const site = { name };' },
    { name: 2 },
  ],
  [
    'a file beside it',
    {
      'content/site.ts':
        "import { readFileSync } from 'node:fs';\nexport const site = { name: readFileSync(new URL('./name.txt', import.meta.url), 'utf8') };",
      'content/name.txt': 'Acme',
    },
    { name: 'Acme' },
  ],
  [
    'a require of its own',
    {
      'content/site.ts':
        "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nexport const site = require('./site.json');",
      'content/site.json': '{"name":"Acme"}',
    },
    { name: 'Acme' },
  ],
  [
    'a CommonJS package that loads a module of Node.js',
    {
      'content/site.ts': "import words from 'words';\nexport const site = { name: words('a/b') };",
      'node_modules/words/package.json': '{"name":"words","version":"1.0.0","main":"index.js"}',
      'node_modules/words/index.js': "const { basename } = require('path');\nmodule.exports = basename;\n",
    },
    { name: 'b' },
  ],
];

test.for(cases)('a module can contain %s', async ([, files, value], { workspace }) => {
  await workspace.write(files);
  const evaluation = await evaluate(workspace.root);
  if (evaluation.kind !== 'exports') throw new Error(JSON.stringify(evaluation));
  expect(evaluation.exports.site).toEqual(value === undefined ? undefined : { kind: 'data', value });
});

test('the hash and the files are those of the module and its own imports', async ({ workspace }) => {
  await workspace.write({
    'content/site.ts': "import { name } from '../shared/name';\nexport const site = { name };",
    'shared/name.ts': "export const name = 'a';",
  });
  const first = await evaluate(workspace.root);
  await workspace.write({ 'shared/name.ts': "export const name = 'b';" });
  const second = await evaluate(workspace.root);
  const files = ['content/site.ts', 'shared/name.ts'].map((path) => join(workspace.root, path));
  expect([first, second]).toMatchObject([{ files }, { files, exports: { site: { value: { name: 'b' } } } }]);
  expect('hash' in first && 'hash' in second && first.hash !== second.hash).toBe(true);
});

test.for([
  ['throw new Error("No network.\\nMore.");', 'No network'],
  ['throw "a text";', 'a text'],
  ['await Promise.reject(new TypeError("wrong"));', 'wrong'],
] as const)('%s fails with a reason', async ([code, message], { workspace }) => {
  await workspace.write({ 'content/site.ts': code });
  expect(await evaluate(workspace.root)).toMatchObject({ kind: 'failed', message });
});

test('a wrong import is a diagnostic with its place', async ({ workspace }) => {
  await workspace.write({ 'content/site.ts': "\nimport './gone';" });
  expect(await evaluate(workspace.root)).toMatchObject({
    kind: 'not-compiled',
    diagnostics: [
      {
        message: 'The file "./gone" does not exist.',
        place: { file: 'content/site.ts', line: 2, column: 8 },
      },
    ],
  });
});

const evaluate = (root: string) =>
  evaluateModule(join(root, 'content/site.ts') as FilePath, root as FilePath, runModuleAlone);

test('a module that throws has the place of the line, in whichever file it is', async ({ workspace }) => {
  await workspace.write({
    'content/site.ts': "import { words } from './words.ts';\nexport const site = { name: words('a') };",
    'content/words.ts':
      "interface Words {\n  readonly a: string;\n}\n\nexport function words(name: keyof Words): string {\n  throw new Error('no ' + name);\n}\n",
  });
  expect(await evaluate(workspace.root)).toEqual({
    kind: 'failed',
    message: 'no a',
    place: { file: 'content/words.ts', line: 6, column: 9 },
  });
});
