import { expect, test } from 'vitest';
import {
  barrierProblem,
  type ComplainingPage,
  consoleProblems,
  keyboardProblem,
  notChecked,
  notStarted,
  pageNotChecked,
  pageNotLoaded,
} from '../../../src/demos/demo-problems.ts';
import type { Complaint } from '../../../src/demos/watch-console.ts';

const demo = (id: string, line: number) => ({
  id,
  entry: `demo:${id}.tsx`,
  subject: `demo "${id}.tsx"`,
  place: { file: 'content/a.md', line, column: 1 },
  script: `/assets/demo-${id}.js`,
});
const demos = [demo('One', 3), demo('Two', 5)];
const place = { file: 'content/a.md', line: 1, column: 1 };
const pageWith = (given: Partial<ComplainingPage> = {}): ComplainingPage => ({
  demos,
  place,
  loaders: new Map(),
  ...given,
});
const complaint = (given: Partial<Complaint>): Complaint => ({
  kind: 'message',
  text: 'A key is missing.',
  source: '',
  during: undefined,
  ...given,
});

const picture = 'http://127.0.0.1/a.svg';

test.each<[string, Partial<Complaint>, number]>([
  [
    'to the demo whose script it names',
    { source: 'at http://127.0.0.1/assets/demo-Two.js:1', during: 'One' },
    5,
  ],
  ['else to the demo that was tried', { source: 'at /assets/chunk.js', during: 'Two' }, 5],
  ['to the page, before a demo was tried', {}, 1],
  ['to the page, if it has no such demo', { during: 'Three' }, 1],
  ['to the demo whose element loads the file', { kind: 'file', source: picture }, 5],
  ['to this demo while another one is tried', { kind: 'file', source: picture, during: 'One' }, 5],
  ['to the page whose element loads the file', { kind: 'file', source: `${picture}?page`, during: 'One' }, 1],
  ['to the demo that was tried, without an element', { kind: 'file', source: '/b.woff2', during: 'One' }, 3],
  ['not to an element, if it is no missing file', { source: picture, during: 'One' }, 3],
])('a complaint belongs %s', (_name, given, line) => {
  const loaders: ComplainingPage['loaders'] = new Map([
    [picture, { kind: 'demo', id: 'Two' }],
    [`${picture}?page`, { kind: 'page' }],
  ]);
  expect(consoleProblems([complaint(given)], pageWith({ loaders }))[0]?.place?.line).toBe(line);
});

test('errors are errors, and equal texts are reported once', () => {
  const text = 'Error: Minified React error #418; visit the page';
  const found = consoleProblems(
    [complaint({}), complaint({}), complaint({ kind: 'error', text, during: 'Two' })],
    pageWith(),
  );
  expect(found).toEqual([
    {
      severity: 'warning',
      code: 'demo-console',
      message: 'The page complains in the browser: A key is missing.',
      hint: 'Open the page, and look into the console of the browser.',
      place,
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

test('a complaint without any script belongs to no demo whose script is unknown', () => {
  const [one, two] = demos;
  const unknown = [{ ...demo('None', 1), script: undefined }, one, two].filter((each) => each !== undefined);
  const [found] = consoleProblems(
    [complaint({ source: 'undefined', during: 'Two' })],
    pageWith({ demos: unknown }),
  );
  expect(found?.place?.line).toBe(5);
});

test('equal complaints of two demos are two problems', () => {
  const found = consoleProblems(
    [complaint({ during: 'One' }), complaint({ during: 'Two' })],
    pageWith({
      demos: [
        { ...demo('One', 3), subject: 'demo "Same.tsx"' },
        { ...demo('Two', 5), subject: 'demo "Same.tsx"' },
      ],
    }),
  );
  expect(found.map(({ place }) => place?.line)).toEqual([3, 5]);
});

test('a complaint is one line of at most 300 characters', () => {
  const [found] = consoleProblems([complaint({ text: ` A\n\t key${'.'.repeat(400)}` })], pageWith());
  const start = 'The page complains in the browser: A key';
  expect(found?.message).toBe(start + '.'.repeat(295));
});

const [first = demo('One', 3)] = demos;

test('a demo that does not start, or is not checked, is an error', () => {
  expect(notStarted(first, 1.5)).toMatchObject({
    severity: 'error',
    message: 'The demo "One.tsx" did not start in the browser within 1.5 s.',
    place: { line: 3 },
  });
  expect(notChecked(first, 'The page was closed\nCall log:\n- waiting')).toMatchObject({
    severity: 'error',
    message: 'The demo "One.tsx" cannot be checked in the browser: The page was closed.',
    place: { line: 3 },
  });
});

test('a page that does not load, or is not checked, is an error at its start', () => {
  expect(pageNotLoaded(place, 1.5)).toMatchObject({
    severity: 'error',
    message: 'The page did not load in the browser within 1.5 s.',
    place,
  });
  expect(pageNotChecked(place, 'net::ERR_FAILED\nCall log:\n- waiting')).toMatchObject({
    severity: 'error',
    message: 'The page cannot be checked in the browser: net::ERR_FAILED.',
    place,
  });
});

test.each([
  [1, 'See the rule "button-name" of axe. The element is <button>.'],
  [3, 'See the rule "button-name" of axe. The element is <button> and 2 more.'],
])('a barrier of %i elements names the first', (count, hint) => {
  const barrier = { rule: 'button-name', help: 'Buttons must have discernible text', element: '<button>' };
  expect(barrierProblem(first, { ...barrier, count })).toMatchObject({
    severity: 'warning',
    code: 'demo-accessibility',
    message: 'The demo "One.tsx" has a barrier: Buttons must have discernible text.',
    hint,
  });
});

test('a key without its effect is quoted without the full stop of its sentence', () => {
  const place = { file: 'content/a.md', line: 9, column: 1 };
  const failed = { keys: 'Home', effect: 'Moves to e.g. the start.', focused: '<body>', place };
  expect(keyboardProblem(first, failed)).toEqual({
    severity: 'warning',
    code: 'demo-keyboard',
    message:
      'The key Home does not do in the demo "One.tsx" what this table says: "Moves to e.g. the start".',
    hint: 'Correct the table or the component. Afterwards, the focus is on <body>.',
    place,
  });
});
