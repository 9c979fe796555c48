import { expect, test } from 'vitest';
import { loadModules } from '../../../../src/inspect/evaluate/load-modules.ts';
import { plainValue } from '../../../../src/inspect/evaluate/plain-value.ts';
import { readExports } from '../../../../src/inspect/evaluate/read-exports.ts';
import { treeOf } from '../support.ts';

async function resultOf(expression: string, before = ''): Promise<unknown> {
  const text = `${before}\nexport default [${expression}];`;
  const graph = await loadModules('web/config.ts', treeOf({ 'web/config.ts': text }));
  const { value } = plainValue(readExports(graph).exports.default, { file: 'web/config.ts', line: 1 });
  return Array.isArray(value) && value.length < 2 ? value[0] : value;
}

// The values that JavaScript gives.
test.each<[string, unknown]>([
  ['[1, 2].map((n, index, all) => n * 10 + index + all.length)', [12, 23]],
  ['[1, 2].flatMap((n) => [n, [n]])', [1, [1], 2, [2]]],
  ["[0, 1, '', 'a', null].filter((n) => n)", [1, 'a']],
  ['[1, 2, 3].filter((n, index) => index > 0)', [2, 3]],
  ["[{ n: '' }, { n: 'a' }, { n: 'b' }].find((one) => one.n)", { n: 'a' }],
  ['[1, 2, 3].find((n) => n > 1)', 2],
  ["'a'.concat('b', 1)", 'ab1'],
  ['[1].concat([2, [3]], 4)', [1, 2, [3], 4]],
  ['[1, [2, [3]]].flat()', [1, 2, [3]]],
  ['[1, 2, 3].slice(1)', [2, 3]],
  ['[1, 2, 3].slice(0, -1)', [1, 2]],
  ["'abc'.slice(-2, -1)", 'b'],
  ['[1, 2].reverse()', [2, 1]],
  ["['b', 'a', 'C', 'b'].sort()", ['C', 'a', 'b', 'b']],
  ['[10, 9, 1].sort()', [1, 10, 9]],
  ['[10, 9, 1].sort((a, b) => a - b)', [1, 9, 10]],
  ['[1, null, 2].join()', '1,,2'],
  ["[1, 2].join(' – ')", '1 – 2'],
  ['[[1].includes(1), [1].includes(2)]', [true, false]],
  ["['abc'.includes('bc'), 'abc'.includes('d')]", [true, false]],
  ["['abc'.startsWith('ab'), 'abc'.startsWith('b')]", [true, false]],
  ["['abc'.endsWith('bc'), 'abc'.endsWith('b')]", [true, false]],
  ["'a-b-a'.replace('a', '$&')", '$&-b-a'],
  ["'a-b-a'.replaceAll('a', 'c')", 'c-b-c'],
  ["'a/b'.split('/')", ['a', 'b']],
  ["[' Ab '.trim(), 'Ab'.toLowerCase(), 'Ab'.toUpperCase()]", ['Ab', 'ab', 'AB']],
  ['[1, 2].toString()', '1,2'],
  ["['abc'.length, [1, 2].length, 'abc'[1], [1, 2][1]]", [3, 2, 'b', 2]],
  ["[Boolean(''), Boolean('a'), String(1), Number('2')]", [false, true, '1', 2]],
  ["[Array.isArray([]), Array.isArray('')]", [true, false]],
  ['Object.keys({ a: 1, b: 2 })', ['a', 'b']],
  ['Object.values({ a: 1, b: 2 })', [1, 2]],
  ['Object.entries({ a: 1 })', [['a', 1]]],
  ['Object.freeze({ a: 1 })', { a: 1 }],
  ['Object.assign({}, { a: 1, b: 1 }, { b: 2 })', { a: 1, b: 2 }],
  ["Object.fromEntries([['a', 1], ['b', 2]])", { a: 1, b: 2 }],
  [
    '[__dirname, __filename, process.cwd(), process.env.HOME === undefined]',
    ['/web', '/web/config.ts', '/', true],
  ],
])('%s', async (expression, value) => {
  expect(await resultOf(expression)).toEqual(value);
});

test.each<[string, string, unknown]>([
  ['push', 'const a = [1]; const length = a.push(2, 3);', [[1, 2, 3], 3]],
  ['unshift', 'const a = [1]; const length = a.unshift(2, 3);', [[2, 3, 1], 3]],
  ['pop', 'const a = [1, 2]; const length = [a.pop(), a.pop()];', [[], [2, 1]]],
  ['shift', 'const a = [1, 2]; const length = [a.shift(), a.shift()];', [[], [1, 2]]],
  [
    'forEach',
    'const a = []; let length; [1, 2].forEach((n, at, all) => { a.push(n + at); length = all.length; });',
    [[1, 3], 2],
  ],
])('%s changes what it is called for', async (_, before, value) => {
  expect(await resultOf('a, length', before)).toEqual(value);
});

test('the folder of a module is found in the ways of Node.js', async () => {
  const before = `import path from 'node:path';
    import { dirname, join } from 'path';
    import { fileURLToPath } from 'url';
    const folder = dirname(fileURLToPath(import.meta.url));`;
  const expression = "folder, join(folder, '../a'), path.resolve(folder, './b'), path.resolve('c')";
  expect(await resultOf(expression, before)).toEqual(['/web', '/a', '/web/b', '/c']);
});

test('a program cannot change a global for the next one', async () => {
  await resultOf('1', 'process.env.CI = "x"; Object.keys = () => [7];');
  expect(await resultOf('process.env.CI === undefined, Object.keys({ a: 1 })')).toEqual([true, ['a']]);
});
