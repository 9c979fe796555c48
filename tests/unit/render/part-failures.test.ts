import { expect, test } from 'vitest';
import type { PartFailure } from '../../../src/model/render-task.ts';
import { partFailures } from '../../../src/render/part-failures.ts';
import type { PlannedPage } from '../../../src/render/plan-tasks.ts';
import type { LocateError } from '../../../src/render/template-failures.ts';
import { factsAt, plannedPages } from '../../support/planned-pages.ts';

/** A page with a demo. */
const page = {
  route: {
    kind: 'doc',
    page: { document: { source: 'a.md', parts: [{ name: 'Basic', line: 3, column: 1 }] } },
  },
  task: { key: 'a', props: { article: { parts: [{ kind: 'demo', entry: 'Basic' }] } } },
} as unknown as PlannedPage;

test.each([
  ['useStat is not defined', 'Import or declare "useStat", or correct its name.'],
  [
    "Cannot read properties of undefined (reading 'name')",
    'Check for the value before you use it, or write "ssr": false in the directive if only browsers have it.',
  ],
  ['window is not defined', 'Move browser code into an effect, or write "ssr": false in the directive.'],
  [
    'Element type is invalid: expected a string or a class/function but got: undefined.',
    'Correct the imports: the module has no export of that name.',
  ],
  [
    'A component suspended while responding to synchronous input. This will cause the UI to be replaced.',
    'Load data in an effect, and return elements at once: no component of a page can be async.',
  ],
])('a demo that fails with "%s" has a hint for that', async (message, hint) => {
  const facts = new Map([['a', { failures: [{ part: 0, message }] }]]);
  const [found] = await partFailures([page], facts, async () => undefined);
  expect(found).toMatchObject({
    code: 'demo-render',
    hint,
    place: { file: 'content/a.md', line: 3, column: 1 },
  });
});

const pages = plannedPages(
  {
    config: 'languages: [en, de]\ncomponents: [./parts]',
    pages: {
      'a.md':
        '# A\n\n{{"demo": "Basic.tsx"}}\n\n{{"component": "Chart"}}\n\n{{"component": "more/List.tsx"}}\n',
      'a-de.md': '# A\n\nText.\n\n{{"demo": "Basic.tsx"}}\n',
      'b.md': '# B\n\n{{"demo": "Basic.tsx"}}\n\n{{"demo": "Basic.tsx"}}\n',
      'c.md': '# C\n\n{{"demo": "basic-list.tsx"}}\n',
    },
    files: ['Basic.tsx', 'basic-list.tsx', 'parts/Chart.tsx', 'parts/more/List.tsx'],
  },
  { islands: new Map([['Chart', 'load']]) },
);

/** The problems of parts that failed, by the addresses of pages. */
function problems(
  failures: Readonly<Record<string, readonly PartFailure[]>>,
  locate: LocateError = async () => undefined,
) {
  const facts = Object.entries(failures).map(([path, failed]) => [path, { failures: failed }] as const);
  return partFailures(pages, factsAt(pages, Object.fromEntries(facts)), locate);
}

const at = (file: string, line: number) => ({ file: `content/${file}`, line, column: 1 });
const also = (file: string, line: number) => ({ message: 'Also here.', place: at(file, line) });

test('a failure is reported once: first at the directive of an original, then at the others', async () => {
  const failed = [{ part: 0, message: 'No items' }];
  const found = await problems({
    '/de/a': failed,
    '/a': failed,
    '/b': [...failed, { part: 1, message: 'No items' }],
    // The same page in another language.
    '/de/b': failed,
  });
  expect(found).toEqual([
    {
      severity: 'warning',
      code: 'demo-render',
      message:
        'The demo "Basic.tsx" failed during server rendering and will render in the browser: No items.',
      hint: 'Move browser code into an effect, or write "ssr": false in the directive.',
      place: at('a.md', 3),
      related: [also('b.md', 3), also('b.md', 5), also('a-de.md', 5)],
    },
  ]);
});

