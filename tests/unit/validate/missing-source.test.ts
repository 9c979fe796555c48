import { expect, test } from 'vitest';
import { missingSource } from '../../../src/validate/rules/missing-source.ts';
import { siteOf } from '../../support/sample-site.ts';

test.each([
  [
    '../../grid/dist/link-manifest.json',
    'Build the other site first, or correct the path of its link-manifest.json.',
  ],
  ['https://grid.acme.dev/link-manifest.json', 'Download it before the build, and name the downloaded file.'],
])('how to provide the link manifest %s', (path, hint) => {
  const site = siteOf({ config: `products: []\nlinkManifests: [${path}]`, pages: {} });
  const found = missingSource({
    ...site,
    absent: new Set(site.config.linkManifests.map(({ source }) => source)),
  });
  expect(found.map((one) => [one.code, one.hint])).toEqual([['missing-file', hint]]);
});
