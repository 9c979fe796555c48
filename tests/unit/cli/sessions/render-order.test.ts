import { expect, test } from 'vitest';
import { throttle } from '../../../../cli/sessions/render-order.ts';

test('runs work at most once in the given time', async () => {
  let clock = 0;
  const runs: number[] = [];
  const keep = throttle(
    60,
    () => clock,
    async () => void runs.push(clock),
  );
  for (clock of [0, 59, 60, 61, 119, 120]) await keep();
  expect(runs).toEqual([0, 60, 120]);
});
