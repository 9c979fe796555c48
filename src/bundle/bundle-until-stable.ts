import { realNow } from '../effects/real-now.ts';
import { clockTick } from '../lib/clock-tick.ts';
import type { BundleInputs, Bundles, BundlesWithInputs } from './bundles.ts';
import { bundleInputs, type InputReader, isInstalled } from './stored/bundle-inputs.ts';

/** Stop bundling again when a file keeps changing. */
const maxRounds = 5;

/**
 * Bundles, and bundles again if a file was saved meanwhile: esbuild may have read the old text, but the cache
 * would store the bundles under the hash of the new one.
 *
 * @param since milliseconds since 1970 from which esbuild may have read files
 */
export async function bundleUntilStable(
  bundle: () => Promise<Bundles>,
  since: number,
  reader: InputReader,
): Promise<BundlesWithInputs> {
  let start = since;
  for (let round = 1; ; round += 1) {
    const bundles = await bundle();
    const inputs = await bundleInputs(bundles, reader);
    if (round === maxRounds || !(await isSavedSince(start - clockTick, inputs, reader)))
      return { bundles, inputs };
    // A file saved in this round must not count in the next round.
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
