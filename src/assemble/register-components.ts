import { posix } from 'node:path';
import { isInside, pathIn } from '../lib/path.ts';
import type { ComponentModule } from '../model/part-props.ts';
import type { SourcePath } from '../model/path.ts';

/** Our own components, by the names of their files in `templates/components/registered`. */
export const ownComponents = ['product-versions', 'section-pages'] as const;

const moduleEnd = /\.[jt]sx?$/;

/** Ends in the order in which one is preferred to the other. */
const ends = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Every component that a directive may name: the modules in the site's folders by their path there without its end, and ours. The first
 * folder that has a name wins, and the site wins over us. `charts/index.tsx` is also called `charts`.
 */
export function registerComponents(
  files: Iterable<SourcePath>,
  folders: readonly SourcePath[],
): ReadonlyMap<string, ComponentModule> {
  const modules = [...files].filter((file) => moduleEnd.test(file)).sort(byEnd);
  const registered = new Map<string, ComponentModule>();
  const add = (name: string, module: ComponentModule) => {
    if (name !== '' && !registered.has(name)) registered.set(name, module);
  };
  for (const folder of folders) {
    for (const source of modules.filter((file) => isInside(folder, file))) {
      const name = pathIn(folder, source).replace(moduleEnd, '');
      add(name, { kind: 'site', source });
      if (posix.basename(name) === 'index') add(name.replace(/\/?index$/, ''), { kind: 'site', source });
    }
  }
  for (const name of ownComponents) add(name, { kind: 'ours', name });
  return registered;
}

/** The name under which a directive's component is registered: `./charts/Bar.js` → `charts/Bar`. */
export function componentName(written: string): string {
  return posix.normalize(written).replace(moduleEnd, '');
}

/** Names the entry of a component in the bundles. */
export function componentEntryId(name: string): string {
  return `component:${name}`;
}

function byEnd(a: SourcePath, b: SourcePath): number {
  return ends.indexOf(posix.extname(a)) - ends.indexOf(posix.extname(b)) || (a < b ? -1 : 1);
}
