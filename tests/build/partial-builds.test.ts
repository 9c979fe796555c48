import { expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

test('a build of some pages keeps the results of the others for the next one', async ({ workspace }) => {
  await workspace.write(plainSite);
  const first = await workspace.freshBuild();
  expect(first.rendered).toContain('/acme/button');
  await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
  const partial = await workspace.freshBuild({ flags: { only: ['/acme/link'] } });
  expect(partial.rendered).toEqual(['/acme/link']);
  const next = await workspace.freshBuild();
  expect({ parsed: next.parsed, rendered: next.rendered }).toEqual({ parsed: 0, rendered: [] });
});
