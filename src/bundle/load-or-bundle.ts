import { firstThen } from '../lib/first-then.ts';
import type { OwnModules } from '../model/apart-demos.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { Extent } from '../model/site.ts';
import { bundleUntilStable } from './bundle-until-stable.ts';
import { type Bundles, bundleAll } from './bundles.ts';
import type { Bundler } from './esbuild/create-bundler.ts';
import { moduleProblems } from './module-problems.ts';
import { ownModulesHash } from './relink-changed.ts';
import type { BundleCache, BundlePatch } from './stored/bundle-cache.ts';
import { type InputReader, ownFiles } from './stored/bundle-inputs.ts';
import type { BundledModules } from './stored/bundle-key.ts';

/** What loading and bundling need. */
export interface LoadContext extends InputReader {
  readonly config: Config;
  readonly bundler: Bundler;
  readonly cache: BundleCache;
}

/** The bundles of a site. */
export interface LoadedBundles extends Bundles {
  /** False if all bundles come from the cache. */
  readonly bundled: boolean;
}

/** What bundling depends on besides the entries. */
export interface LoadOptions {
  readonly extent: Extent;
  readonly patch: BundlePatch;
  readonly styles: readonly FilePath[];
  readonly own: OwnModules;
}

/**
 * Returns the bundles of these entries: those of the cache, those in which changed
 * demos were replaced, or new ones.
 */
export async function loadOrBundle(
  given: BundledModules,
  { extent, patch, styles, own }: LoadOptions,
  options: LoadContext,
): Promise<LoadedBundles> {
  const { config, cache } = options;
  const { entries, leftOut } = given;
  const since = options.bundler.startedAt();
  let patched: Bundles | undefined;
  const apply: BundlePatch['apply'] = async (...given) => {
    patched = await patch.apply(...given);
    return patched;
  };
  const cached = await cache.load(given, extent, { ...patch, apply });
  if (cached && (patched === undefined || patch.kind === 'temporary')) return { ...cached, bundled: false };
  const bundler = bundlerWithout(leftOut, options.bundler);
  const sheets = styles.filter((file) => !leftOut.has(file));
  const bundleWhole = async (): Promise<Bundles> => {
    const bundles = await bundleAll(entries, bundler, {
      serviceWorker: config.serviceWorker,
      styles: sheets,
      own,
    });
    const problems = await moduleProblems(ownFiles(bundles.browser.inputs), options);
    return { ...bundles, moduleProblems: problems, ...(own.size > 0 && { ownModules: ownModulesHash(own) }) };
  };
  const bundle = firstThen(async () => patched ?? (await bundleWhole()), bundleWhole);
  const stable = await bundleUntilStable(bundle, since, options);
  await cache.save(given, extent, stable);
  return { ...stable.bundles, bundled: true };
}

/** Nothing is kept between bundles while a template or the theme of the site is broken. */
export function bundlerWithout(leftOut: ReadonlySet<FilePath>, bundler: Bundler): Bundler {
  return leftOut.size === 0 ? bundler : bundler.without(leftOut);
}
