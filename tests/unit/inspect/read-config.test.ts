import { expect, test } from 'vitest';
import { readConfig } from '../../../src/inspect/read-config.ts';
import { treeOf } from './support.ts';

test.each([
  ['a function of a package', `import { extend } from 'theme';\nexport default extend({ title: 'A' });`],
  ['two of them', `import { a, b } from 'theme';\nexport default a('x', b({ title: 'A' }), { title: 'B' });`],
  ['an awaited call', `import { a } from 'theme';\nexport default await a({ title: 'A' });`],
])('settings in the call of %s', async (_, text) => {
  const { value, unread } = await readConfig('config.ts', treeOf({ 'config.ts': text }));
  expect({ value, unread }).toEqual({ value: { title: 'A' }, unread: [] });
});

test('a function is called without arguments, so that its defaults apply', async () => {
  const text = "export default (title = 'A') => ({ title });";
  const { value } = await readConfig('config.ts', treeOf({ 'config.ts': text }));
  expect(value).toEqual({ title: 'A' });
});
