import { expect, test } from 'vitest';
import { notUtf8 } from '../../../src/lib/not-utf8.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const reported = (bytes: Buffer) => notUtf8({ text: bytes.toString(), bytes }, 'content/a.md');

test.each<[string, Buffer, string]>([
  ['an é of Latin-1', latin1('# Caf\u00e9\n'), '1:6'],
  ['bytes below others', latin1('a\r\nb\n\xff\xfe\n'), '3:1'],
  ['a character that breaks off at the end', Buffer.from('a\né').subarray(0, 3), '2:1'],
  [
    'one that breaks off before the next',
    Buffer.concat([Buffer.from('😀').subarray(0, 3), latin1('b')]),
    '1:1',
  ],
  [
    'what stands behind the sign itself',
    Buffer.concat([Buffer.from('ü\ufffd\nö\ufffd'), latin1('\xe4')]),
    '2:3',
  ],
  ['a part of the sign', Buffer.from([0x61, 0xef, 0xbf, 0x0a]), '1:2'],
])('%s is reported at its place', (_name, bytes, place) => {
  const found = reported(bytes);
  expect(`${found?.place?.line}:${found?.place?.column}`).toBe(place);
  expect(found?.hint).toBe('Save it as UTF-8.');
});

test.each([
  ['little', '\ufeff# A'],
  ['big', '\ufeff# A'],
])('UTF-16 with the %s end first is recognized', (end, text) => {
  const bytes = Buffer.from(text, 'utf16le');
  expect(reported(end === 'big' ? bytes.swap16() : bytes)?.hint).toBe(
    'It looks like UTF-16. Save it as UTF-8.',
  );
});

test.each([['# A button\n\nStarts an action.\n'], ['# 按钮\n\n按钮启动一个操作。\n'], ['ab']])(
  'UTF-16 without a byte order mark is recognized: %j',
  (text) => {
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()])
      expect(reported(bytes)).toMatchObject({
        hint: 'It looks like UTF-16. Save it as UTF-8.',
        place: { line: 1, column: 1 },
      });
  },
);

test('a picture with the name of a page is recognized', () => {
  const header = '89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866';
  expect(reported(Buffer.concat([Buffer.from(header, 'hex'), Buffer.alloc(200)]))).toMatchObject({
    hint: 'It looks like a picture or another binary file. Correct its name, or move it to the public folder.',
    place: { line: 1, column: 1 },
    frame: '',
  });
});

test.each([
  ['a \u0000 b, which is a text with one strange character'],
  [''],
  ['# Café 😀'],
  ['\ufeff# A'],
  ['a \ufffd b \ufffd'],
])('%j is UTF-8', (text) => {
  expect(reported(Buffer.from(text))).toBeUndefined();
});
