import { expect, test } from 'vitest';
import {
  type MergedNames,
  withMergedImports,
} from '../../../../../src/bundle/esbuild/output/merged-imports.ts';

const names: MergedNames = new Map([
  [
    'chunk-A.js',
    {
      path: 'dist/assets/chunk-AB.js',
      exported: new Map([
        ['a', 'e0'],
        ['b', 'e1'],
      ]),
    },
  ],
  ['chunk-B.js', { path: 'dist/assets/chunk-AB.js', exported: new Map([['a', 'e2']]) }],
]);

test.each<[name: string, text: string, expected: string, inside?: string]>([
  ['nothing', '', ''],
  ['a script without imports', 'var a=1;export{a};', 'var a=1;export{a};'],
  ['other chunks', 'import{a as x}from"./chunk-C.js";x();', 'import{a as x}from"./chunk-C.js";x();'],
  [
    'a member',
    'import{a as x,b}from"./chunk-A.js";x(b);',
    'import{e0 as x,e1 as b}from"./chunk-AB.js";x(b);',
  ],
  [
    'two members become one import, in the place of the first',
    'import{a as x}from"./chunk-A.js";import{c}from"./chunk-C.js";import{a as y}from"./chunk-B.js";x(y,c);',
    'import{e0 as x,e2 as y}from"./chunk-AB.js";import{c}from"./chunk-C.js";x(y,c);',
  ],
  [
    'a member that is imported for its effects',
    'import"./chunk-A.js";import"./chunk-B.js";run();',
    'import"./chunk-AB.js";run();',
  ],
  [
    'a directive stays first',
    '"use client";import{a}from"./chunk-A.js";a();',
    '"use client";import{e0 as a}from"./chunk-AB.js";a();',
  ],
  [
    'imports of packages end the list',
    'import"react";import"./chunk-A.js";',
    'import"react";import"./chunk-A.js";',
  ],
  [
    '`import()` and texts are left alone',
    'import("./chunk-A.js");f(\'import"./chunk-A.js"\');',
    'import("./chunk-A.js");f(\'import"./chunk-A.js"\');',
  ],
  [
    'inside the new chunk, members import each other',
    'import{a as x}from"./chunk-A.js";import{c}from"./chunk-C.js";',
    'import{a as x}from"./chunk-A.js";import{c}from"./chunk-C.js";',
    'dist/assets/chunk-AB.js',
  ],
])('%s', (_name, text, expected, inside) => {
  expect(withMergedImports(text, names, inside)).toBe(expected);
});
