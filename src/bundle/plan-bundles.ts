import { join } from 'node:path';
import { planScripts } from '../assemble/plan-entries.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { existingStyles, type SiteBundlerOptions } from './bundle-site.ts';
import type { BundledConfig } from './bundles.ts';
import { readModules } from './entries/read-modules.ts';

/** What `bundleAll` needs for a whole site. */
export interface PlannedBundles extends BundledConfig {
  readonly entries: readonly Entry[];
}

/** Plans the bundles of a site as if nothing in it would fail to compile. */
export async function planBundles(
  site: Site,
  sources: Sources,
  { documents, files }: Pick<SiteBundlerOptions, 'documents' | 'files'>,
): Promise<PlannedBundles> {
  const templates = join(packageRoot(), 'templates') as FilePath;
  const { entries, live, own } = await readModules(site, sources, { files, documents, templates });
  return {
    entries: [...entries, ...(await live), ...planScripts(site, templates)],
    own: await own,
    serviceWorker: site.config.serviceWorker,
    styles: existingStyles(site),
  };
}
