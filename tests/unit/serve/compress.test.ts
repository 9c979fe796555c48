import { expect, test } from 'vitest';
import { encodingFor } from '../../../src/serve/compress.ts';

const html = 'text/html; charset=utf-8';

test.each<[type: string, size: number, encoding: string | undefined]>([
  [html, 1024, 'br'],
  [html, 1023, undefined],
  ['image/svg+xml', 5000, 'br'],
  ['application/manifest+json', 5000, 'br'],
  ['application/wasm', 5000, 'br'],
  ['font/ttf', 5000, 'br'],
  ['font/woff2', 5000, undefined],
  ['image/png', 5000, undefined],
  ['application/zip', 5000, undefined],
])('%s of %i bytes: %s', (type, size, encoding) => {
  expect(encodingFor('gzip, br', { type, size })).toBe(encoding);
});

test.each<[accepted: string | undefined, encoding: string | undefined]>([
  ['GZIP', 'gzip'],
  ['gzip;q=1.0,br;q=0.000', 'gzip'],
  ['br ; q=0.1', 'br'],
  ['brotli, xgzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %j: %s', (accepted, encoding) => {
  expect(encodingFor(accepted, { type: html, size: 5000 })).toBe(encoding);
});
