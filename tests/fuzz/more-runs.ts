import type fastCheck from 'fast-check';
import { vi } from 'vitest';
import { fuzz } from '../support/fuzz.ts';

type FastCheck = typeof fastCheck;

/** Properties with fewer runs than this build sites. */
const cheapFrom = 100;

/** Gives every property the seed of this run, and more runs: 400 become 20,000. */
vi.mock('fast-check', async (load) => {
  const { default: real } = await load<{ default: FastCheck }>();
  const assert = <Ts>(property: Parameters<typeof real.assert<Ts>>[0], given: object = {}) => {
    const { numRuns = 100 }: { readonly numRuns?: number } = given;
    const factor = numRuns < cheapFrom ? 5 : 50;
    return real.assert(property, { ...given, ...fuzz, numRuns: factor * numRuns });
  };
  return { default: { ...real, assert } };
});
