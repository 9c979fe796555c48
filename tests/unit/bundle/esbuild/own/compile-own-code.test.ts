import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownCodeOptions } from '../../../../../src/bundle/esbuild/bundle-options.ts';
import { compileOwnCode, type OwnCode } from '../../../../../src/bundle/esbuild/own/compile-own-code.ts';
import type { OwnModules } from '../../../../../src/model/apart-demos.ts';
import type { Entry } from '../../../../../src/model/entry.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { bundlerOptions } from '../../../../support/bundler-options.ts';
import { folderWith } from '../../../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

/** Compiles demos of a site by their names, each with the given own modules. */
async function compile(files: Files, own: Readonly<Record<string, readonly string[]>>) {
  await using folder = await folderWith(files);
  const root = folder.path as FilePath;
  const names = Object.keys(files).filter((path) => /Demo\w*\.tsx$/.test(path));
  const entries = names.map(
    (path): Entry => ({ kind: 'demo', id: path, file: join(root, path) as FilePath }),
  );
  const modules: OwnModules = new Map(Object.entries(own));
  return await compileOwnCode(entries, modules, { root, base: ownCodeOptions(bundlerOptions(root)) });
}

const importsOf = (code: OwnCode | undefined) =>
  code?.list.imports.map(({ specifier, names }) => `${specifier} ${names.join()}`).sort();

test('own modules become one script, which imports everything else', async () => {
  const codes = await compile(
    {
      'content/a/Demo.tsx':
        "import { memo } from 'react';\nimport { rows } from './rows';\nimport { shade } from '../shade';\nexport default memo(() => <b>{rows + shade}</b>);",
      'content/a/rows.ts':
        "import { shade, tint } from '../shade';\nexport const rows = 'my rows' + tint + shade;",
      'content/shade.ts': "export const shade = 's', tint = 't';",
    },
    { 'content/a/Demo.tsx': ['content/a/Demo.tsx', 'content/a/rows.ts'] },
  );
  const code = codes.get('content/a/Demo.tsx');
  expect(code?.script.code).toContain('my rows');
  expect(code?.script.exports.map(([name]) => name)).toEqual(['default']);
  expect(importsOf(code)).toEqual(['./content/shade shade,tint', 'react memo', 'react/jsx-runtime jsx']);
  expect(Object.keys(code?.inputs ?? {})).toEqual(['content/a/Demo.tsx', 'content/a/rows.ts']);
});

test('modules are found by path, in the order in which esbuild tries their extensions', async () => {
  const codes = await compile(
    {
      'content/Demo.tsx':
        "import './a.ts';\nimport './b';\nimport '../lib/c';\nimport './d';\nexport default 1;",
      ...{ 'content/a.ts': 'own(1);', 'content/b.tsx': 'own(2);', 'content/b.js': 'other();' },
      ...{ 'lib/c.jsx': 'own(3);', 'content/d.ts': 'other();' },
    },
    {
      'content/Demo.tsx': ['content/Demo.tsx', 'content/a.ts', 'content/b.js', 'content/b.tsx', 'lib/c.jsx'],
    },
  );
  const code = codes.get('content/Demo.tsx');
  expect(Object.keys(code?.inputs ?? {}).sort()).toEqual([
    ...['content/Demo.tsx', 'content/a.ts', 'content/b.tsx', 'lib/c.jsx'],
  ]);
  expect(importsOf(code)).toEqual(['./content/d ']);
});

test('demos that need helpers of esbuild have them in their scripts', async () => {
  const demo = "import * as all from './DATA';\nexport default () => Object.keys(all);";
  const codes = await compile(
    {
      ...{ 'content/OneDemo.tsx': demo.replace('DATA', 'one'), 'content/one.ts': 'export const a = 1;' },
      ...{ 'content/TwoDemo.tsx': demo.replace('DATA', 'two'), 'content/two.ts': 'export const b = 2;' },
      'content/PlainDemo.tsx': 'export default 1;',
    },
    {
      'content/OneDemo.tsx': ['content/OneDemo.tsx', 'content/one.ts'],
      'content/TwoDemo.tsx': ['content/TwoDemo.tsx', 'content/two.ts'],
      'content/PlainDemo.tsx': ['content/PlainDemo.tsx'],
    },
  );
  expect([...codes.values()].map(importsOf)).toEqual([[], [], []]);
  const codeOf = (name: string) => codes.get(`content/${name}.tsx`)?.script.code;
  for (const name of ['OneDemo', 'TwoDemo']) expect(codeOf(name)).toContain('Object.defineProperty');
  expect(codeOf('PlainDemo')).not.toContain('Object.defineProperty');
});

test.each<[what: string, demo: string]>([
  ['loads modules on demand', "export default () => import('./other');"],
  ['exports what others export', "export * from 'kit';\nexport default 1;"],
  ['is no demo', 'export const Card = 1;'],
])('a demo that %s is not compiled apart', async (_, demo) => {
  const files = {
    'content/Demo.tsx': demo,
    'content/OtherDemo.tsx': 'export default 1;',
    'content/other.ts': '',
  };
  const own = {
    'content/Demo.tsx': ['content/Demo.tsx'],
    'content/OtherDemo.tsx': ['content/OtherDemo.tsx'],
  };
  expect([...(await compile(files, own)).keys()]).toEqual(['content/OtherDemo.tsx']);
});

test('a demo whose module is not its own is left out', async () => {
  const files = { 'content/Demo.tsx': 'broken(', 'content/OtherDemo.tsx': 'broken(' };
  expect(await compile(files, { 'content/Demo.tsx': ['content/OtherDemo.tsx'] })).toEqual(new Map());
});

test('a demo that does not compile rejects with the failure of esbuild', async () => {
  const compiling = compile({ 'content/Demo.tsx': 'broken(' }, { 'content/Demo.tsx': ['content/Demo.tsx'] });
  await expect(compiling).rejects.toMatchObject({ errors: [{ text: 'Unexpected end of file' }] });
});
