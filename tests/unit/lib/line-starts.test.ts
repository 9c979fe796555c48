import { expect, test } from 'vitest';
import { lineStarts } from '../../../src/lib/line-starts.ts';

test.each<[what: string, text: string, starts: number[]]>([
  ['no text', '', [0]],
  ['one line', 'a', [0]],
  ['line feeds', 'a\n\nb\n', [0, 2, 3, 5]],
  ['carriage returns', 'a\rb', [0, 2]],
  ['both, which are one end', 'a\r\nb\n\rc', [0, 3, 5, 6]],
])('%s', (_what, text, starts) => {
  expect(lineStarts(text)).toEqual(starts);
});
