import { realNow } from '../effects/real-now.ts';
import { clockTick } from '../lib/clock-tick.ts';
import { bundleInputs, type InputReader, isInstalled } from './bundle-inputs.ts';
import type { BundleInputs, Bundles, BundlesWithInputs } from './bundles.ts';

/** Stop bundling again when a file keeps changing. */
const maxRounds = 5;

/**
 * Bundles, and bundles again if a file was saved meanwhile: it is unknown which of its texts the bundler has read, and
 * the bundles are stored under the last one.
 *
 * @param since milliseconds since 1970 from which the bundler may have read files; it may have started before `make`
 */
export async function bundleUntilStable(
  make: () => Promise<Bundles>,
  since: number,
  reader: InputReader,
): Promise<BundlesWithInputs> {
  let start = since;
  for (let round = 1; ; round += 1) {
    const bundles = await make();
    const inputs = await bundleInputs(bundles, reader);
    if (round === maxRounds || !(await isSavedSince(start - clockTick, inputs, reader)))
      return { bundles, inputs };
    // A file saved in this round must not count in the next one.
    await new Promise((resolve) => setTimeout(resolve, clockTick));
    start = realNow();
  }
}

async function isSavedSince(
  since: number,
  { inputs }: BundleInputs,
  { files }: InputReader,
): Promise<boolean> {
  const own = inputs.map(([file]) => file).filter((file) => !isInstalled(file));
  const times = await Promise.all(own.map((file) => files.changedAt(file)));
  return times.some((time) => time !== undefined && time >= since);
}
