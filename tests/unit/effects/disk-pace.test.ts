import { expect, test } from 'vitest';
import { createDiskPace } from '../../../src/effects/disk-pace.ts';

/** What a pace decides on a disk whose calls take so many milliseconds each. */
async function decisions(times: readonly number[]): Promise<string[]> {
  let now = 0;
  const pace = createDiskPace(() => now);
  const found: string[] = [];
  for (const time of times) {
    const outcome = pace.run(
      () => {
        now += time;
        return 'now';
      },
      async () => 'later',
    );
    found.push(await outcome);
  }
  return found;
}

const repeat = (count: number, time: number) => Array.from({ length: count }, () => time);

test('a quick disk is waited for', async () => {
  expect(new Set(await decisions(repeat(300, 0.02)))).toEqual(new Set(['now']));
});

test('one slow call among many changes nothing', async () => {
  expect(new Set(await decisions([...repeat(20, 0.02), 3, ...repeat(20, 0.02)]))).toEqual(new Set(['now']));
});

test('calls of a slow disk overlap, and one in a while is measured', async () => {
  const found = await decisions(repeat(200, 8));
  expect(found.filter((way) => way === 'now').length).toBeLessThan(6);
});

test('a disk that becomes quick is waited for again', async () => {
  const found = await decisions([...repeat(10, 4), ...repeat(1500, 0.02)]);
  expect(new Set(found.slice(-100))).toEqual(new Set(['now']));
});

test('a failure is the same either way', async () => {
  const pace = createDiskPace(() => 0);
  const fail = () => {
    throw new Error('No such file');
  };
  await expect(pace.run(fail, async () => {})).rejects.toThrow('No such file');
});
