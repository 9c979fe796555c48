import { expect, test } from 'vitest';
import { parseManifest } from '../../../src/lib/parse-manifest.ts';

test.each([
  ['{ "name": "kit", "version": "1.2.0" }', 'kit', '1.2.0'],
  ['\ufeff{ "name": "kit", "version": "1.2.0" }', 'kit', '1.2.0'],
  ['{ "name": "kit" ', undefined, undefined],
  ['', undefined, undefined],
  ['null', undefined, undefined],
  ['["kit"]', undefined, undefined],
  ['{ "name": 1 }', 1, undefined],
])('%j', (text, name, version) => {
  const manifest = parseManifest(text);
  expect([manifest.name, manifest.version]).toEqual([name, version]);
});
