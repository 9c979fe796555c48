import { expect, test } from 'vitest';
import { evaluated } from '../support.ts';

// The values that JavaScript gives.
test.each<[string, unknown]>([
  ['let i = 1; const a = [i++, i, ++i, i--, i, --i]; export default [a, i];', [[1, 2, 3, 3, 2, 1], 1]],
  ["let i = '1'; i++; export default i;", 2],
  ["const a = { b: '5' }; a.b--; ++a['b']; export default a;", { b: 5 }],
  ['let a; const b = (a = 1); export default [a, b];', [1, 1]],
  ['let a; let b; a = b = 2; export default [a, b];', [2, 2]],
  ['let n = 0; [1, 2].forEach((m) => (n += m)); export default n;', 3],
  ["const a = {}; a[1] = 'b'; a['c'] = 'd'; export default a;", { 1: 'b', c: 'd' }],
  ["const a = ['x', 'y']; a[0] = 'z'; a[a.length] = 'end'; export default a;", ['z', 'y', 'end']],
])('%s', async (text, value) => {
  expect(await evaluated(text)).toEqual({ value, unread: [] });
});

test.each([
  'const a = [1]; a[4e9] = 2; a[2] = 2; a[-1] = 2; a.length = 9; export default a;',
  "const a = [1]; a['01'] = 2; a.b = 2; a['__proto__'] = [2]; export default a;",
])('a list gets no holes, and nothing but items: %s', async (text) => {
  expect(await evaluated(text)).toEqual({ value: [1], unread: [] });
});

test('a number that is not known stays unknown', async () => {
  const { value, unread } = await evaluated(
    "import { a } from 'x';\nlet b = a;\nconst c = b++;\nexport default { b, c, d: 1 };",
  );
  expect(value).toEqual({ d: 1 });
  expect(unread.map(({ key, reason }) => [key, reason])).toEqual(
    ['b', 'c'].map((key) => [key, 'it comes from the package "x"']),
  );
});
