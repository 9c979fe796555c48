import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  readCodeVariant,
  variantCookie,
  variantOfHash,
} from '../../../../../templates/browser/code/code-variant-state.ts';
import { codeVariantScript } from '../../../../../templates/inline-scripts.ts';

const places = [
  ['nothing', '', '', 'ts'],
  ['the cookie', '', 'codeVariant=JS', 'js'],
  ['the cookie among others', '', 'a=1; codeVariant=JS; b=2', 'js'],
  ['the cookie in small letters', '', 'codeVariant=js', 'js'],
  ['a cookie that says nothing known', '', 'codeVariant=JSX', 'ts'],
  ['a cookie with a longer name', '', 'mycodeVariant=JS', 'ts'],
  ['the hash of a JavaScript file', '#BasicButtons.js', '', 'js'],
  ['the hash wins over the cookie', '#BasicButtons.tsx', 'codeVariant=JS', 'ts'],
  ['a hash without an ending', '#BasicButtons', 'codeVariant=JS', 'js'],
  ['a hash that only looks like an ending', '#about-node-js', '', 'ts'],
  ['a hash of another file', '#styles.css', 'codeVariant=JS', 'js'],
] as const;

describe('readCodeVariant', () => {
  test.each(places)('%s', (_name, hash, cookie, variant) => {
    expect(readCodeVariant({ hash, cookie })).toBe(variant);
  });
});

describe('codeVariantScript agrees', () => {
  test.each(places)('%s', (_name, hash, cookie, variant) => {
    const dataset: { codeVariant?: string } = {};
    const document = { cookie, documentElement: { dataset } };
    runInNewContext(codeVariantScript, { location: { hash }, document });
    expect(dataset.codeVariant).toBe(variant);
  });
});

test('variantOfHash is silent where the hash is', () => {
  expect([variantOfHash(''), variantOfHash('#a.jsx'), variantOfHash('#a.ts')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the cookie lives for a year in the whole site, and is read again', () => {
  expect(variantCookie('js')).toBe('codeVariant=JS; path=/; max-age=31536000; SameSite=Lax');
  expect(readCodeVariant({ hash: '', cookie: variantCookie('js').split(';')[0] ?? '' })).toBe('js');
});
