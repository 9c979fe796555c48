import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fillWords as fillReferenceWords } from '../../../src/assemble/api/fill-words.ts';
import { fillSentence } from '../../../templates/browser/demo/live/edit-bar.ts';
import { fillNodes } from '../../../templates/components/api/fill-nodes.tsx';
import { fillWords } from '../../../templates/use-words.ts';

describe.each([
  ['a page', fillWords],
  ['an API reference', fillReferenceWords],
  ['the editor of a demo', fillSentence],
  [
    'a sentence with elements',
    (sentence: string, values: Readonly<Record<string, string>>) =>
      renderToStaticMarkup(fillNodes(sentence, values)),
  ],
])('the words of %s', (_name, fill) => {
  test('take the values of their placeholders as they are', () => {
    expect(fill('{name}: {name}, {other}', { name: '$1 {other}', other: '1' })).toBe(
      '$1 {other}: $1 {other}, 1',
    );
  });

  test.each(['unknown', 'constructor', 'toString', '__proto__'])('keep the unknown name "%s"', (name) => {
    expect(fill(`A {${name}}.`, { count: '1' })).toBe(`A {${name}}.`);
  });
});
