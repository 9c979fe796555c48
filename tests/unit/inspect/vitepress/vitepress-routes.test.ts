import { expect, test } from 'vitest';
import { compileRewrites, vitepressPath } from '../../../../src/inspect/vitepress/vitepress-routes.ts';

test.each<[Record<string, unknown>, string, string | undefined]>([
  [{ 'en/:rest*': ':rest*' }, 'en/guide/a.md', 'guide/a.md'],
  [{ 'en/:rest*': ':rest*' }, 'de/guide/a.md', undefined],
  [{ 'packages/:pkg/src/:slug*': ':pkg/:slug*' }, 'packages/ui/src/a/b.md', 'ui/a/b.md'],
  [{ 'a/:name.md': 'b/:name.md' }, 'a/c.md', 'b/c.md'],
  [{ 'a/:name.md': 'b/:name.md' }, 'a/c/d.md', undefined],
  [{ 'a.md': 'b.md' }, 'a.md', 'b.md'],
  [{ ':a/:a.md': 'x' }, 'a/a.md', undefined],
  [{ 'a(b)[c].md': 'd.md', x: 1 }, 'a(b)[c].md', 'd.md'],
])('%j turns %s into %s', (rewrites, path, rewritten) => {
  expect(compileRewrites(rewrites)(path)).toBe(rewritten);
});

test.each([
  ['index.md', '/'],
  ['guide/index.md', '/guide/'],
  ['guide/a.md', '/guide/a/'],
])('%s has the address %s', (file, path) => {
  expect(vitepressPath(file)).toBe(path);
});
