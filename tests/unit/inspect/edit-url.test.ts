import { expect, test } from 'vitest';
import { siteEditUrl } from '../../../src/inspect/edit-url.ts';

const main = 'https://github.com/acme/ui/edit/main';

test.each([
  ['below the documentation', `${main}/docs`, 'docs', 'docs/site', `${main}/docs/site`],
  ['beside the documentation', `${main}/docs`, 'docs', 'website', `${main}/website`],
  ['beside a folder of packages', `${main}/apps/docs`, 'apps/docs', 'apps/site', `${main}/apps/site`],
  ['of a documentation that is the folder itself', main, '', 'site', `${main}/site`],
  ['outside of the inspected folder', `${main}/docs`, 'docs', '../site', undefined],
  ['of pages whose folder the URL does not end in', `${main}/src`, 'docs', 'site', undefined],
])('the editor for a site %s', (_, editUrl, root, site, expected) => {
  expect(siteEditUrl(editUrl, { root, site })).toBe(expected);
});
