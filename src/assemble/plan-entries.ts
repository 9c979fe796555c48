import { join } from 'node:path';
import { wantedControls } from '../lib/wanted-controls.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { ImportedModule } from '../model/demo.ts';
import type { LiveEntry, ModuleEntry, ScriptEntry } from '../model/entry.ts';
import type { ComponentModule } from '../model/part-props.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import { type DemoModules, demoClosure, handWritten } from './props/demo-code.ts';
import { componentName } from './register-components.ts';

/** The facts, besides the site, that decide the entries of components. */
export interface ComponentPlan {
  /** Folder of the built-in components. */
  readonly ownFolder: FilePath;
  /** Whether the browser hydrates a component. */
  isIsland(name: string): boolean;
}

/** Plans the entry of every demo and component that a page shows, each once, sorted by id. */
export function planEntries(site: Site, { ownFolder, isIsland }: ComponentPlan): ModuleEntry[] {
  const { config, pages } = site;
  const entries = new Map(demoEntries(config, namedDemos(config, pages)).map((entry) => [entry.id, entry]));
  for (const [name, module] of usedComponents(site)) {
    const id = componentEntryId(name);
    const file = fileOfComponent(module, { contentDir: site.config.contentDir, ownFolder });
    entries.set(id, { kind: isIsland(name) ? 'island' : 'static', id, file });
  }
  return [...entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The same objects for the same demos: their list is compared at every edit. */
const demoEntries = memoize(({ contentDir }: Config, demos: readonly SourcePath[]): readonly ModuleEntry[] =>
  demos.map((module) => ({
    kind: 'demo',
    id: demoEntryId(module),
    file: join(contentDir, module) as FilePath,
  })),
);

/** Returns the components that pages and slots show, each once. */
export function usedComponents(site: Site): ReadonlyMap<string, ComponentModule> {
  const inSlots = site.config.slots.map(({ component }) => componentName(component));
  const names = new Set([...namedComponents(site.config, site.pages), ...inSlots]);
  return new Map([...site.components].filter(([name]) => names.has(name)));
}

/** Returns the modules of the demos that pages show, each once. */
export function usedDemos({ config, pages }: Site): ReadonlySet<SourcePath> {
  return new Set(namedDemos(config, pages));
}

const namedDemos = memoizeFlatList((page: Page) => page.demos.filter((name) => name !== null));

const namedComponents = memoizeFlatList((page: Page) => page.components.filter((name) => name !== null));

/** Returns the file of a component. */
export function fileOfComponent(
  module: ComponentModule,
  { contentDir, ownFolder }: { readonly contentDir: FilePath; readonly ownFolder: FilePath },
): FilePath {
  return (
    module.kind === 'built-in' ? join(ownFolder, `${module.name}.tsx`) : join(contentDir, module.source)
  ) as FilePath;
}

/**
 * Plans the entries for demos that readers can edit, sorted by demo. An edited demo can import the modules
 * that the demo imports, with every name that any demo imports from them: the bundle contains those anyway.
 */
export function planLiveEntries({ config, pages }: Site, modules: DemoModules): readonly LiveEntry[] {
  return liveEntries(modules, demosWithCode(config, pages), config.contentDir);
}

const liveEntries = memoize(
  (modules: DemoModules, shown: readonly SourcePath[], contentDir: FilePath): readonly LiveEntry[] => {
    const demos = [...new Set(shown)].sort().filter((module) => modules.has(module));
    const imports = new Map(demos.map((module) => [module, importsOf(module, modules)]));
    const names = namesBySpecifier([...imports.values()].flat());
    return demos.map((module) => ({
      kind: 'live',
      id: `live:${module}`,
      file: join(contentDir, module) as FilePath,
      modules: [...new Set(imports.get(module)?.map(({ specifier }) => specifier))]
        .sort()
        .map((specifier) => ({ specifier, names: [...(names.get(specifier) ?? [])].sort() })),
    }));
  },
);

const demosWithCode = memoizeFlatList(({ demos, document }: Page) =>
  demos.flatMap((module, index) =>
    module && document.parts[index]?.options.hideToolbar !== true ? [module] : [],
  ),
);

function importsOf(module: SourcePath, modules: DemoModules): ImportedModule[] {
  return [
    ...demoClosure(module, modules, 'ts'),
    ...demoClosure(handWritten(module, modules), modules, 'js'),
  ].flatMap((parsed) => parsed.modules);
}

function namesBySpecifier(imports: readonly ImportedModule[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { specifier, names } of imports) {
    const known = found.get(specifier) ?? new Set();
    for (const name of names) known.add(name);
    // React is always shared as a whole.
    if (specifier === 'react') known.add('*');
    found.set(specifier, known);
  }
  return found;
}

/** Plans the script of demos with controls, if a page has one. */
export function planScripts({ config, pages }: Site, templates: FilePath): ScriptEntry[] {
  if (controlled(config, pages).length === 0) return [];
  const file = join(templates, 'browser/demo/controls/mount-controls.ts') as FilePath;
  return [{ kind: 'script', id: 'controls', file }];
}

const controlled = memoizeFlatList(({ document }: Page) =>
  document.parts.filter(({ kind, options }) => kind === 'demo' && wantedControls(options.controls)),
);

/** Returns the id of a demo's entry. */
export const demoEntryId = (module: SourcePath): string => `demo:${module}`;

/** Returns the id of a component's entry. */
export const componentEntryId = (name: string): string => `component:${name}`;
