import { expect, test } from 'vitest';
import { readImportScript, readScript } from '../../../../../src/bundle/esbuild/own/read-script.ts';

test('a script is read in parts', () => {
  const text = `"use client";
import a, { b as c } from "one";
import * as d from "two";
import "three";
const value = c(a, d);
export { value as default, a as "a b" };
`;
  expect(readScript(text)).toEqual({
    directives: '"use client";\n',
    imports: [
      {
        specifier: 'one',
        names: [
          ['default', 'a'],
          ['b', 'c'],
        ],
      },
      { specifier: 'two', names: [['*', 'd']] },
      { specifier: 'three', names: [] },
    ],
    code: '\n\n\nconst value = c(a, d);\n\n',
    exports: [
      ['default', 'value'],
      ['a b', 'a'],
    ],
  });
});

test.for([
  ['another script', 'export { a } from "one";'],
  ['all of another script', 'export * from "one";'],
  ['a declaration', 'export const a = 1;'],
  ['a default expression', 'export default 1;'],
])('a script that exports %s is not read', ([, text = '']) => {
  expect(readScript(text)).toBeUndefined();
});

test.for([
  ['syntax that acorn does not know', 'const a = later syntax;'],
  ['code that is nested too deeply', `${'('.repeat(100_000)}1${')'.repeat(100_000)};`],
])('a script with %s is not read', ([, text = '']) => {
  expect(readScript(text)).toBeUndefined();
});

test('a script that imports with attributes is not read', () => {
  expect(readScript('import a from "one.json" with { type: "json" };')).toBeUndefined();
});

test('the script of a list is read', () => {
  const text =
    'import{a as b,c as d}from"./chunk-A.js";import{i as e}from"./chunk-B.js";import"./chunk-C.js";e();var f=d.jsx;export{b as e0,f as e1};';
  expect(readImportScript(text)).toEqual({
    imports: [
      {
        specifier: './chunk-A.js',
        names: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
      { specifier: './chunk-B.js', names: [['i', 'e']] },
      { specifier: './chunk-C.js', names: [] },
    ],
    calls: ['e'],
    reads: [['f', 'd', 'jsx']],
    exports: [
      ['e0', 'b'],
      ['e1', 'f'],
    ],
  });
});

test.for([
  ['a value', 'var a=1;export{a as e0};'],
  ['a function', 'function a(){}export{a as e0};'],
  ['a call with arguments', 'import{r}from"./chunk-A.js";r(1);'],
  ['a computed property', 'import{r}from"./chunk-A.js";var a=r[1];export{a as e0};'],
  ['a call of its own function', 'function a(){}a();'],
  ['a property of its own variable', 'import{r}from"./chunk-A.js";var a=r.b;var c=a.d;export{c as e0};'],
  ['two variables', 'import{r}from"./chunk-A.js";var a=r.b,c=r.d;export{a as e0,c as e1};'],
])('the script of a list with %s has code of its own', ([, text = '']) => {
  expect(readImportScript(text)).toBeUndefined();
});
