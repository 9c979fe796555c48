import { expect, test } from 'vitest';
import { linkAddresses } from '../../../../src/emit/markdown/page-copy.ts';
import { indexedSite } from '../../../support/planned-pages.ts';

test('addresses in a copy lead to the same places wherever it is read', () => {
  const links = ['<./b c.md#d>', './ü.png', '/e.txt', './none.md', 'https://x.dev/ö', '#a'];
  const { index } = indexedSite({
    config: 'url: https://acme.dev\nbase: /docs/\nlanguages: [en, de]',
    pages: {
      'a.md': `# A\n\n${links.map((url) => `[a](${url})`).join(' ')}`,
      'a-de.md': '# A\n\n[b](<./b c.md>)',
      'b c.md': '# B',
    },
    files: ['ü.png'],
    publicFiles: ['public/e.txt'],
  });
  const addressesAt = (path: string) => {
    const page = index.site.pages.find((one) => one.path === path);
    return page && linkAddresses(page, index);
  };
  expect(addressesAt('/a')).toEqual([
    'https://acme.dev/docs/b%20c/#d',
    expect.stringMatching(/^https:\/\/acme\.dev\/docs\/media\/%C3%BC-[\w-]+\.png$/),
    'https://acme.dev/docs/e.txt',
    undefined,
    undefined,
    undefined,
  ]);
  expect(addressesAt('/de/a')).toEqual(['https://acme.dev/docs/de/b%20c/']);
});
