import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BundledSiteModule, bundleSiteModule } from '../bundle/esbuild/bundle-site-module.ts';
import type { Store } from '../cache/create-store.ts';
import type { CacheFolder } from '../cache/open-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { realNow } from '../effects/real-now.ts';
import type { Config, ConfigModule } from '../model/config.ts';
import type { ExtensionLocation } from '../model/extension-location.ts';
import { hasExtensions } from '../model/extensions.ts';
import type { FilePath } from '../model/path.ts';
import { createPagePlanner, type PagePlanner } from '../parse/plugins/page-planner.ts';
import { removeUnused, unusedFor } from '../render/place-templates.ts';
import type { ThreadedTaskRunner } from '../workers/create-task-runner.ts';
import type { SiteFunctions } from '../workers/site-functions.ts';

/** What the module of a site adds to the build. */
export interface SiteExtensions {
  readonly functions: SiteFunctions;
  /** Undefined for a module without plugins and directives: unified parses no page as a whole. */
  readonly planner: PagePlanner | undefined;
}

/** What loading the module needs. */
export interface SiteExtensionsOptions {
  readonly files: FileSystem;
  readonly store: Store;
  /** Writes files that this build loads. */
  readonly placeModule: CacheFolder['place'];
  readonly functionsOf: ThreadedTaskRunner['functionsOf'];
}

/**
 * Bundles and loads the module of a site when its functions are first needed, once. Undefined for a site
 * without functions, which costs nothing.
 */
export function siteExtensions(
  config: Config,
  options: SiteExtensionsOptions,
): () => Promise<SiteExtensions | undefined> {
  const { module } = config;
  if (module === undefined || !hasExtensions(module.exports)) return async () => undefined;
  let loading: Promise<SiteExtensions> | undefined;
  return () => {
    loading ??= load(config, module, options);
    return loading;
  };
}

async function load(
  config: Config,
  { file }: ConfigModule,
  { files, store, placeModule, functionsOf }: SiteExtensionsOptions,
): Promise<SiteExtensions> {
  const bundled = await bundleSiteModule(file, config.root);
  const location = await placeModule((cacheDir) => place(bundled, { files, cacheDir }));
  const text = (await files.readText(file)) ?? '';
  const functions = await functionsOf({ location, text });
  const { areNeeded, extendsPages } = functions;
  return {
    functions,
    planner: extendsPages ? createPagePlanner({ location, areNeeded }, { files, store }) : undefined,
  };
}

/** Writes the bundled module where threads can load it. */
async function place(
  { code, map, hash }: BundledSiteModule,
  { files, cacheDir }: { readonly files: FileSystem; readonly cacheDir: FilePath },
): Promise<ExtensionLocation> {
  const folder = join(cacheDir, 'site') as FilePath;
  const file = join(folder, `${hash}.mjs`) as FilePath;
  const mapFile = `${file}.map` as FilePath;
  if ((await files.readText(mapFile)) !== map) await files.replace(mapFile, map);
  if ((await files.readText(file)) !== code) {
    await files.replace(file, code);
    // Every edit of the module makes another file.
    await removeUnused(folder, { used: new Set([file, mapFile]), files, before: realNow() - unusedFor });
  }
  return { url: pathToFileURL(file).href, map: mapFile, hash };
}
