import { expect, test } from 'vitest';
import { createAdaptiveIo } from '../../../src/effects/adaptive-io.ts';

/** Returns the decisions on a disk whose calls take these milliseconds. */
async function decisions(times: readonly number[]): Promise<string[]> {
  let now = 0;
  const disk = createAdaptiveIo(() => now);
  const found: string[] = [];
  for (const time of times) {
    const outcome = disk.run(
      () => {
        now += time;
        return 'sync';
      },
      async () => 'async',
    );
    found.push(await outcome);
  }
  return found;
}

const repeat = (count: number, time: number) => Array.from({ length: count }, () => time);

test('a fast disk is called synchronously', async () => {
  expect(new Set(await decisions(repeat(300, 0.02)))).toEqual(new Set(['sync']));
});

test('one slow call among many changes nothing', async () => {
  expect(new Set(await decisions([...repeat(20, 0.02), 3, ...repeat(20, 0.02)]))).toEqual(new Set(['sync']));
});

test('calls of a slow disk overlap, except for measurements', async () => {
  const found = await decisions(repeat(200, 8));
  expect(found.filter((kind) => kind === 'sync').length).toBeLessThan(6);
});

test('a disk that becomes fast is called synchronously again', async () => {
  const found = await decisions([...repeat(10, 4), ...repeat(1500, 0.02)]);
  expect(new Set(found.slice(-100))).toEqual(new Set(['sync']));
});

test('a synchronous failure rejects', async () => {
  const disk = createAdaptiveIo(() => 0);
  const fail = () => {
    throw new Error('No such file');
  };
  await expect(disk.run(fail, async () => {})).rejects.toThrow('No such file');
});

test('of a slow disk, one call of 65 is a measurement', async () => {
  const found = await decisions(repeat(140, 8));
  const measured = found.flatMap((kind, at) => (kind === 'sync' ? [at] : []));
  expect(measured).toEqual([0, 65, 130]);
});

test('a call is slow from half a millisecond on average', async () => {
  // An eighth of each call counts.
  expect(await decisions([4, 0])).toEqual(['sync', 'sync']);
  expect(await decisions([4.1, 0])).toEqual(['sync', 'async']);
});
