import { expect, test } from 'vitest';
import { referenceCopyHash, referenceCopyText } from '../../../../src/emit/markdown/reference-copy.ts';
import type { ApiDocument } from '../../../../src/model/api-document.ts';
import { english } from '../../../../src/model/words.ts';
import { only, siteOf } from '../../../support/sample-site.ts';

const page = only(
  siteOf({
    config: 'products: [{ id: ui, name: UI, api: ui/api }]',
    api: {
      'ui/api/button.json': {
        name: 'Button',
        props: { size: { type: {}, description: 'See [a](/a/), [b](/b/) and [a](/a/).' } },
        demos: '<ul><li><a href="/a/">A</a></li></ul>',
        inheritance: { component: 'Base', pathname: '/c/' },
      },
    },
  }).pages,
);
const reference = page.reference as ApiDocument;
const words = english.reference;

test('links in the copy of an API page have their addresses', () => {
  const addresses = ['https://acme.dev/a/', '/docs/a/', undefined, '/de/a/', '/docs/c/'];
  const text = referenceCopyText(reference, { words, addresses });
  expect(text).toContain('- [A](https://acme.dev/a/)');
  expect(text).toContain('See [a](/docs/a/), [b](/b/) and [a](/de/a/).');
  expect(text).toContain('[`Base`](/docs/c/)');
});

test('the hash of a copy changes with its document, words and addresses', () => {
  const hashes = [
    referenceCopyHash(reference, { words, addresses: [] }),
    referenceCopyHash(reference, { words, addresses: ['/a/'] }),
    referenceCopyHash(reference, { words: { ...words, name: 'Nom' }, addresses: [] }),
    referenceCopyHash({ ...reference, name: 'Other' }, { words, addresses: [] }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(referenceCopyHash(reference, { words, addresses: [] })).toBe(hashes[0]);
});
