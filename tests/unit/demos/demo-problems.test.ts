import { expect, test } from 'vitest';
import { consoleProblems } from '../../../src/demos/demo-problems.ts';
import type { Complaint } from '../../../src/demos/watch-console.ts';

const demo = (id: string, line: number) => ({
  id,
  entry: `demo:${id}.tsx`,
  subject: `demo "${id}.tsx"`,
  place: { file: 'content/a.md', line, column: 1 },
  script: `/assets/demo-${id}.js`,
});
const demos = [demo('One', 3), demo('Two', 5)];
const complaint = (given: Partial<Complaint>): Complaint => ({
  kind: 'message',
  text: 'A key is missing.',
  source: '',
  during: undefined,
  ...given,
});

test.each<[string, Partial<Complaint>, number]>([
  [
    'to the demo whose script it names',
    { source: 'at http://127.0.0.1/assets/demo-Two.js:1', during: 'One' },
    5,
  ],
  ['else to the demo that was tried', { source: 'at /assets/chunk.js', during: 'Two' }, 5],
  ['else to the first', {}, 3],
])('a complaint belongs %s', (_name, given, line) => {
  expect(consoleProblems([complaint(given)], demos)[0]?.place?.line).toBe(line);
});

test('errors are errors, and equal texts are reported once', () => {
  const text = 'Error: Minified React error #418; visit the page';
  const found = consoleProblems(
    [complaint({}), complaint({}), complaint({ kind: 'error', text, during: 'Two' })],
    demos,
  );
  expect(found).toEqual([
    {
      severity: 'warning',
      code: 'demo-console',
      message: 'The demo "One.tsx" complains in the browser: A key is missing.',
      hint: 'Open the page, and look into the console of the browser.',
      place: { file: 'content/a.md', line: 3, column: 1 },
    },
    {
      severity: 'error',
      code: 'demo-console',
      message: `The demo "Two.tsx" fails in the browser: ${text}.`,
      hint: 'React explains this error at https://react.dev/errors/418.',
      place: { file: 'content/a.md', line: 5, column: 1 },
    },
  ]);
});
