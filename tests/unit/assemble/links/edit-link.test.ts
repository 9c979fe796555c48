import { expect, test } from 'vitest';
import { editLink } from '../../../../src/assemble/links/edit-link.ts';
import { siteOf } from '../../../support/sample-site.ts';

const main = 'https://code.dev/acme/ui/edit/main';

test.each([
  [`${main}/site/`, 'm/a.md', `${main}/site/content/m/a.md`],
  [`${main}/site`, '../docs/a.md', `${main}/site/docs/a.md`],
  [`${main}/site`, '../../docs/a.md', `${main}/docs/a.md`],
])('%s leads to %s by %s', (editUrl, source, href) => {
  const site = siteOf({
    config: `editUrl: ${editUrl}\nproducts: [{ id: m, name: M, content: ${source.replace(/\/a\.md$/, '')} }]\n`,
    pages: { [source]: '# A\n' },
  });
  expect(site.pages.map((page) => editLink(page, site))).toEqual([{ editHref: href }]);
});