test('the hint for a demo without a component names one as JavaScript allows', async () => {
  const message = 'its module has no default export that React can render.';
  const [found] = await problems({ '/c': [{ part: 0, message }] });
  expect(found?.hint).toBe('export default function BasicList() {');
});

test('failures with other messages, or of other parts, are problems of their own', async () => {
  const found = await problems({
    '/a': [
      { part: 0, message: 'No items' },
      { part: 1, message: 'No items' },
    ],
    '/b': [{ part: 0, message: 'No list' }],
  });
  expect(found.map(({ message, place }) => [message.split(': ')[1], place])).toEqual([
    ['No items.', at('a.md', 3)],
    ['No items.', at('a.md', 5)],
    ['No list.', at('b.md', 3)],
  ]);
  expect(found.some((one) => 'related' in one)).toBe(false);
});

test.each<[string, Partial<PartFailure>, object]>([
  [
    'an island is a warning',
    { part: 1, message: 'window is not defined' },
    {
      severity: 'warning',
      code: 'component-render',
      message:
        'The component "Chart" failed during server rendering and will render in the browser: window is not defined.',
      hint: 'Move browser code into an effect, or write "ssr": false in the directive.',
    },
  ],
  [
    'another component is an error',
    { part: 2, message: 'matchMedia is not defined' },
    {
      severity: 'error',
      code: 'component-render',
      message:
        'The component "more/List.tsx" failed to render and is missing from the page: matchMedia is not defined.',
      hint: `Only browsers have "matchMedia": add "export const island = 'visible';", and use it in an effect.`,
    },
  ],
  [
    'a name that nothing has is no name of browsers',
    { part: 2, message: 'items is not defined' },
    { hint: 'Import or declare "items", or correct its name.' },
  ],
  [
    'a module without a component has a name for one',
    { part: 2, message: 'its module has no default export that React can render.' },
    { hint: 'export default function List() {' },
  ],
  [
    'a part that did not finish has no other hint',
    { part: 1, message: 'late', stopped: { kind: 'memory' } },
    {
      code: 'not-finished',
      message: 'The component "Chart" used up the memory of its thread.',
      hint: 'Look for data that grow without end.',
    },
  ],
])('a failure of %s', async (_name, failure, expected) => {
  const [found] = await problems({ '/a': [{ part: 0, message: '', ...failure }] });
  expect(found).toMatchObject(expected);
});

test('a component that throws a message of its own needs no hint, but its place', async () => {
  const place = at('parts/more/List.tsx', 9);
  const failure = { part: 2, message: 'No items', stack: 'at List' };
  const [found] = await problems({ '/a': [failure] }, async (stack) =>
    stack === 'at List' ? place : undefined,
  );
  expect(found).not.toHaveProperty('hint');
  expect(found?.related).toEqual([{ message: 'The error is thrown here.', place }]);
});

test.each([
  ['Invalid tag: data:image/svg+xml,', 'An imported image is its address: <img src={icon} alt="" />'],
  [
    'Cannot set properties of null (setting "a")',
    'Check for the value before you use it, or write "ssr": false in the directive if only browsers have it.',
  ],
  ['HTMLElement is not defined', undefined],
  ['ResizeObserver is not defined', undefined],
  ['sessionStorage is not defined', undefined],
  ['windowed is not defined', 'Import or declare "windowed", or correct its name.'],
  ['mywindow is not defined', 'Import or declare "mywindow", or correct its name.'],
  ['It is: Element type is invalid', undefined],
  ['It is: Invalid tag: data:image/png', undefined],
  ['It is: Cannot read properties of undefined', undefined],
  ['the list of items is not defined', undefined],
  ['items is not defined yet', undefined],
])('a demo that throws "%s" has a hint for that, or the general one', async (message, hint) => {
  const [found] = await problems({ '/a': [{ part: 0, message }] });
  expect(found?.hint).toBe(
    hint ?? 'Move browser code into an effect, or write "ssr": false in the directive.',
  );
});
