import { expect, test } from 'vitest';
import { evaluated } from '../support.ts';

// The values that JavaScript gives.
test.each<[string, unknown]>([
  ['let a = 1; if (a > 1) a = 2; else if (a === 1) a = 3; else a = 4; export default a;', 3],
  ['let a = 1; if (a > 1) a = 2; export default a;', 1],
  ['let a = 1; { let a = 2; a = 3; } export default a;', 1],
  ['let a = 1; const f = () => { a = 2; return a; }; export default [f(), a];', [2, 2]],
  ['let a; const f = () => { a = 1; return; a = 2; }; f(); export default a;', 1],
  [
    'const a = []; for (const n of [1, 2, 3]) { if (n === 2) continue; a.push(n); } export default a;',
    [1, 3],
  ],
  ['const a = []; for (const n of [1, 2, 3]) { if (n === 2) break; a.push(n); } export default a;', [1]],
  ['const f = () => { for (const n of [1, 2]) return n; }; export default f();', 1],
  ['let a = 0; for (const n of [1, 2]) { const b = n; a += b; } export default a;', 3],
  ["const a = []; for (const at in ['x', 'y']) a.push(at); export default a;", ['0', '1']],
  [
    'const a = []; for (const n of [1, 2]) { switch (n) { case 1: continue; } a.push(n); } export default a;',
    [2],
  ],
  [
    'const a = []; switch (9) { case 1: a.push(1); default: a.push(2); case 3: a.push(3); } export default a;',
    [2, 3],
  ],
  ['let a = 1; switch (9) { case 1: a = 2; } export default a;', 1],
  ['const a = []; for (const n of [1]) { switch (n) { case 1: break; } a.push(n); } export default a;', [1]],
  ["let a = 1; try { a = JSON.parse('x') ?? 2; a = 3; } catch { a = 4; } export default a;", 3],
  ['const a = []; for (let i = 0; i < 3; i++) a.push(i); export default a;', [0, 1, 2]],
  ['const a = []; let i = 5; for (; i > 3; ) { i -= 1; a.push(i); } export default [a, i];', [[4, 3], 3]],
  [
    'const a = []; for (let i = 0, j = 9; ; i++, j--) { if (i > 1) break; a.push([i, j]); } export default a;',
    [
      [0, 9],
      [1, 8],
    ],
  ],
  [
    'const a = []; for (let i = 0; i < 3; i++) { if (i === 1) continue; a.push(i); } export default a;',
    [0, 2],
  ],
  ['const f = () => { for (let i = 0; i < 3; i++) if (i === 1) return i; }; export default f();', 1],
  ['const a = []; for (let i = 0; i < 2; i++) a.push(() => i); export default a.map((f) => f());', [0, 1]],
  ['let a = 0; for (let i = 0; i < 3; ++i) { let i = 7; a += i; } export default a;', 21],
  ['let a; for (a = 0; a < 2; a++); export default a;', 2],
  [
    'const a = []; let i = 0; while (i < 3) { i++; if (i === 2) continue; a.push(i); } export default a;',
    [1, 3],
  ],
  ['const f = () => { let i = 0; while (true) { if (i > 3) return i; i += 2; } }; export default f();', 4],
  ['let a = 0; while (a < 9) if (++a === 4) break; export default a;', 4],
  [
    'const a = [1, 2]; const b = []; while (a.length) b.push(a.shift()); export default [a, b];',
    [[], [1, 2]],
  ],
  ['let a = 5; do a++; while (a < 3); export default a;', 6],
  ['let a = 0; do { a++; if (a === 2) continue; if (a === 4) break; } while (a < 9); export default a;', 4],
  ['const f = () => { do { return 1; } while (true); }; export default f();', 1],
  ['let a = 1; try { a = 2; } finally { a += 1; } export default a;', 3],
  [
    'const a = []; const f = () => { try { return 1; } finally { a.push(2); } }; export default [f(), a];',
    [1, [2]],
  ],
  ['const f = () => { try { return 1; } finally { return 2; } }; export default f();', 2],
  ['const f = () => { try { throw new Error(); } finally { return 2; } }; export default f();', 2],
  ['const a = f(); function f() { return g(); function g() { return 1; } } export default a;', 1],
  ["const a = {}; a['b-c'] = 1; a.d = {}; a.d.e = 2; export default a;", { 'b-c': 1, d: { e: 2 } }],
  ['const a = { b: 1 }; const c = a; c.b = 2; export default a;', { b: 2 }],
  ['let a = 1; a = undefined; let b = 3; b %= 2; export default [a ?? 0, b];', [0, 1]],
])('%s', async (text, value) => {
  expect(await evaluated(text)).toEqual({ value, unread: [] });
});

test.each<[string, unknown]>([
  // A condition that is not known is taken as false.
  ['let a = 1; if (fetch) a = 2; export default a;', 1],
  ['let a = 1; if (fetch) a = 2; else a = 3; export default a;', 3],
  ['let a = 1; switch (fetch) { case 1: a = 2; break; default: a = 3; } export default a;', 3],
  ['let a = 1; for (const b of fetch) a = 2; for (const b in fetch) a = 3; export default a;', 1],
  ['let a = 1; for (let i = 0; i < fetch; i++) a = 2; export default a;', 1],
  ['let a = 1; while (fetch) a = 2; export default a;', 1],
  ['let a = 1; do a++; while (fetch); export default a;', 2],
  ['let a = 1; missing = 2; fetch.b = 3; export default a;', 1],
])('what is not known decides nothing: %s', async (text, value) => {
  expect(await evaluated(text)).toEqual({ value, unread: [] });
});

test('a function stays what it is', async () => {
  const text = `const f = () => 1;
    f.node = 2;
    f.scope = 3;
    export default [f(), Object.keys(f), { ...f }, Object.assign({}, f)];`;
  expect(await evaluated(text)).toEqual({ value: [1, [], {}, {}], unread: [] });
});

test.each<[string, unknown]>([
  ['const a = { b: 1 }; Object.assign(a, { c: 2 }, undefined, { b: 3 }); export default a;', { b: 3, c: 2 }],
  ['const a = { b: 1 }; export default [Object.assign({}, a, { b: 2 }), a];', [{ b: 2 }, { b: 1 }]],
  ['const a = Object.assign(process.env, { b: 1 }); export default [a, process.env];', [{ b: 1 }, {}]],
])('members are assigned: %s', async (text, value) => {
  expect(await evaluated(text)).toEqual({ value, unread: [] });
});

test('an object of a package that is assigned is named as missing', async () => {
  const { value, unread } = await evaluated(
    "import a from 'x';\nexport default Object.assign({ b: 1 }, a, { c: 2 });",
  );
  expect(value).toEqual({ b: 1, c: 2 });
  expect(unread.map(({ key, reason }) => [key, reason])).toEqual([['...1', 'it comes from the package "x"']]);
});
