import { expect, test } from 'vitest';
import type { RuleProblem, SiteFacts } from '../../../src/model/extensions.ts';
import { checkOwnRules } from '../../../src/validate/check-own-rules.ts';

const facts: SiteFacts = {
  name: 'A',
  description: '',
  base: '/',
  languages: ['en'],
  products: [],
  pages: [],
};

async function check(problem: unknown) {
  return checkOwnRules(facts, {
    functions: new Map([['spelling', () => [problem as RuleProblem]]]),
    tools: { errorPlace: async () => undefined, inTime: (work) => work },
    placeOf: () => ({ file: 'content/site.ts', line: 1, column: 1 }),
  });
}

const place = { file: 'content/a.md', line: 3 };

test('a problem keeps its correction', async () => {
  const fix = { from: 'colour', to: 'color' };
  const found = { severity: 'warning', code: 'site/spelling', message: 'M.', place: { ...place, column: 1 } };
  expect(await check({ message: 'M.', place, fix: { ...fix, more: 1 } })).toEqual([
    { ...found, hint: 'color', fix },
  ]);
  expect(await check({ message: 'M.', hint: 'Write "color".', place, fix })).toEqual([
    { ...found, hint: 'Write "color".', fix },
  ]);
  const removed = { from: 'very ', to: '' };
  expect(await check({ message: 'M.', place, fix: removed })).toEqual([{ ...found, fix: removed }]);
});

test.each<[problem: object, message: string]>([
  [{ place, fix: 'color' }, 'Rule "spelling" returned a fix without the texts "from" and "to".'],
  [{ place, fix: null }, 'Rule "spelling" returned a fix without the texts "from" and "to".'],
  [
    { place, fix: { from: '', to: 'a' } },
    'Rule "spelling" returned a fix without the texts "from" and "to".',
  ],
  [{ fix: { from: 'a', to: 'b' } }, 'Rule "spelling" returned a fix without a line.'],
  [
    { place: { file: 'a.md' }, fix: { from: 'a', to: 'b' } },
    'Rule "spelling" returned a fix without a line.',
  ],
  [
    { place, fix: { from: 'a\nb', to: 'b' } },
    'Rule "spelling" returned a fix whose "from" has more than one line.',
  ],
])('%j is no correction', async (problem, message) => {
  expect(await check({ message: 'M.', ...problem })).toEqual([
    expect.objectContaining({ severity: 'error', code: 'rule-failed', message }),
  ]);
});

test.each<[returned: unknown, message: string]>([
  [null, 'Rule "spelling" returned a problem without a message.'],
  ['M.', 'Rule "spelling" returned a problem without a message.'],
  [{ message: '' }, 'Rule "spelling" returned a problem without a message.'],
  [{ message: 'M.', severity: 'info' }, 'Rule "spelling" returned the severity "info".'],
  [{ message: 'M.', place: null }, 'Rule "spelling" returned a place without a file; found nothing.'],
  [{ message: 'M.', place: { file: 1 } }, 'Rule "spelling" returned a place without a file; found 1.'],
])('%j is no problem', async (returned, message) => {
  expect(await check(returned)).toEqual([
    expect.objectContaining({ severity: 'error', code: 'rule-failed', message }),
  ]);
});

test.each([
  [{ file: 'a.md' }, 1, 1],
  [{ file: 'a.md', line: 2, column: 3 }, 2, 3],
  [{ file: 'a.md', line: 0, column: -1 }, 1, 1],
  [{ file: 'a.md', line: 1.5, column: '3' }, 1, 1],
])('the place %j is in line %i, column %i', async (named, line, column) => {
  expect((await check({ message: 'M.', severity: 'error', place: named }))[0]).toEqual({
    severity: 'error',
    code: 'site/spelling',
    message: 'M.',
    place: { file: 'a.md', line, column },
  });
});
