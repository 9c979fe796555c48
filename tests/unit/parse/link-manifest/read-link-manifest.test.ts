import { expect, test } from 'vitest';
import { readLinkManifest } from '../../../../src/parse/link-manifest/parse-link-manifest.ts';

const manifest = { version: 1, base: '/', languages: ['en'], redirects: [], pages: [] };

test('reads the link manifest of an older or newer version, and nothing else', () => {
  expect(readLinkManifest(JSON.stringify(manifest))).toEqual(manifest);
  expect(readLinkManifest(JSON.stringify({ ...manifest, later: 1 }))).toEqual(manifest);
  expect(readLinkManifest('{}')).toBeUndefined();
  expect(readLinkManifest('{ version: 1 }')).toBeUndefined();
});
