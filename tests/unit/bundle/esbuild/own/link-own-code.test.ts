import { expect, test } from 'vitest';
import { importList } from '../../../../../src/bundle/esbuild/own/import-list.ts';
import { type DemoForm, linkOwnCode } from '../../../../../src/bundle/esbuild/own/link-own-code.ts';
import { readListScript, readScript } from '../../../../../src/bundle/esbuild/own/read-script.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;
const form: DemoForm = { banner: '', outputOf: () => 'assets/demo', write: async (script) => script };

/** Links a demo with a list whose script is given, and returns the text and the imports. */
async function link(demo: string, listed: string) {
  const script = readScript(demo);
  if (!script) throw new Error('The demo cannot be linked.');
  const list = importList(script.imports, { folder: root, type: 'commonjs' }, root);
  const own = readListScript(listed);
  const linked = { list, path: 'assets/list-1A2B3C4D.js', ...(own && { script: own }) };
  const { path, contents, imports } = await linkOwnCode(
    { id: 'demo:a', script, list, inputs: {} },
    linked,
    form,
  );
  expect(path).toMatch(/^assets\/demo-[A-Z2-7]{8}\.js$/);
  return { text: new TextDecoder().decode(contents), imports };
}

const demo = 'import{Button as a}from"kit";import*as b from"react";const c=a(b);export{c as default};';

test.for<[name: string, listed: string, text: string, imports: readonly string[]]>([
  [
    'chunks',
    'import{q as x}from"./chunk-A.js";import"./chunk-B.js";import{r as y}from"./chunk-C.js";export{x as e0,y as e1};',
    'import{q as a}from"./chunk-A.js";import"./chunk-B.js";import{r as b}from"./chunk-C.js";const c=a(b);export{c as default};',
    ['assets/chunk-A.js', 'assets/chunk-B.js', 'assets/chunk-C.js'],
  ],
  [
    'CommonJS, whose variables must not clash',
    'import{q as c,s as e}from"./chunk-A.js";e();var x=c.Button;var y=c.all;export{x as e0,y as e1};',
    'import{q as _c,s as _e}from"./chunk-A.js";_e();var a=_c.Button;var b=_c.all;const c=a(b);export{c as default};',
    ['assets/chunk-A.js'],
  ],
  [
    'a script with code',
    'var x=1,y=2;export{x as e0,y as e1};',
    'import{e0 as a,e1 as b}from"./list-1A2B3C4D.js";const c=a(b);export{c as default};',
    ['assets/list-1A2B3C4D.js'],
  ],
  [
    'a module of Node',
    'import{readFile as x}from"node:fs";import{r as y}from"./assets/chunk-C.js";export{x as e0,y as e1};',
    'import{readFile as a}from"node:fs";import{r as b}from"./assets/chunk-C.js";const c=a(b);export{c as default};',
    ['assets/assets/chunk-C.js'],
  ],
])('a demo imports %s', async ([, listed, text, imports]) => {
  expect(await link(demo, listed)).toEqual({ text, imports });
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
    'import{jsx as a}from"react";const _c=a();export{_c as default};',
    'import{q as c}from"./chunk-A.js";var x=c.jsx;export{x as e0};',
  );
  expect(text).toBe('import{q as __c}from"./chunk-A.js";var a=__c.jsx;const _c=a();export{_c as default};');
});
