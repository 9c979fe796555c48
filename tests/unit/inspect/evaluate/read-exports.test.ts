import { describe, expect, test } from 'vitest';
import { loadModules } from '../../../../src/inspect/evaluate/load-modules.ts';
import { type PlainValue, plainValue } from '../../../../src/inspect/evaluate/plain-value.ts';
import { readExports } from '../../../../src/inspect/evaluate/read-exports.ts';
import { treeOf } from '../support.ts';

async function read(text: string, others: Readonly<Record<string, string>> = {}): Promise<PlainValue> {
  const graph = await loadModules('config.ts', treeOf({ 'config.ts': text, ...others }), { docs: 'docs' });
  return plainValue(readExports(graph).exports.default, { file: 'config.ts', line: 1 });
}

describe('a value that follows from the syntax is read', () => {
  test.each<[string, unknown]>([
    [
      `export default { a: 1, 'b-c': [true, null, -2], d: \`x\${1 + 1}\` };`,
      { a: 1, 'b-c': [true, null, -2], d: 'x2' },
    ],
    ['const a = [1]; export default [...a, 2];', [1, 2]],
    ['const a = { b: 1 }; export default { ...a, c: 2 };', { b: 1, c: 2 }],
    ["const key = 'a'; export default { [key]: 1 };", { a: 1 }],
    ["export default { 'a': 1, ['__proto__']: 2 };", { a: 1, ['__proto__']: 2 }],
    ['export default items(); function items() { return [{ a: 1 }]; }', [{ a: 1 }]],
    ['const twice = (x: number): number => x * 2; export default twice(4);', 8],
    ['export default ((a, { b = 2 } = {}, ...rest) => [a, b, rest])(1, undefined, 3);', [1, 2, [3]]],
    [
      "export default ['a', 'b'].map((name, index) => ({ name, index }));",
      [
        { name: 'a', index: 0 },
        { name: 'b', index: 1 },
      ],
    ],
    ['export default [1, 2, 3].filter((n) => n > 1).concat([4]);', [2, 3, 4]],
    ['const all = []; for (const n of [1, 2]) all.push(n); export default all;', [1, 2]],
    ['const all = []; for (const key in { a: 1, b: 2 }) all.push(key); export default all;', ['a', 'b']],
    [
      'const f = (n) => { for (const m of [1, 2, 3]) { if (m < n) continue; if (m === n) break; } return n; }; export default f(2);',
      2,
    ],
    [
      'const f = (k) => { switch (k) { case 1: return "a"; case 2: case 3: return "b"; default: return "c"; } }; export default [f(1), f(2), f(9)];',
      ['a', 'b', 'c'],
    ],
    [
      'const all = []; switch (1) { case 1: all.push(1); case 2: all.push(2); break; case 3: all.push(3); } export default all;',
      [1, 2],
    ],
    ['export default Object.entries({ a: 1 }).map(([k, v]) => k + v);', ['a1']],
    ['const x = true; if (x) { } export default x ? 1 : 2;', 1],
    ["export default process.env.CI ? 'ci' : 'local';", 'local'],
    ["export default new URL('/og.png', 'https://acme.dev').href;", 'https://acme.dev/og.png'],
    ['const a = { b: { c: 1 } }; export default a?.b?.c;', 1],
    ['export default { a: 1 } satisfies Record<string, number>;', { a: 1 }],
    ["import type { A } from 'a'; const a: A[] = [1] as const; export default a;", [1]],
    ["import { defineConfig } from 'vitepress'; export default defineConfig({ a: 1 });", { a: 1 }],
    ["import withMermaid from 'x'; export default async () => ({ a: 1 });", undefined],
    ['module.exports = { a: 1 };', { a: 1 }],
    ['exports.default = [1];', [1]],
    ["const config = {}; config.title = 'A'; export default config;", { title: 'A' }],
    ["let title = 'A'; title += ' b'; let n = 5; n -= 2; n *= 2; export default [title, n];", ['A b', 6]],
    [
      "let a; a ??= 1; a ??= 2; let b = ''; b ||= 'c'; let d = 1; d &&= 3; export default [a, b, d];",
      [1, 'c', 3],
    ],
    ["const config = { a: 'b' }; config.a += 'c'; config.d ??= 1; export default config;", { a: 'bc', d: 1 }],
    ['let n = 0; [1, 2].forEach((m) => { n += m; }); export default n;', 3],
    [
      "export default [{ a: 'b' }, { a: 'a' }].sort((x, y) => x.a.localeCompare(y.a));",
      [{ a: 'a' }, { a: 'b' }],
    ],
    ['export default [3, 1, 2].sort();', [1, 2, 3]],
    ["import plugin from 'x'; export default Object.entries(plugin.rules).map(([name]) => name);", []],
  ])('%s', async (text, value) => {
    expect((await read(text)).value).toEqual(value);
  });
});

test('relative modules, JSON, aliases and modules of CommonJS are followed', async () => {
  const { value, unread } = await read(
    `import pages, { more as rest } from './pages';
     import data from './data.json' with { type: 'json' };
     import aliased from 'docs/list';
     const old = require('./old.cjs');
     export * from './pages';
     export default [pages, rest, data, aliased, old.a];`,
    {
      'pages.js': "export const more = 'more'; export default 'pages';",
      'data.json': '{ "a": [1] }',
      'docs/list.mts': 'export default [2];',
      'old.cjs': 'module.exports = { a: 3 };',
    },
  );
  expect({ value, unread }).toEqual({ value: ['pages', 'more', { a: [1] }, [2], 3], unread: [] });
});

