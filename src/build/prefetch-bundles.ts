import { bundleAll } from '../bundle/bundle-all.ts';
import { isUnchanged } from '../bundle/bundle-inputs.ts';
import { bundleSettled } from '../bundle/bundle-until-stable.ts';
import type { SettledBundles } from '../bundle/bundles.ts';
import { keyOfBundles } from '../bundle/bundles-key.ts';
import { realNow } from '../effects/real-now.ts';
import type { ListedSource } from '../read/read-sources.ts';
import { placeTemplates } from '../render/place-templates.ts';
import type { BuildTools } from './build-tools.ts';

/**
 * Begins to bundle the shell, so that it is done while sources are read and pages are parsed. That is worth it where there can be nothing else
 * to bundle: at the first build of a site that has no modules.
 */
export async function beginBundles(sources: readonly ListedSource[], tools: BuildTools): Promise<void> {
  if (tools.bundles.begun || !tools.store.isEmpty() || sources.some(({ kind }) => kind === 'module')) return;
  const key = await keyOfBundles([], tools);
  const make = async () => {
    const settled = await bundleSettled(() => bundleAll([], tools), realNow(), tools);
    tools.crew.announce((await placeTemplates(settled.bundles.server, tools)).location);
    return settled;
  };
  const made = make();
  // If it fails, and is asked for, it is made again and tells why.
  made.catch(() => {});
  tools.bundles.begun = { key, made };
}

/** Gives the bundles that were begun, if they are the ones that are asked for and nothing that they were made from has changed since. */
export async function takeBegun(key: string, tools: BuildTools): Promise<SettledBundles | undefined> {
  const { begun } = tools.bundles;
  tools.bundles.begun = undefined;
  const done = await begun?.made.catch(() => undefined);
  return begun?.key === key && done && (await isUnchanged(done.from, tools)) ? done : undefined;
}
