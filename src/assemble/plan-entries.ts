import { join } from 'node:path';
import { memoizeFlatList } from '../memo/memoize-list.ts';
import type { ModuleEntry } from '../model/entry.ts';
import type { ComponentModule } from '../model/part-props.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import { demoEntryId } from './demo-module.ts';
import { componentEntryId } from './register-components.ts';

/** What has to be known besides the site to bundle its components. */
export interface ComponentPlan {
  /** Folder of our own components. */
  readonly ownFolder: FilePath;
  /** True for a component that the browser brings to life. */
  isIsland(name: string): boolean;
}

/** What has to be bundled besides the shell's own script: every demo and component that a page shows, sorted, each once. */
export function planEntries(site: Site, { ownFolder, isIsland }: ComponentPlan): ModuleEntry[] {
  const entries = new Map<string, ModuleEntry>();
  for (const module of usedDemos(site)) {
    const id = demoEntryId(module);
    entries.set(id, { kind: 'demo', id, file: join(site.config.contentDir, module) as FilePath });
  }
  for (const [name, module] of usedComponents(site)) {
    const id = componentEntryId(name);
    const file = componentFile(module, { contentDir: site.config.contentDir, ownFolder });
    entries.set(id, { kind: isIsland(name) ? 'island' : 'static', id, file });
  }
  return [...entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The components that pages show, each once. */
export function usedComponents(site: Site): ReadonlyMap<string, ComponentModule> {
  const used = new Map<string, ComponentModule>();
  for (const name of namedComponents(site.config, site.pages)) {
    const module = site.components.get(name);
    if (module) used.set(name, module);
  }
  return used;
}

/** The modules of the demos that pages show, each once. */
export function usedDemos({ config, pages }: Site): ReadonlySet<SourcePath> {
  return new Set(namedDemos(config, pages));
}

const namedDemos = memoizeFlatList((page: Page) => page.demos.filter((name) => name !== null));

const namedComponents = memoizeFlatList((page: Page) => page.components.filter((name) => name !== null));

/** Where the module of a component lies. */
export function componentFile(
  module: ComponentModule,
  { contentDir, ownFolder }: { readonly contentDir: FilePath; readonly ownFolder: FilePath },
): FilePath {
  return (
    module.kind === 'ours' ? join(ownFolder, `${module.name}.tsx`) : join(contentDir, module.source)
  ) as FilePath;
}
