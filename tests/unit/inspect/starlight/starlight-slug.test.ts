import { expect, test } from 'vitest';
import { starlightPath } from '../../../../src/inspect/starlight/starlight-slug.ts';

test.each<[string, Record<string, unknown>, string]>([
  ['docs/index.mdx', {}, '/'],
  ['docs/guides/index.md', {}, '/guides/'],
  ["docs/guides/What's New.md", {}, '/guides/whats-new/'],
  ['docs/guides/a.md', { slug: 'own/address' }, '/own/address/'],
  ['docs/guides/a.md', { slug: '/' }, '/'],
])('%s with %j has the address %s', (file, values, path) => {
  expect(starlightPath({ file, values }, 'docs')).toBe(path);
});
