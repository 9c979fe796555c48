import { expect, test } from 'vitest';
import { readmeName } from '../../../src/inspect/readme-name.ts';
import { treeOf } from './support.ts';

const named = (readme: string) => readmeName(treeOf({ 'package.json': '{}', 'README.md': readme }));

test.each([
  ['# Acme UI\n\n# More\n', 'Acme UI'],
  ['<p><img src="a.svg"></p>\n\n<h1 align="center">\n  <a href="/">Acme</a> UI\n</h1>\n', 'Acme UI'],
  ['# ![Logo](a.png) [`acme`](https://acme.dev) #\n', 'acme'],
  ['## Acme\n', undefined],
  ['```bash\nnpm start\n# or\nyarn start\n```\n\n# Acme\n', 'Acme'],
  ['```bash\nnpm start\n# or\n', undefined],
  ['# A sentence about everything that is in here\n', undefined],
  ['# ![Logo](a.png)\n', undefined],
  [`${'\n'.repeat(20)}# Documentation\n`, undefined],
])('%j names the project %j', async (readme, name) => {
  expect(await named(readme)).toBe(name);
});

test('a README that is a page among others, or is missing, names no project', async () => {
  expect(await readmeName(treeOf({ 'README.md': '# Start\n' }))).toBeUndefined();
  expect(await readmeName(treeOf({ 'package.json': '{}' }))).toBeUndefined();
});
