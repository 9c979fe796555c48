import { expect, test } from 'vitest';
import { otherKeys, readConfig, unreadParts } from '../../../src/inspect/read-config.ts';
import { treeOf } from './support.ts';

test.each([
  ['a function of a package', `import { extend } from 'theme';\nexport default extend({ title: 'A' });`],
  ['two of them', `import { a, b } from 'theme';\nexport default a('x', b({ title: 'A' }), { title: 'B' });`],
  ['an awaited call', `import { a } from 'theme';\nexport default await a({ title: 'A' });`],
  ['one after the base', `import base, { a } from 'theme';\nexport default a(base, ['b'], { title: 'A' });`],
])('settings in the call of %s', async (_, text) => {
  const { value, unread } = await readConfig('config.ts', treeOf({ 'config.ts': text }));
  expect({ value, unread }).toEqual({ value: { title: 'A' }, unread: [] });
});

test.each([
  ['an arrow function', "export default (title = 'A') => ({ title });"],
  ['a function with a name', "export default async function create(title = 'A') { return { title }; }"],
  ['a function without a name', "export default function (title = 'A') { return { title }; }"],
  ['CommonJS', "module.exports = async function (title = 'A') { return { title }; };"],
  ['defineConfig', "import { defineConfig } from 'x'; export default defineConfig(() => ({ title: 'A' }));"],
])('%s is called without arguments, so that its defaults apply', async (_, text) => {
  const { value, unread } = await readConfig('config.ts', treeOf({ 'config.ts': text }));
  expect({ value, unread }).toEqual({ value: { title: 'A' }, unread: [] });
});

test('settings with the names of parts of a function are settings', async () => {
  const text = "export default { node: 'a', scope: 'b' };";
  const { value } = await readConfig('config.ts', treeOf({ 'config.ts': text }));
  expect(value).toEqual({ node: 'a', scope: 'b' });
});

test('another export, and functions that are settings, can be read', async () => {
  const text = 'export const site = { list: () => [1], other: () => [2], plain: [3] };';
  const { value, unread } = await readConfig('config.ts', treeOf({ 'config.ts': text }), {
    name: 'site',
    call: ['list', 'plain', 'absent'],
  });
  expect(value).toEqual({ list: [1], plain: [3] });
  expect(unread.map(({ key }) => key)).toEqual(['other']);
});

const place = { file: 'config.ts', line: 3 };

test('parts that are not needed are not listed, and the whole has the name of its file', () => {
  const parts = ['', 'a.b', 'c'].map((key) => ({ key, reason: 'it is computed', place }));
  expect(unreadParts(parts, (key) => key !== 'c')).toEqual([
    { kind: 'setting', name: 'config.ts', reason: 'that cannot be read (it is computed)', place },
    { kind: 'setting', name: 'a.b', reason: 'that cannot be read (it is computed)', place },
  ]);
  expect(unreadParts(parts).map(({ name }) => name)).toEqual(['config.ts', 'a.b', 'c']);
});

test('other keys are listed once, with those whose values are missing', () => {
  const unread = ['theme.d[1].x', 'theme.d.y', 'theme.known.z', 'other', 'theme.'].map((key) => ({
    key,
    reason: 'it is a function',
    place,
  }));
  const context = { prefix: 'theme.', file: 'config.ts', unread };
  const listed = otherKeys({ a: 1, known: 2 }, ['known'], context);
  expect(listed).toEqual(
    ['theme.a', 'theme.d'].map((name) => ({
      kind: 'setting',
      name,
      reason: 'without an equivalent in site.yaml',
      place: { file: 'config.ts', line: 1 },
    })),
  );
  expect(otherKeys({ a: 1 }, [], { file: 'config.ts', unread }).map(({ name }) => name)).toEqual([
    'a',
    'theme',
    'other',
  ]);
});
