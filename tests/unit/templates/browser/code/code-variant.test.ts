import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  readCodeVariant,
  variantCookie,
  variantOfHash,
} from '../../../../../templates/browser/code/code-variant.ts';
import { codeVariantScript } from '../../../../../templates/inline-scripts.ts';

const sources = [
  ['nothing', '', '', 'ts'],
  ['the cookie', '', 'codeVariant=JS', 'js'],
  ['the cookie among others', '', 'a=1; codeVariant=JS; b=2', 'js'],
  ['the cookie in lower case', '', 'codeVariant=js', 'js'],
  ['a cookie with an unknown value', '', 'codeVariant=JSX', 'ts'],
  ['a cookie with a longer name', '', 'mycodeVariant=JS', 'ts'],
  ['the hash of a JavaScript file', '#BasicButtons.js', '', 'js'],
  ['the hash wins over the cookie', '#BasicButtons.tsx', 'codeVariant=JS', 'ts'],
  ['a hash without a file extension', '#BasicButtons', 'codeVariant=JS', 'js'],
  ['a hash that ends in -js', '#about-node-js', '', 'ts'],
  ['a hash of another file', '#styles.css', 'codeVariant=JS', 'js'],
] as const;

describe('readCodeVariant', () => {
  test.each(sources)('%s', (_name, hash, cookie, variant) => {
    expect(readCodeVariant(hash, cookie)).toBe(variant);
  });
});

describe('codeVariantScript', () => {
  test.each(sources)('%s', (_name, hash, cookie, variant) => {
    const dataset: { codeVariant?: string } = {};
    const document = { cookie, documentElement: { dataset } };
    runInNewContext(codeVariantScript, { location: { hash }, document });
    expect(dataset.codeVariant).toBe(variant);
  });

  test('a document whose cookies cannot be read has the default', () => {
    const dataset: { codeVariant?: string } = {};
    const document = {
      get cookie() {
        throw new Error('The document is sandboxed.');
      },
      documentElement: { dataset },
    };
    runInNewContext(codeVariantScript, { location: { hash: '' }, document });
    expect(dataset.codeVariant).toBe('ts');
  });
});

test('variantOfHash returns undefined for other hashes', () => {
  expect([variantOfHash(''), variantOfHash('#a.jsx'), variantOfHash('#a.ts')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the cookie lasts a year on the whole site and can be read', () => {
  expect(variantCookie('js')).toBe('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
  expect(readCodeVariant('', variantCookie('js').split(';')[0] ?? '')).toBe('js');
});
