import { expect, test } from 'vitest';
import { encodeUrl } from '../../../src/lib/encode-url.ts';

test.each([
  ['/a/:page/*', '/a/:page/*'],
  ['/über uns/?a=ü#ß', '/%C3%BCber%20uns/?a=%C3%BC#%C3%9F'],
  ['/%c3%bcber%20uns/', '/%C3%BCber%20uns/'],
  ['https://acme.dev/100%', 'https://acme.dev/100%'],
  ['/🎉/\ud83c/', '/%F0%9F%8E%89/%EF%BF%BD/'],
])('%j → %s', (url, encoded) => {
  expect(encodeUrl(url)).toBe(encoded);
});
