import { expect, test } from 'vitest';
import { atMostEvery } from '../../../cli/render-rest.ts';

test('work that was begun a short while ago is left out', async () => {
  let clock = 0;
  const begun: number[] = [];
  const keep = atMostEvery(
    60,
    () => clock,
    async () => void begun.push(clock),
  );
  for (clock of [0, 59, 60, 61, 119, 120]) await keep();
  expect(begun).toEqual([0, 60, 120]);
});
