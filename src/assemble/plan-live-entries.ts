import { join } from 'node:path';
import { memoizeFlatList } from '../memo/memoize-list.ts';
import type { ImportedModule } from '../model/demo.ts';
import type { LiveEntry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Page, Site } from '../model/site.ts';
import { type DemoModules, demoClosure, handWritten } from './demo-code.ts';
import { liveEntryId } from './demo-module.ts';

/**
 * What has to be bundled so that readers can edit the demos whose code is shown, sorted by demo. A demo is offered the modules it imports, with
 * every name that some demo of the site imports from them: all that is in the bundle anyway. More would end in the chunks of readers who edit
 * nothing.
 */
export function planLiveEntries(site: Site, modules: DemoModules): LiveEntry[] {
  const demos = [...new Set(demosWithCode(site.config, site.pages))]
    .sort()
    .filter((module) => modules.has(module));
  const imports = new Map(demos.map((module) => [module, importsOf(module, modules)]));
  const names = namesBySpecifier([...imports.values()].flat());
  return demos.map((module) => ({
    kind: 'live',
    id: liveEntryId(module),
    file: join(site.config.contentDir, module) as FilePath,
    modules: [...new Set(imports.get(module)?.map(({ specifier }) => specifier))]
      .sort()
      .map((specifier) => ({ specifier, names: [...(names.get(specifier) ?? [])].sort() })),
  }));
}

const demosWithCode = memoizeFlatList(({ demos, document }: Page) =>
  demos.flatMap((module, index) =>
    module && document.parts[index]?.options.hideToolbar !== true ? [module] : [],
  ),
);

/** What the bundled modules of a demo import, and its hand-written variant, which may import from elsewhere. */
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
    // React comes whole, whatever is imported of it.
    if (specifier === 'react') known.add('*');
    found.set(specifier, known);
  }
  return found;
}
