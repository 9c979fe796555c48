import { join } from 'node:path';
import { planEntries, planLiveEntries } from '../../assemble/plan-entries.ts';
import type { DemoModules } from '../../assemble/props/demo-code.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import type { OwnModules } from '../../model/apart-demos.ts';
import type { UsedComponent } from '../../model/demo.ts';
import type { LiveEntry, ModuleEntry } from '../../model/entry.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { DocumentReader } from '../../parse/document-reader.ts';
import type { Sources } from '../../read/sources.ts';
import type { KeepImports } from './keep-imports.ts';
import { hasManyDemos, noOwnModules, planOwnModules } from './plan-own-modules.ts';
import { type Components, readComponents } from './read-components.ts';
import { type Demos, readDemos, readUsedComponents } from './read-demos.ts';

/** The modules of a site: its entries, and promises of what is known when all demos are parsed. */
export interface ModulesOfSite {
  readonly components: Components;
  /** The demos and components that pages name. */
  readonly entries: readonly ModuleEntry[];
  readonly demos: Promise<Demos>;
  readonly live: Promise<readonly LiveEntry[]>;
  /** The modules that only one demo contains. Empty for a site with few demos. */
  readonly own: Promise<OwnModules>;
  /** The components that demos render, by module. */
  readonly usedComponents: Promise<ReadonlyMap<SourcePath, readonly UsedComponent[]>>;
}

/** What reading modules needs. */
export interface ReadModulesOptions {
  readonly files: Pick<FileSystem, 'readText'>;
  readonly documents: Pick<DocumentReader, 'demo' | 'usedComponents'>;
  /** The folder of our templates. */
  readonly templates: FilePath;
  /** Returns the modules from which live entries are planned: without it, those of all demos. */
  readonly plannedModules?: ((demos: Demos) => DemoModules) | undefined;
  /** For the plans of live entries and of own modules; without it, these are made anew. */
  readonly keep?: { readonly live: KeepImports; readonly own: KeepImports } | undefined;
}

const keepNothing = { live: (modules: DemoModules) => modules, own: (modules: DemoModules) => modules };

/** Plans the entries of a site, and starts to parse its demos. */
export async function readModules(
  site: Site,
  sources: Sources,
  {
    files,
    documents,
    templates,
    plannedModules = ({ modules }) => modules,
    keep = keepNothing,
  }: ReadModulesOptions,
): Promise<ModulesOfSite> {
  const ownFolder = join(templates, 'components/registered') as FilePath;
  const components = await readComponents(site, sources, { files, ownFolder });
  const entries = planEntries(site, { ownFolder, isIsland: (name) => components.islands.has(name) });
  const demos = readDemos(site, sources, documents.demo);
  const live = demos.then((found) => planLiveEntries(site, keep.live(plannedModules(found))));
  const usedComponents = demos.then(({ modules }) =>
    readUsedComponents(site, modules, { sources, read: documents.usedComponents }),
  );
  const own = hasManyDemos(entries)
    ? demos.then(({ modules }) => planOwnModules(entries, keep.own(modules), components, site.config))
    : Promise.resolve(noOwnModules);
  // Errors are reported where the demos are awaited.
  for (const started of [live, usedComponents, own]) started.catch(() => {});
  return { components, entries, demos, live, own, usedComponents };
}
