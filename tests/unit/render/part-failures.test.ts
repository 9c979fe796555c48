import { expect, test } from 'vitest';
import { partFailures } from '../../../src/render/part-failures.ts';
import type { PlannedPage } from '../../../src/render/plan-tasks.ts';

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
