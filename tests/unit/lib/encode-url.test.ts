import { expect, test } from 'vitest';
import { encodeUrl, fileInUrl } from '../../../src/lib/encode-url.ts';

test.each([
  ['/a/:page/*', '/a/:page/*'],
  ['/über uns/?a=ü#ß', '/%C3%BCber%20uns/?a=%C3%BC#%C3%9F'],
  ['/%c3%bcber%20uns/', '/%C3%BCber%20uns/'],
  ['https://acme.dev/100%', 'https://acme.dev/100%'],
  ['/🎉/\ud83c/', '/%F0%9F%8E%89/%EF%BF%BD/'],
])('%j → %s', (url, encoded) => {
  expect(encodeUrl(url)).toBe(encoded);
});

test('the path of a file has no characters that end an address or escape in it', () => {
  expect(fileInUrl('ui/[id]/Über C#/What? 50%\t{a}|`<b>`^\\"c".tsx')).toBe(
    'ui/[id]/Über%20C%23/What%3F%2050%25%09%7Ba%7D%7C%60%3Cb%3E%60%5E%5C%22c%22.tsx',
  );
});
