import { expect, test } from 'vitest';
import { evaluated } from '../support.ts';

// The values that JavaScript gives.
test.each<[string, unknown]>([
  ['const { a, ...others } = { a: 1, b: 2, c: 3 }; export default [a, others];', [1, { b: 2, c: 3 }]],
  ['const [first, ...others] = [1, 2, 3]; export default [first, others];', [1, [2, 3]]],
  ['const [a, , b = 3] = [1, 2]; export default [a, b];', [1, 3]],
  ['const [a = 1, b = 2] = [null]; export default [String(a), b];', ['null', 2]],
  ["const { 'a-b': c, d: { e } } = { 'a-b': 1, d: { e: 2 } }; export default [c, e];", [1, 2]],
  ["const key = 'a'; const { [key]: b } = { a: 1, key: 2 }; export default b;", 1],
  ['const { a = 1, b = 2 } = { b: 3 }; export default [a, b];', [1, 3]],
  ["const { length } = ['a', 'b']; export default length;", 2],
  ['const { a } = 1; const [b] = {}; export default [a ?? 1, b ?? 2];', [1, 2]],
  [
    'const f = ([a, ...b], { c, ...d }, ...e) => [a, b, c, d, e]; export default f([1, 2], { c: 3, f: 4 }, 5, 6);',
    [1, [2], 3, { f: 4 }, [5, 6]],
  ],
  ['const all = []; for (const [k, { v }] of [[1, { v: 2 }]]) all.push(k, v); export default all;', [1, 2]],
])('%s', async (text, value) => {
  expect(await evaluated(text)).toEqual({ value, unread: [] });
});

test('parts of a value that is not known are not known either', async () => {
  const { value, unread } = await evaluated(
    "import { a } from 'x';\nconst { b, ...c } = a;\nconst [d, ...e] = a;\nexport default { b, c, d, e, f: 1 };",
  );
  expect(value).toEqual({ f: 1 });
  expect(unread.map(({ key, reason }) => [key, reason])).toEqual(
    ['b', 'c', 'd', 'e'].map((key) => [key, 'it comes from the package "x"']),
  );
});

test('inherited members are no members, so that a program reaches no functions of this one', async () => {
  const inherited = 'const { constructor, map } = [1]; export default [constructor ?? 1, map ?? 2];';
  expect((await evaluated(inherited)).value).toEqual([1, 2]);
  await evaluated(
    'const { constructor: Native } = Object.fromEntries([]); Native.prototype.polluted = 1; export default 1;',
  );
  expect('polluted' in {}).toBe(false);
});
