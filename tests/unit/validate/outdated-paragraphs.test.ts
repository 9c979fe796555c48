import { expect, test } from 'vitest';
import { outdatedParagraphs, textBlocks } from '../../../src/validate/outdated-paragraphs.ts';

const original = ['# Button', 'A button.', 'It is blue.', 'It is round.'];
const german = ['# Knopf', 'Ein Knopf.', 'Er ist blau.', 'Er ist rund.'];

const compare = (now: readonly string[], translation = german) =>
  outdatedParagraphs({
    before: original.join('\n\n'),
    now: now.join('\n\n'),
    translation: translation.join('\n\n'),
  }).map((one) => `${one.kind} ${one.translation?.text ?? '-'} → ${one.original?.text ?? '-'}`);

test.for<[what: string, now: readonly string[], found: string[]]>([
  ['nothing', original, []],
  ['another order of lines between paragraphs', ['# Button\n', ...original.slice(1)], []],
  [
    'one paragraph',
    ['# Button', 'A button.', 'It is red.', 'It is round.'],
    ['changed Er ist blau. → It is red.'],
  ],
  ['a new paragraph', ['# Button', 'A button.', 'New.', 'It is blue.', 'It is round.'], ['added - → New.']],
  ['a removed paragraph', ['# Button', 'A button.', 'It is round.'], ['removed Er ist blau. → -']],
  [
    'the first and the last',
    ['# Buttons', 'A button.', 'It is blue.', 'It is round.', 'And last.'],
    ['changed # Knopf → # Buttons', 'added - → And last.'],
  ],
  ['a page without paragraphs', [], german.map((text) => `removed ${text} → -`)],
  [
    'everything',
    ['New.'],
    ['changed # Knopf → New.', ...german.slice(1).map((text) => `removed ${text} → -`)],
  ],
])('finds %s', ([, now, found]) => {
  expect(compare(now)).toEqual(found);
});

test('names no paragraph of a translation that is divided in another way', () => {
  const now = ['# Button', 'A button.', 'It is red.', 'It is round.'];
  for (const translation of [german.slice(1), [...german, 'Und mehr.']])
    expect(compare(now, translation)).toEqual(['changed - → It is red.']);
});

test('divides a page at blank lines, but for code, and leaves out its front matter', () => {
  const page = '---\ntitle: A\n\n---\n\n# A\nB\n \n```ts\na\n\n~~~\nb\n```\nC\n\n\n- D\n';
  expect(textBlocks(page)).toEqual([
    { text: '# A\nB', line: 6 },
    { text: '```ts\na\n\n~~~\nb\n```\nC', line: 9 },
    { text: '- D', line: 18 },
  ]);
  expect(textBlocks('- ```\n  a\n\n  b\n  ```\n\nc')).toEqual([
    { text: '- ```\n  a\n\n  b\n  ```', line: 1 },
    { text: 'c', line: 7 },
  ]);
  expect(textBlocks(page.replaceAll('\n', '\r\n'))).toEqual(textBlocks(page));
});
