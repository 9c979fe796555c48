import { describe, expect, test } from 'vitest';
import type { VaryingPart, VaryingValue } from '../../../src/model/render-task.ts';
import { hydrationTexts } from '../../../src/render/hydration-texts.ts';
import { factsAt, plannedPages } from '../../support/planned-pages.ts';

const pages = plannedPages(
  {
    config: 'components: [./parts]',
    pages: {
      'a.md': '# A\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n\n{{"component": "Clock"}}\n',
      'b.md': '# B\n\n{{"demo": "One.tsx"}}\n',
    },
    files: ['One.tsx', 'Two.tsx', 'parts/Clock.tsx'],
  },
  { islands: new Map([['Clock', 'load']]) },
);

const varying = (part: number, value: VaryingValue = 'time'): VaryingPart => ({
  part,
  value,
  texts: ['2025', '2031'],
});

/** The warnings for the parts of pages that vary, whose modules all have one text. */
function warnings(byPath: Readonly<Record<string, readonly VaryingPart[]>>, code: string | undefined) {
  const facts = Object.entries(byPath).map(([path, found]) => [path, { varying: found }] as const);
  return hydrationTexts(pages, factsAt(pages, Object.fromEntries(facts)), async () => code);
}

const shown = (line: number) => ({ file: 'content/a.md', line, column: 1 });

test('a demo is reported where its module asks for the time, with its directive', async () => {
  const code = 'export default function One() {\n  return <p>{new Date().getFullYear()}</p>;\n}\n';
  expect(await warnings({ '/a': [varying(0)], '/b': [varying(0)] }, code)).toEqual([
    {
      severity: 'warning',
      code: 'hydration-text',
      message:
        'The demo "One.tsx" shows "2025" in the page but, for example, "2031" in a browser, which then renders it again (React error 418).',
      hint: expect.stringContaining('Read the time in an effect'),
      place: { file: 'content/One.tsx', line: 2, column: 14 },
      related: [{ message: 'The demo is shown here.', place: shown(3) }],
    },
  ]);
});

test('a part is reported at its directive if its module does not ask itself', async () => {
  const parts = [varying(1), varying(2, 'random')];
  const found = await warnings({ '/a': parts }, 'import { now } from "./now";');
  expect(found.map(({ message, place }) => [message.slice(0, 21), place])).toEqual([
    ['The demo "Two.tsx" sh', shown(5)],
    ['The component "Clock"', shown(7)],
  ]);
  for (const one of found) expect(one).not.toHaveProperty('related');
  expect(found[1]?.hint).toContain('Write fixed values');
  expect(await warnings({ '/a': [varying(0)] }, undefined)).toMatchObject([{ place: shown(3) }]);
});

test('a demo that varies on purpose is not reported', async () => {
  expect(await warnings({ '/a': [varying(0)] }, '<p suppressHydrationWarning>{Date.now()}</p>')).toEqual([]);
  expect(await warnings({ '/a': [] }, 'Date.now()')).toEqual([]);
  expect(await warnings({}, 'Date.now()')).toEqual([]);
});

describe('the place of', () => {
  /** The column at which a module asks for a value; undefined if it does not. */
  const columnOf = async (value: VaryingValue, code: string) => {
    const [found] = await warnings({ '/a': [varying(0, value)] }, code);
    return found?.place?.file === 'content/One.tsx' ? found.place.column : undefined;
  };

  test.each<[string, number | undefined]>([
    ['new Date()', 1],
    ['new Date( )', 1],
    ['new Date', 1],
    ['x = Date.now()', 5],
    ['x = Date()', 5],
    ['performance.now()', 1],
    ['new Date(2025, 1)', undefined],
    ['new Date( day)', undefined],
    ['new Dates()', undefined],
    ['renew Date', undefined],
    ['myDate.now()', undefined],
    ['myDate()', undefined],
    ['Math.random()', undefined],
  ])('the time in %s is column %s', async (code, column) => {
    expect(await columnOf('time', code)).toBe(column);
  });

  test.each<[string, number | undefined]>([
    ['Math.random()', 1],
    ['crypto.randomUUID()', 1],
    ['crypto.getRandomValues(list)', 1],
    ['Math.randomly', undefined],
    ['crypto.randomly()', undefined],
    ['Date.now()', undefined],
  ])('chance in %s is column %s', async (code, column) => {
    expect(await columnOf('random', code)).toBe(column);
  });
});
