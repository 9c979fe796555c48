import { expect, test } from 'vitest';
import { importList } from '../../../../../src/bundle/esbuild/own/import-list.ts';
import { type DemoForm, linkOwnCode } from '../../../../../src/bundle/esbuild/own/link-own-code.ts';
import { readImportScript, readScript } from '../../../../../src/bundle/esbuild/own/read-script.ts';
import { sharedImports } from '../../../../../src/bundle/esbuild/own/shared-imports.ts';
import type { LinkedImport } from '../../../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;
const form: DemoForm = {
  banner: '',
  outputOf: () => 'assets/demo',
  write: async (script) => script,
};

/** Links a demo with shared imports whose scripts are given, and returns the text and the imports. */
async function link(demo: string, ...scripts: readonly string[]) {
  const script = readScript(demo);
  if (!script) throw new Error('The demo cannot be linked.');
  const list = importList(script.imports, { folder: root, type: 'commonjs' });
  const shared = [...sharedImports([list], root)].map(([key, one]): [string, LinkedImport] => {
    const at = list.imports.findIndex(({ specifier }) => specifier === one.specifier);
    const own = readImportScript(scripts[at] ?? '');
    const path = `assets/import-${at}-1A2B3C4D.js`;
    return [key, { shared: one, path, loads: { imports: [] }, modules: [], ...(own && { script: own }) }];
  });
  const options = { ...form, root, shared: new Map(shared) };
  const { path, contents, imports } = await linkOwnCode(
    { kind: 'demo', id: 'demo:a', script, list },
    options,
  );
  expect(path).toMatch(/^assets\/demo-[A-Z2-7]{8}\.js$/);
  return { text: new TextDecoder().decode(contents), imports };
}

const demo = 'import{Button as a}from"kit";import*as b from"react";const c=a(b);export{c as default};';

test.for<[name: string, scripts: readonly string[], text: string, imports: readonly string[]]>([
  [
    'chunks',
    [
      'import{q as x}from"./chunk-A.js";import"./chunk-B.js";export{x as e0};',
      'import{r as y}from"./chunk-C.js";export{y as e0};',
    ],
    'import{q as a}from"./chunk-A.js";import"./chunk-B.js";import{r as b}from"./chunk-C.js";const c=a(b);export{c as default};',
    ['assets/chunk-A.js', 'assets/chunk-B.js', 'assets/chunk-C.js'],
  ],
  [
    'a chunk with both once',
    [
      'import{q as x}from"./chunk-A.js";import"./chunk-B.js";export{x as e0};',
      'import{r as x}from"./chunk-A.js";export{x as e0};',
    ],
    'import{q as a,r as b}from"./chunk-A.js";import"./chunk-B.js";const c=a(b);export{c as default};',
    ['assets/chunk-A.js', 'assets/chunk-B.js'],
  ],
  [
    'CommonJS, whose variables must not clash',
    [
      'import{q as c,s as e}from"./chunk-A.js";e();var x=c.Button;export{x as e0};',
      'import{q as c}from"./chunk-B.js";var x=c.all;export{x as e0};',
    ],
    'import{q as _0c,s as _0e}from"./chunk-A.js";import{q as _1c}from"./chunk-B.js";_0e();var a=_0c.Button;var b=_1c.all;const c=a(b);export{c as default};',
    ['assets/chunk-A.js', 'assets/chunk-B.js'],
  ],
  [
    'a script with code',
    ['var x=1;export{x as e0};', 'import{r as y}from"./chunk-C.js";export{y as e0};'],
    'import{e0 as a}from"./import-0-1A2B3C4D.js";import{r as b}from"./chunk-C.js";const c=a(b);export{c as default};',
    ['assets/import-0-1A2B3C4D.js', 'assets/chunk-C.js'],
  ],
  [
    'a module of Node',
    [
      'import{readFile as x}from"node:fs";export{x as e0};',
      'import{r as y}from"./assets/chunk-C.js";export{y as e0};',
    ],
    'import{readFile as a}from"node:fs";import{r as b}from"./assets/chunk-C.js";const c=a(b);export{c as default};',
    ['assets/assets/chunk-C.js'],
  ],
])('a demo imports %s', async ([, scripts, text, imports]) => {
  expect(await link(demo, ...scripts)).toEqual({ text, imports });
});

test('of CommonJS a demo reads only what it imports', async () => {
  const { text } = await link(
    'import{jsx as a}from"react";const b=a();export{b as default};',
    'import{q as c}from"./chunk-A.js";var x=c.jsx;var y=c.jsxs;export{x as e0,y as e1};',
  );
  expect(text).toBe('import{q as _0c}from"./chunk-A.js";var a=_0c.jsx;const b=a();export{b as default};');
});

test('a module that is imported for its effects keeps its place', async () => {
  const { text } = await link(
    '"use client";import"effect";const a=1;export{a as default};',
    'import"./chunk-A.js";',
  );
  expect(text).toBe('"use client";import"./chunk-A.js";const a=1;export{a as default};');
});

test('a name with the prefix of variables gets a longer prefix', async () => {
  const { text } = await link(
    'import{jsx as a}from"react";const _0c=a();export{_0c as default};',
    'import{q as c}from"./chunk-A.js";var x=c.jsx;export{x as e0};',
  );
  expect(text).toBe(
    'import{q as __0c}from"./chunk-A.js";var a=__0c.jsx;const _0c=a();export{_0c as default};',
  );
});
