import type { BuildTools } from '../build/build-tools.ts';
import { bundlesKey } from '../cache/store-keys.ts';
import { hashData, hashParts } from '../lib/hash.ts';
import type { Entry } from '../model/entry.ts';

/** Store key of the bundles of some entries: another one whenever the bundler is asked for something else. */
export async function keyOfBundles(
  entries: readonly Entry[],
  { config, files, tool }: BuildTools,
): Promise<string> {
  const { root, alias, licences, templatesDir, serviceWorker } = config;
  const templates = (await files.list(templatesDir)).map(({ path }) => path).sort();
  const named = [entries, alias, licences, templatesDir, templates, serviceWorker];
  return bundlesKey(hashParts([tool, root, hashData(named)]));
}
