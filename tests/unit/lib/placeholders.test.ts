import { expect, test } from 'vitest';
import { fillHoles, hole, holeNames, withoutHoles } from '../../../src/lib/placeholders.ts';

const html = `<a href="${hole('l', 0)}">x</a><h2 id="${hole('h', 0)}">${hole('l', 1)}${hole('a', 'browser')}</h2>${hole('l', 0)}`;

test('only the named kinds are filled, each where it stands', () => {
  const filled = fillHoles(html, { l: (name) => `link-${name}`, a: (name) => name.toUpperCase() });
  expect(filled).toBe(`<a href="link-0">x</a><h2 id="${hole('h', 0)}">link-1BROWSER</h2>link-0`);
});

test('what fills a hole is not read again', () => {
  expect(fillHoles(hole('p', 0), { p: () => `$& ${hole('p', 0)}` })).toBe(`$& ${hole('p', 0)}`);
});

test('names come in order, each once', () => {
  expect(holeNames(html, 'l')).toEqual(['0', '1']);
  expect(holeNames(html, 'p')).toEqual([]);
});

test('the text of an author holds no hole', () => {
  const text = `see ${hole('l', 0)}`;
  expect(holeNames(withoutHoles(text), 'l')).toEqual([]);
  expect(withoutHoles(text)).toBe('see \ufffdl0\ufffd');
  expect(withoutHoles('plain')).toBe('plain');
});
