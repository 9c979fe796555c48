import { expect, test } from 'vitest';
import { listedFolder } from '../../../../src/inspect/navigation/listed-folder.ts';
import { treeOf } from '../support.ts';

const sections = '{ "sections": [{ "label": "Start", "children": [{ "label": "A", "to": "a" }] }] }';
const pages = { 'README.md': '# Acme\n', 'docs/a.md': '# A\n', 'packages/core/README.md': '# Core\n' };

test.each([
  [{ 'docs/config.json': sections }, 'docs'],
  [{ 'docs/SUMMARY.md': '- [A](a.md)\n' }, 'docs'],
  [{ 'docs/config.json': '{ "theme": "dark" }' }, ''],
  [{ 'docs/config.json': sections, 'SUMMARY.md': '- [A](docs/a.md)\n' }, ''],
  [{}, ''],
])('the folder of the pages with %j', async (files, expected) => {
  expect(await listedFolder('', treeOf({ ...pages, ...files }))).toBe(expected);
});
