import { describe, expect, test } from 'vitest';
import { createNameTable } from '../../../../../src/assemble/search/pages/name-table.ts';
import { namesIn } from '../../../../../templates/browser/search/format/fold-text.ts';

const encoder = new TextEncoder();

function scanned(text: string, from = 0, to = encoder.encode(text).length): string[] {
  const table = createNameTable();
  const found: string[] = [];
  table.scan(encoder.encode(text), from, to, 0, (number) => found.push(table.nameOf(number)));
  return found;
}

describe('finds the names that the pattern finds', () => {
  const texts = [
    '',
    'one',
    'The `data-grid` of @mui/x-data-grid, v7.1.1.',
    'a-b_c.d--e -f- g. .h _i_',
    'ends with a joint-',
    '“quoted” — and a dash–joined word…',
    'Größe, größen-wahn, x-é and é-x',
    'naïve.café_x y',
    '文档 and useState文档',
    'สวัสดีชาวโลก',
    'e\u0301 as two characters',
    '\u200cزبان\u200cها',
    '🎉 party \ud83d lone',
    'constructor __proto__ hasOwnProperty',
  ];
  for (const text of texts) test(JSON.stringify(text), () => expect(scanned(text)).toEqual(namesIn(text)));

  test('in texts of random characters', () => {
    const characters = ['a', 'Z', '0', '-', '_', '.', ' ', '—', 'é', '文', '\u0301', '\u200d', '🎉', '\n'];
    let seed = 1;
    const next = () => {
      seed = (Math.imul(seed, 48271) >>> 0) % 2147483647;
      return characters[seed % characters.length] ?? '';
    };
    for (let count = 0; count < 2000; count++) {
      const text = Array.from({ length: 12 }, next).join('');
      expect(scanned(text), JSON.stringify(text)).toEqual(namesIn(text));
    }
  });
});

test('says whether two dashes stand before a name', () => {
  const table = createNameTable();
  const hasDashes = (text: string) =>
    table.scan(encoder.encode(text), 0, encoder.encode(text).length, 0, () => {});
  const texts = ['--quiet', 'var(--x)', 'docs --keep-going', 'a-b', 'a -b', ' - - ', 'a--b', ''];
  expect(texts.filter(hasDashes)).toEqual(['--quiet', 'var(--x)', 'docs --keep-going']);
});

test('ends a name at the end of the range', () => {
  expect(scanned('before data-grid.', 2, 12)).toEqual(['fore', 'data']);
  expect(scanned('before data-grid.', 3, 13)).toEqual(['ore', 'data-g']);
});

test('numbers equal names equally, and others in order, however many there are', () => {
  const table = createNameTable();
  const names = Array.from({ length: 40_000 }, (_, number) => `name${number}`);
  const numbers: number[] = [];
  for (const name of [...names, ...names])
    table.scan(encoder.encode(name), 0, name.length, 0, (number) => numbers.push(number));
  expect(numbers).toEqual([...names.keys(), ...names.keys()]);
  expect(names.map(table.numberOf)).toEqual([...names.keys()]);
  expect(table.size()).toBe(names.length);
  expect(table.numberOf('')).toBe(names.length);
});
