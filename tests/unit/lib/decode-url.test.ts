import { expect, test } from 'vitest';
import { decodePart, decodePath } from '../../../src/lib/decode-url.ts';

test.each([
  ['guide/%C3%BCber', 'guide/über', 'guide/über'],
  ['a%2Fb', 'a%2Fb', 'a/b'],
  ['100%', '100%', '100%'],
  ['%E0%A4', '%E0%A4', '%E0%A4'],
])('%s is decoded to %s as a path and %s as a part', (text, path, part) => {
  expect(decodePath(text)).toBe(path);
  expect(decodePart(text)).toBe(part);
});