test('a function that createRequire returns requires, and resolves paths as written', async () => {
  const { value, unread } = await read(
    `import { createRequire } from 'module';
     const require = createRequire(import.meta.url);
     export default [require('./data.json'), require.resolve('./sidebars.js')];`,
    { 'data.json': '[1]' },
  );
  expect({ value, unread }).toEqual({ value: [[1], './sidebars.js'], unread: [] });
});

test('modules that import each other end', async () => {
  const { value } = await read("import { b } from './b'; export const a = 1; export default [b];", {
    'b.ts': "import { a } from './config'; export const b = 2;",
  });
  expect(value).toEqual([2]);
});

describe('a part that does not follow from the syntax is left out and named', () => {
  test.each<[string, unknown, string, string]>([
    [
      "import { version } from 'vitepress';\nexport default { a: 1, version };",
      { a: 1 },
      'version',
      'it comes from the package "vitepress"',
    ],
    ["import rest from 'x';\nexport default [1, ...rest];", [1], '[1]', 'it comes from the package "x"'],
    [
      'export default { a: { b: await fetch(url) } };',
      { a: {} },
      'a.b',
      '"fetch" has no value before the program runs',
    ],
    ['export default { a: () => 1 };', {}, 'a', 'it is a function'],
    ['export default { a: /x/ };', {}, 'a', 'it is not plain data'],
    ['export default { a: class {} };', {}, 'a', 'the value is computed'],
    [
      "import a from './missing';\nexport default { a };",
      {},
      'a',
      'the file "./missing" is not in the folder',
    ],
    [
      'const f = () => { throw new Error(); }; export default { a: f() };',
      {},
      'a',
      'the program throws an error',
    ],
  ])('%s', async (text, value, key, reason) => {
    const read1 = await read(text);
    expect(read1.value).toEqual(value);
    expect(read1.unread.map((part) => [part.key, part.reason])).toEqual([[key, reason]]);
  });

  test('with the line on which it stands', async () => {
    const { unread } = await read('export default {\n  a: 1,\n  b: Math.random(),\n};');
    expect(unread.map(({ place }) => place)).toEqual([{ file: 'config.ts', line: 3 }]);
  });
});

describe('a hostile program ends', () => {
  test.each<[string, string]>([
    ['recursion', 'const f = () => f(); export default { a: f() };'],
    ['a loop without end', 'for (;;); export default 1;'],
    ['a condition that stays', 'while (true); export default 1;'],
    ['a condition at the end that stays', 'do {} while (true); export default 1;'],
    [
      'a loop in a loop',
      'let a = 0; for (let i = 0; i < 1e9; i++) for (let j = 0; j < i; j++) a += j; export default a;',
    ],
    ['a list that grows in a loop', 'const a = []; for (let i = 0; ; i++) a[i] = a; export default a;'],
    ['growing lists', `let a = [1]; ${'a = [...a, ...a];'.repeat(60)} export default a;`],
    ['texts that grow in place', `let a = 'xxxxxxxxxx'; ${'a += a;'.repeat(60)} export default a;`],
    ['growing texts', `let a = 'xxxxxxxxxx'; ${'a = a + a;'.repeat(60)} export default a;`],
    [
      'shared values',
      `const a0 = [1];${Array.from({ length: 60 }, (_, n) => `const a${n + 1} = [a${n}, a${n}];`).join('')} export default a60;`,
    ],
    ['a value that contains itself', 'const a = []; a.push(a); export default a;'],
    ['deep nesting', `export default ${'['.repeat(20_000)}${']'.repeat(20_000)};`],
    ['invalid syntax', 'export default {'],
    ['bytes', '\u0000\u0001\ufffd'],
  ])('%s', async (_, text) => {
    const { value } = await read(text);
    expect(JSON.stringify(value ?? null).length).toBeLessThan(20_000_000);
  });
});

test.each<[string, unknown]>([
  [
    "const a = { b: 1 }; export default [String(a), [a, [1, 2], null].join('-')];",
    ['[object Object]', '[object Object]-1,2-'],
  ],
  ['export default [{ b: 1 }, { a: 1 }].sort();', [{ b: 1 }, { a: 1 }]],
  ['export default [10, 9, "a", 1].sort();', [1, 10, 9, 'a']],
  ['const a = {}; export default { [a]: 1 };', { '[object Object]': 1 }],
  ['export default [Number({}), Number("2"), Number([3])];', [Number.NaN, 2, 3]],
  [`const a = { b: 1 }; export default { c: \`x\${a}\`, d: \`\${[1, 2]}\` };`, { d: '1,2' }],
  ["import { join } from 'node:path'; export default join('a', {});", 'a/[object Object]'],
  ["const a = { b: 1 }; export default { c: 'x' + a, d: '1,' + [2, 3].join() };", { d: '1,2,3' }],
])('objects become the text that JavaScript gives them: %s', async (text, expected) => {
  expect((await read(text)).value).toEqual(expected);
});

test('a program changes neither the length of a list nor what the next program sees', async () => {
  const text =
    'const a = [1]; a.length = 4e9; process.env.A = "a"; export default [process.env.A, a.map((b) => b)];';
  expect((await read(text)).value).toEqual([[1]]);
  expect((await read('export default { a: process.env.A, b: 1 };')).value).toEqual({ b: 1 });
});
