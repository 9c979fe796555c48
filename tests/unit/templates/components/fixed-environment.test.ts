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

describe('withFixedEnvironment', () => {
  test.each<readonly [string, () => unknown, unknown]>([
    ['the current date is fixed', () => new Date().toISOString(), noon],
    ['Date.now', () => new Date(Date.now()).toISOString(), noon],
    ['a date with arguments', () => new Date(2020, 1, 2).getFullYear(), 2020],
    ['a parsed date', () => Date.parse('2020-02-02T00:00:00Z'), Date.UTC(2020, 1, 2)],
    ['instances of Date', () => new Date() instanceof Date, true],
    ['Date without new is a string', () => new Date(Date()).toISOString(), noon],
    ['numbers', () => (1234.5).toLocaleString(), '1,234.5'],
    ['large numbers', () => 12345n.toLocaleString(), '12,345'],
    ['lists of numbers', () => [1234.5, 2].toLocaleString(), '1,234.5,2'],
    ['an explicit language', () => (1234.5).toLocaleString('de'), '1.234,5'],
    ['dates', () => new Date().toLocaleString(), '1/1/2025, 12:00:00 PM'],
    ['days', () => new Date(0).toLocaleDateString(undefined, { month: 'long' }), 'January'],
    ['times', () => new Date(0).toLocaleTimeString(), '12:00:00 AM'],
    [
      'an explicit time zone',
      () => new Date(0).toLocaleTimeString('en', { timeZone: 'Asia/Tokyo' }),
      '9:00:00 AM',
    ],
    ['formats', () => new Intl.NumberFormat().format(0.5), '0.5'],
    ['formats without new', () => Intl.NumberFormat(undefined, { style: 'percent' }).format(0.5), '50%'],
    ['language and time zone of dates', () => Object.values(pickResolved()), ['en-US', 'UTC']],
    ['instances of formats', () => new Intl.NumberFormat() instanceof Intl.NumberFormat, true],
    ['collation', () => ['z', 'ä'].sort((a, b) => a.localeCompare(b)), ['ä', 'z']],
    ['letter case', () => 'I'.toLocaleLowerCase(), 'i'],
    [
      'the language of navigator',
      () => {
        const { language, languages } = Reflect.get(globalThis, 'navigator');
        return [language, ...languages];
      },
      ['en-US', 'en-US'],
    ],
    ['performance.now', () => performance.now(), 0],
    ['subclasses of Date', () => new (class extends Date {})().toISOString(), noon],
  ])('%s', (_name, render, expected) => {
    expect(withFixedEnvironment('demo', render)).toEqual(expected);
  });

  test('random numbers depend on the seed only', () => {
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

describe('loadInFixedEnvironment', () => {
  const loaded = async () => [new Date().toISOString(), (0.5).toLocaleString(), Math.random()] as const;

  test('runs each module in the same environment with the same random numbers', async () => {
    const [first, second] = await Promise.all([
      loadInFixedEnvironment(loaded),
      loadInFixedEnvironment(loaded),
    ]);
    expect(first).toEqual([noon, '0.5', expect.any(Number)]);
    expect(second).toEqual(first);
  });

  test('does not affect renderings during the load', async () => {
    const render = () => withFixedEnvironment('a', () => [Math.random(), Math.random()]);
    const alone = render();
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const loading = loadInFixedEnvironment(async () => {
      const before = Math.random();
      await gate;
      return [before, Math.random()];
    });
    await Promise.resolve();
    expect(render()).toEqual(alone);
    open();
    expect(await loading).toEqual(await loadInFixedEnvironment(async () => [Math.random(), Math.random()]));
  });

  test('restores the globals after a failure, and continues with the next load', async () => {
    const failing = loadInFixedEnvironment(() => Promise.reject(new Error('no module')));
    const next = loadInFixedEnvironment(loaded);
    await expect(failing).rejects.toThrow('no module');
    expect((await next)[0]).toBe(noon);
    expect(new Date().getFullYear()).not.toBe(2025);
  });
});

describe('after rendering', () => {
  const { Date: realDate } = globalThis;
  const realRandom = Math.random;
  const describeAll = () =>
    [Intl, Date.prototype, String.prototype, performance, crypto, globalThis].map((object) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([key]) => !key.startsWith('__vite')),
    );

  test('the globals are restored', () => {
    const before = describeAll();
    withFixedEnvironment('demo', () => {});
    expect(describeAll()).toEqual(before);
    expect(globalThis.Date).toBe(realDate);
    expect(Math.random).toBe(realRandom);
  });

  test('the globals are restored after an error', () => {
    expect(() =>
      withFixedEnvironment('demo', () => {
        throw new Error('crash');
      }),
    ).toThrow('crash');
    expect(globalThis.Date).toBe(realDate);
    expect(Math.random).toBe(realRandom);
  });
});
