import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PatchModule, type PatchOptions, patchDemo } from '../../../../src/bundle/esbuild/patch-demo.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { folderWith } from '../../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

interface Given {
  /** The modules of the demo by name, that of the demo first. */
  readonly modules: Files;
  /** Files besides them. */
  readonly others?: Files;
  /** Names of modules by import, for each module. */
  readonly imports?: Readonly<Record<string, Files>>;
  readonly options?: Partial<PatchOptions>;
}

/** Compiles a demo alone. By default its modules are inputs of the bundles, and React is offered. */
async function patch({ modules, others = {}, imports = {}, options = {} }: Given) {
  const files = { ...modules, ...others };
  const inFolder = Object.entries(files).map(([name, text]) => [`content/${name}`, text] as const);
  await using folder = await folderWith(Object.fromEntries(inFolder));
  const fileOf = (name: string) => join(folder.path, 'content', name) as FilePath;
  const compiled = Object.entries(modules).map(
    ([name, text]): PatchModule => ({
      file: fileOf(name),
      name,
      text,
      imports: new Map(Object.entries(imports[name] ?? {})),
    }),
  );
  return await patchDemo('demo:acme/Demo one.tsx', compiled, {
    root: folder.path as FilePath,
    env: { NAME: 'x' },
    inputs: new Set(Object.keys(modules).map(fileOf)),
    offered: ['react', 'react/jsx-runtime'],
    runtime: 'assets/demo-runtime-1.js',
    live: 'assets/live-1.js',
    offers: 'offers-1.js',
    ...options,
  });
}

const demo = {
  'Demo.tsx': "import { useState } from 'react';\nexport default () => <b>{useState(process.env.NAME)}</b>;",
};

test('a demo becomes a module for each side, which takes its imports from the bundles', async () => {
  const outcome = await patch({ modules: demo });
  if (outcome.kind !== 'patched') throw new Error(JSON.stringify(outcome));
  const [browser, server] = [outcome.patch.browser, outcome.patch.server].map(({ path, bytes }) => {
    return { path, text: new TextDecoder().decode(bytes) };
  });
  expect(browser?.path).toMatch(/^assets\/patch-acme-Demo-one-[A-Z0-9]{6,8}\.js$/);
  expect(server?.path).toMatch(/^patch-acme-Demo-one-[A-Z0-9]{6,8}\.js$/);
  for (const specifier of ['./demo-runtime-1.js', './live-1.js'])
    expect(browser?.text).toContain(`from "${specifier}"`);
  expect(server?.text).toContain('from "./offers-1.js"');
  expect(server?.text).toContain('(await modulesOf(bodies, ["react/jsx-runtime","react"]))("Demo.tsx")');
  for (const side of [browser, server]) {
    expect(side?.text).toContain('"Demo.tsx", (require, module, exports) => {');
    expect(side?.text).toContain('"x"');
  }
});

test('modules of a demo import each other by their names', async () => {
  const outcome = await patch({
    modules: {
      'Demo.tsx':
        "import { rows } from './data/rows';\nimport table from './table.json';\nexport default () => rows + table;",
      'data/rows.ts': "import { a } from '../a';\nexport const rows = a;",
      'a.js': 'export const a = 1;',
      'table.json': '[1]',
    },
    imports: {
      'Demo.tsx': { './data/rows': 'data/rows.ts', './table.json': 'table.json' },
      'data/rows.ts': { '../a': 'a.js' },
    },
  });
  const text = outcome.kind === 'patched' ? new TextDecoder().decode(outcome.patch.server.bytes) : '';
  expect(text).toContain('require("./data/rows.ts")');
  expect(text).toContain('require("./table.json")');
  expect(text).toContain('require("./../a.js")');
  expect(text).toContain('modulesOf(bodies, [])');
});

const one = (text: string, name = 'Demo.tsx') => ({ modules: { [name]: text } });

test.each<[what: string, given: Given]>([
  ['no modules', { modules: {} }],
  ['no default export', one('export const Demo = 1;')],
  ['a package that is not offered', one("import { Card } from 'kit';\nexport default Card;")],
  ['a style sheet', { modules: { ...demo, 'a.css': '' } }],
  [
    'a file as text',
    { ...one("import text from './a.txt?raw';\nexport default text;"), others: { 'a.txt': '' } },
  ],
  [
    'a module that is none of its own',
    { ...one("import './other';\nexport default 1;"), others: { 'other.ts': '' } },
  ],
  ['a module that the bundles do not have', { modules: demo, options: { inputs: new Set<string>() } }],
  ['an import on demand', one("export default () => import('react');")],
  ['its own address', one('export default import.meta.url;')],
  ['what esbuild warns of', one('export default () => ({ a: 1, a: 2 });')],
  [
    'an import whose module is unknown',
    { modules: { 'Demo.tsx': "import './a';\nexport default 1;", 'a.ts': '' }, imports: {} },
  ],
])('a demo with %s needs the bundler', async (_, given) => {
  expect(await patch(given)).toEqual({ kind: 'needs-bundling' });
});

test('a demo that does not compile is reported with its errors', async () => {
  const outcome = await patch(one('export default (;'));
  expect(outcome).toMatchObject({
    kind: 'broken',
    errors: [{ text: 'Unexpected ";"', location: { line: 1 } }],
  });
});
