import { expect, test } from 'vitest';
import type { RenderFacts, SlotFailure } from '../../../src/model/render-task.ts';
import { type SlotOptions, slotFailures } from '../../../src/render/slot-failures.ts';
import { factsAt, plannedPages } from '../../support/planned-pages.ts';
import { configOf } from '../../support/sample-site.ts';

const config = 'components: [./parts]\nslots: { header-end: Status, body-end: Chat }';
const pages = plannedPages(
  { config, pages: { 'a.md': '# A', 'b.md': '# B' }, files: ['parts/Status.tsx', 'parts/Chat.tsx'] },
  { islands: new Map([['Chat', 'idle']]) },
);

const facts: RenderFacts = {
  htmlHash: '',
  bytes: 0,
  styles: [],
  assets: [],
  scripts: [],
  inlineStyles: [],
  failures: [],
};

async function reported(
  failures: readonly SlotFailure[],
  options: Partial<SlotOptions> = {},
  paths: readonly string[] = ['/a', '/b'],
) {
  const found = { ...facts, slotFailures: failures };
  const byKey = factsAt(pages, Object.fromEntries(paths.map((path) => [path, found])));
  return slotFailures(pages, byKey, { config: configOf(config), locate: async () => undefined, ...options });
}

test('a component that fails on many pages is reported once, at its slot', async () => {
  expect(await reported([{ slot: 'header-end', message: 'No items' }])).toEqual([
    {
      severity: 'error',
      code: 'component-render',
      message:
        'The component "Status" in the slot "header-end" failed to render on "/a" and is missing from the page: No items.',
      place: { file: 'content/site.yaml', line: 3, column: 22 },
    },
  ]);
});

test('an island is rendered by the browser, so that its failure is a warning', async () => {
  expect(await reported([{ slot: 'body-end', message: 'No window!' }], {}, ['/b'])).toMatchObject([
    {
      severity: 'warning',
      message:
        'The component "Chat" in the slot "body-end" failed during server rendering of "/b" and will render in the browser: No window!',
    },
  ]);
});

test('each slot and each message is a failure of its own', async () => {
  const found = await reported([
    { slot: 'header-end', message: 'One' },
    { slot: 'header-end', message: 'Two' },
    { slot: 'body-end', message: 'One' },
  ]);
  expect(found.map(({ message }) => message.match(/"(?:Status|Chat)"|\w+\.$/g))).toEqual([
    ['"Status"', 'One.'],
    ['"Status"', 'Two.'],
    ['"Chat"', 'One.'],
  ]);
});

test('a component that did not finish has no other explanation', async () => {
  const stopped = { kind: 'time', seconds: 1 } as const;
  const failure = { slot: 'header-end', message: 'did not finish within 1 second', stopped } as const;
  expect(await reported([failure, { ...failure, slot: 'body-end' }])).toMatchObject([
    {
      code: 'not-finished',
      message: 'The component "Status" in the slot "header-end" did not finish within 1 second.',
      place: { line: 3 },
    },
    { message: 'The component "Chat" in the slot "body-end" did not finish within 1 second.' },
  ]);
});

test('the place that threw the error is named, if the stack leads to one', async () => {
  const place = { file: 'content/parts/Status.tsx', line: 2, column: 7 };
  const failure = { slot: 'header-end', message: 'No items', stack: 'at Status' } as const;
  const locate = async (stack: string) => (stack === 'at Status' ? place : undefined);
  expect(await reported([failure], { locate })).toMatchObject([
    { related: [{ message: 'The error is thrown here.', place }] },
  ]);
  expect((await reported([failure]))[0]).not.toHaveProperty('related');
});

test('a slot that the configuration does not place is reported at its start', async () => {
  const { slots } = configOf(config);
  const failures: SlotFailure[] = [{ slot: 'header-end', message: 'No items' }];
  const placeWith = async (places: SlotOptions['config']['places']) =>
    (await reported(failures, { config: { slots, places } }))[0]?.place;
  const module = { file: 'content/site.ts', line: 1, column: 1 };
  expect(await placeWith({ '': module })).toEqual(module);
  expect(await placeWith({})).toEqual({ file: 'content/site.yaml', line: 1, column: 1 });
  expect(await reported(failures, { config: { slots: [], places: {} } })).toEqual([]);
});
