import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillPlaceholderBytes,
  fillPlaceholders,
  placeholder,
  placeholderMark,
  placeholderNames,
  withoutPlaceholders,
} from '../../../src/lib/placeholders.ts';

const html = `<a href="${placeholder('l', 0)}">x</a><h2 id="${placeholder('h', 0)}">${placeholder('l', 1)}${placeholder('a', 'browser')}</h2>${placeholder('l', 0)}`;

test('only placeholders of the given kinds are filled in', () => {
  const filled = fillPlaceholders(html, { l: (name) => `link-${name}`, a: (name) => name.toUpperCase() });
  expect(filled).toBe(`<a href="link-0">x</a><h2 id="${placeholder('h', 0)}">link-1BROWSER</h2>link-0`);
});

test('the filled-in text is not searched for placeholders', () => {
  expect(fillPlaceholders(placeholder('p', 0), { p: () => `$& ${placeholder('p', 0)}` })).toBe(
    `$& ${placeholder('p', 0)}`,
  );
});

test('names come in order, each once', () => {
  expect(placeholderNames(html, 'l')).toEqual(['0', '1']);
  expect(placeholderNames(html, 'p')).toEqual([]);
});

test('the text of an author has no placeholder', () => {
  const text = `see ${placeholder('l', 0)}`;
  expect(placeholderNames(withoutPlaceholders(text), 'l')).toEqual([]);
  expect(withoutPlaceholders(text)).toBe('see \ufffdl0\ufffd');
  expect(withoutPlaceholders('plain')).toBe('plain');
});

describe('in bytes', () => {
  const filler = (name: string) => `/${name}-ü.js`;
  const filled = (text: string) =>
    new TextDecoder().decode(fillPlaceholderBytes(new TextEncoder().encode(text), 'a', filler));

  test.each([
    ['no placeholder', 'plain', 'plain'],
    ['nothing', '', ''],
    ['one', `<script src="${placeholder('a', 'browser')}">`, '<script src="/browser-ü.js">'],
    ['side by side, at both ends', `${placeholder('a', 'x')}${placeholder('a', 'y')}`, '/x-ü.js/y-ü.js'],
    [
      'of another kind',
      `${placeholder('w', 'a')}${placeholder('a', 'b')}`,
      `${placeholder('w', 'a')}/b-ü.js`,
    ],
    ['letters that begin with the same byte', '\ufffd\uff21\ufb01', '\ufffd\uff21\ufb01'],
    ['a mark without another', `a${placeholderMark}ab`, `a${placeholderMark}ab`],
  ])('%s', (_, text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  test('the same text as from a string', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }).map(withoutPlaceholders),
      fc
        .constantFrom('a', 'w')
        .chain((kind) => fc.string().map((name) => placeholder(kind as 'a' | 'w', name))),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(filled(text)).toBe(fillPlaceholders(text, { a: filler }));
      }),
    );
  });
});
