import { expect, test } from 'vitest';
import { evaluated } from '../support.ts';

const others = {
  'names.ts': "export const a = 1, b = 2; export function c() { return 3; } export default 'whole';",
  'all.ts': "export * from './names'; export * as names from './names'; export const a = 4;",
  'patterns.ts':
    'export const { a, b: [c], ...d } = { a: 1, b: [2], x: 3 }; export const [e = 4, , ...f] = [undefined, 0, 5, 6];',
  'list.cjs': "module.exports = ['x'];",
  'make.cjs': 'module.exports = (a) => ({ a });',
  'object.cjs': 'module.exports = { a: 1, b: 2 };',
  'parts.cjs': 'exports.a = 1; module.exports.b = 2;',
  'function.ts': 'export default function () { return 1; }',
  'named.ts': 'export default async function f() { return a; } const a = 2;',
  'broken.ts': 'export default {\n  a: 1,\n',
};

test.each<[string, unknown]>([
  ['const a = 1; export { a as default };', 1],
  [
    "import { a, c, d, e, f } from './patterns'; export default [a, c, d, e, f];",
    [1, 2, { x: 3 }, 4, [5, 6]],
  ],
  ["export { default } from './names';", 'whole'],
  ["export { b as default } from './names';", 2],
  ["import { a, b as second, c } from './names'; export default [a, second, c()];", [1, 2, 3]],
  ["import * as all from './names'; export default [all.a, all.default];", [1, 'whole']],
  ["import { names, a, b } from './all'; export default [names.a, a, b];", [1, 4, 2]],
  ["import all from './all'; export default all.default ?? Object.keys(all);", ['a', 'b', 'c', 'names']],
  ["export default (await import('./names')).a;", 1],
  ["export default require('./list.cjs');", ['x']],
  ["import list from './list.cjs'; export default list;", ['x']],
  ["export default require('./make.cjs')(1);", { a: 1 }],
  ["export default { ...require('./object.cjs'), b: 3 };", { a: 1, b: 3 }],
  ["import { a } from './object.cjs'; export default a;", 1],
  ["export default require('./parts.cjs');", { a: 1, b: 2 }],
  ["import f from './function'; export default f();", 1],
  ["import f from './named'; export default f();", 2],
])('%s', async (text, value) => {
  expect((await evaluated(text, others)).value).toEqual(value);
});

test('what a module does not export is named with its line', async () => {
  const { unread } = await evaluated(
    "import { a } from './names';\nimport { x } from './names';\nexport default { a, x };",
    others,
  );
  expect(unread).toEqual([
    { key: 'x', reason: 'there is no export "x"', place: { file: 'config.ts', line: 2 } },
  ]);
});

test('each import of a module that cannot be read is named', async () => {
  const { unread } = await evaluated(
    "import a from './broken';\nconst b = require('./broken');\nexport default { a, b };",
    others,
  );
  expect(unread.map(({ key, place }) => [key, place.file])).toEqual([
    ['a', 'broken.ts'],
    ['b', 'broken.ts'],
  ]);
  for (const { reason } of unread) expect(reason).toMatch(/^its syntax is invalid \(.+\)$/);
});
