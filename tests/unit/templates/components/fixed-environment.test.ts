import { describe, expect, test } from 'vitest';
import {
  loadInFixedEnvironment,
  withFixedEnvironment,
} from '../../../../templates/components/fixed-environment.ts';

const noon = '2025-01-01T12:00:00.000Z';

function pickResolved() {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { locale, timeZone };
}

describe('inside', () => {
  test.each<readonly [string, () => unknown, unknown]>([
    ['the clock stands still', () => new Date().toISOString(), noon],
    ['Date.now', () => new Date(Date.now()).toISOString(), noon],
    ['a date that is given stays', () => new Date(2020, 1, 2).getFullYear(), 2020],
    ['a text of a date', () => Date.parse('2020-02-02T00:00:00Z'), Date.UTC(2020, 1, 2)],
    ['instances are dates', () => new Date() instanceof Date, true],
    ['a date without new is a text', () => new Date(Date()).toISOString(), noon],
    ['numbers', () => (1234.5).toLocaleString(), '1,234.5'],
    ['large numbers', () => 12345n.toLocaleString(), '12,345'],
    ['lists of numbers', () => [1234.5, 2].toLocaleString(), '1,234.5,2'],
    ['a language that is named', () => (1234.5).toLocaleString('de'), '1.234,5'],
    ['dates', () => new Date().toLocaleString(), '1/1/2025, 12:00:00 PM'],
    ['days', () => new Date(0).toLocaleDateString(undefined, { month: 'long' }), 'January'],
    ['times', () => new Date(0).toLocaleTimeString(), '12:00:00 AM'],
    [
      'a zone that is named',
      () => new Date(0).toLocaleTimeString('en', { timeZone: 'Asia/Tokyo' }),
      '9:00:00 AM',
    ],
    ['formats', () => new Intl.NumberFormat().format(0.5), '0.5'],
    ['formats that are called', () => Intl.NumberFormat(undefined, { style: 'percent' }).format(0.5), '50%'],
    ['language and zone of dates', () => Object.values(pickResolved()), ['en-US', 'UTC']],
    ['instances are formats', () => new Intl.NumberFormat() instanceof Intl.NumberFormat, true],
    ['order', () => ['z', 'ä'].sort((a, b) => a.localeCompare(b)), ['ä', 'z']],
    ['letter case', () => 'I'.toLocaleLowerCase(), 'i'],
    [
      'the language of the reader',
      () => {
        const { language, languages } = Reflect.get(globalThis, 'navigator');
        return [language, ...languages];
      },
      ['en-US', 'en-US'],
    ],
    ['time since the start', () => performance.now(), 0],
    ['subclasses work', () => new (class extends Date {})().toISOString(), noon],
  ])('%s', (_name, render, expected) => {
    expect(withFixedEnvironment('demo', render)).toEqual(expected);
  });

  test('random numbers follow from the seed alone', () => {
    const three = () => [Math.random(), Math.random(), Math.random()];
    const first = withFixedEnvironment('a', three);
    expect(withFixedEnvironment('a', three)).toEqual(first);
    expect(withFixedEnvironment('b', three)).not.toEqual(first);
    expect(new Set(first).size).toBe(3);
    const ids = () => [crypto.randomUUID(), crypto.getRandomValues(new Uint16Array(2)).join()];
    const given = withFixedEnvironment('a', ids);
    expect(withFixedEnvironment('a', ids)).toEqual(given);
    expect(given[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe('a module that is loaded', () => {
  const loaded = async () => [new Date().toISOString(), (0.5).toLocaleString(), Math.random()] as const;

  test('sees the same world, and each the same chance', async () => {
    const [first, second] = await Promise.all([
      loadInFixedEnvironment(loaded),
      loadInFixedEnvironment(loaded),
    ]);
    expect(first).toEqual([noon, '0.5', expect.any(Number)]);
    expect(second).toEqual(first);
  });

  test('does not disturb what is drawn meanwhile', async () => {
    const render = () => withFixedEnvironment('a', () => [Math.random(), Math.random()]);
    const alone = render();
    let go = (): void => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const loading = loadInFixedEnvironment(async () => {
      const before = Math.random();
      await gate;
      return [before, Math.random()];
    });
    await Promise.resolve();
    expect(render()).toEqual(alone);
    go();
    expect(await loading).toEqual(await loadInFixedEnvironment(async () => [Math.random(), Math.random()]));
  });

  test('that fails leaves the world as it was, and the next its turn', async () => {
    const failing = loadInFixedEnvironment(() => Promise.reject(new Error('no module')));
    const next = loadInFixedEnvironment(loaded);
    await expect(failing).rejects.toThrow('no module');
    expect((await next)[0]).toBe(noon);
    expect(new Date().getFullYear()).not.toBe(2025);
  });
});

describe('afterwards', () => {
  const { Date: realDate } = globalThis;
  const realRandom = Math.random;
  const describeAll = () =>
    [Intl, Date.prototype, String.prototype, performance, crypto, globalThis].map((object) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([key]) => !key.startsWith('__vite')),
    );

  test('the world is as it was', () => {
    const before = describeAll();
    withFixedEnvironment('demo', () => {});
    expect(describeAll()).toEqual(before);
    expect(globalThis.Date).toBe(realDate);
    expect(Math.random).toBe(realRandom);
  });

  test('also when the drawing throws', () => {
    expect(() =>
      withFixedEnvironment('demo', () => {
        throw new Error('crash');
      }),
    ).toThrow('crash');
    expect(globalThis.Date).toBe(realDate);
    expect(Math.random).toBe(realRandom);
  });
});
