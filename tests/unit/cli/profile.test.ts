import { expect, test } from 'vitest';
import { profileText } from '../../../cli/profile.ts';

const timings = [
  { stage: 'read', ms: 41, megabytes: 80 },
  { stage: 'load', ms: 1250, megabytes: 301 },
  { stage: 'write', ms: 7, megabytes: 290 },
];

test('stages and slowest pages stand in aligned columns', () => {
  const slowest = [
    { path: '/acme/button', parseMs: 12.34, renderMs: 0 },
    { path: '/', parseMs: 0, renderMs: 103 },
  ] as unknown as Parameters<typeof profileText>[0]['slowest'];
  expect(profileText({ timings, slowest, fastShare: 0.8766 })).toBe(`stage    ms   MB
read     41   80
load   1250  301
write     7  290
all    1298  301

fast block parser: 87.7 % of the text

slowest pages, ms  parse   draw
/acme/button        12.3    0.0
/                    0.0  103.0

`);
});

test('nothing is said of pages when all were remembered', () => {
  expect(profileText({ timings: [], slowest: [] })).toBe('stage  ms  MB\nall     0   0\n\n');
});
