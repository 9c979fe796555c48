import { realNow } from '../effects/real-now.ts';
import { clockTick } from '../lib/clock-tick.ts';
import { bundleInputs, type InputTools, isInstalled } from './bundle-inputs.ts';
import type { BundleInputs, Bundles, SettledBundles } from './bundles.ts';

/** Who saves a file without end is not waited for without end. */
const mostRounds = 5;

/**
 * Makes bundles, and once more where a file was saved meanwhile: nobody can tell which of its texts the bundler has read, and the bundles are
 * remembered under the last one.
 *
 * @param since milliseconds since 1970 from which on the bundler may have read files: it may be at work before `make` asks it
 */
export async function bundleSettled(
  make: () => Promise<Bundles>,
  since: number,
  tools: InputTools,
): Promise<SettledBundles> {
  let begin = since;
  for (let round = 1; ; round += 1) {
    const bundles = await make();
    const from = await bundleInputs(bundles, tools);
    if (round === mostRounds || !(await isSavedSince(begin - clockTick, from, tools)))
      return { bundles, from };
    // What was saved in this round must not count in the next.
    await new Promise((resolve) => setTimeout(resolve, clockTick));
    begin = realNow();
  }
}

async function isSavedSince(
  since: number,
  { inputs }: BundleInputs,
  { files }: InputTools,
): Promise<boolean> {
  const own = inputs.map(([file]) => file).filter((file) => !isInstalled(file));
  const times = await Promise.all(own.map((file) => files.changedAt(file)));
  return times.some((time) => time !== undefined && time >= since);
}
