import { expect, test } from 'vitest';
import { profileText, sizesText } from '../../../cli/details.ts';

const timings = [
  { stage: 'read', ms: 41, megabytes: 80 },
  { stage: 'load', ms: 1250, megabytes: 301 },
  { stage: 'write', ms: 7, megabytes: 290 },
];

test('aligns stages and slowest pages in columns', () => {
  const slowest = [
    { path: '/acme/button', parseMs: 12.34, renderMs: 0 },
    { path: '/', parseMs: 0, renderMs: 103 },
  ] as unknown as Parameters<typeof profileText>[0]['slowest'];
  expect(profileText({ timings, slowest, fastShare: 0.8766 })).toBe(`stage    ms   MB
read     41   80
load   1250  301
write     7  290
total  1298  301

slowest pages (ms)  parse  render
/acme/button         12.3     0.0
/                     0.0   103.0

native parser: 87.7 % of the text

`);
});

test('omits pages when all of them came from the cache', () => {
  expect(profileText({ timings: [], slowest: [] })).toBe('stage  ms  MB\ntotal   0   0\n\n');
});

test('sizes of pages and demos, in kB', () => {
  const weights = {
    pages: [
      { path: '/ui/button', html: 5120, css: 2400, eagerScript: 7990, lazyScript: 101_230, islands: 2 },
    ],
    demos: [{ id: 'demo:ui/Basic.tsx', own: 640, total: 101_230 }],
  } as unknown as Parameters<typeof sizesText>[0];
  expect(sizesText(weights)).toBe(`\
page (kB gzip)  HTML  CSS   JS  lazy JS  islands
/ui/button       5.1  2.4  8.0    101.2        2

demo (kB gzip)  own  total
ui/Basic.tsx    0.6  101.2

`);
});

test('the name of a demo cannot control the terminal', () => {
  const demos = [{ id: 'demo:ui/\u001b[2JA.tsx', own: 0, total: 0 }] as const;
  expect(sizesText({ pages: [], demos })).toContain('\nui/␛[2JA.tsx    0.0    0.0\n');
});
