import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  placeholder,
  placeholderNames,
  withoutPlaceholders,
} from '../../../src/lib/placeholders.ts';

const html = `<a href="${placeholder('l', 0)}">x</a><h2 id="${placeholder('h', 0)}">${placeholder('l', 1)}${placeholder('a', 'browser')}</h2>${placeholder('l', 0)}`;

test('only the named kinds are filled, each where it stands', () => {
  const filled = fillPlaceholders(html, { l: (name) => `link-${name}`, a: (name) => name.toUpperCase() });
  expect(filled).toBe(`<a href="link-0">x</a><h2 id="${placeholder('h', 0)}">link-1BROWSER</h2>link-0`);
});

test('what fills a hole is not read again', () => {
  expect(fillPlaceholders(placeholder('p', 0), { p: () => `$& ${placeholder('p', 0)}` })).toBe(
    `$& ${placeholder('p', 0)}`,
  );
});

test('names come in order, each once', () => {
  expect(placeholderNames(html, 'l')).toEqual(['0', '1']);
  expect(placeholderNames(html, 'p')).toEqual([]);
});

test('the text of an author holds no hole', () => {
  const text = `see ${placeholder('l', 0)}`;
  expect(placeholderNames(withoutPlaceholders(text), 'l')).toEqual([]);
  expect(withoutPlaceholders(text)).toBe('see \ufffdl0\ufffd');
  expect(withoutPlaceholders('plain')).toBe('plain');
});
