import { posix } from 'node:path';
import { isInside, pathIn } from '../lib/path.ts';
import type { ComponentModule } from '../model/part-props.ts';
import type { SourcePath } from '../model/path.ts';

/** The built-in components, by the names of their files in `templates/components/registered`. */
export const builtInComponents = ['product-versions', 'section-pages'] as const;

const moduleExtension = /\.[jt]sx?$/;

const extensions = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Returns every component that a directive may name: the modules in the site's folders by their path without
 * extension, and the built-in ones. The first folder with a name wins, and the site wins over built-in
 * components. `charts/index.tsx` is also named `charts`.
 */
export function registerComponents(
  files: Iterable<SourcePath>,
  folders: readonly SourcePath[],
): ReadonlyMap<string, ComponentModule> {
  const modules = [...files].filter((file) => moduleExtension.test(file)).sort(byExtension);
  const registered = new Map<string, ComponentModule>();
  const add = (name: string, module: ComponentModule) => {
    if (name !== '' && !registered.has(name)) registered.set(name, module);
  };
  for (const folder of folders) {
    for (const source of modules.filter((file) => isInside(folder, file))) {
      const name = pathIn(folder, source).replace(moduleExtension, '');
      add(name, { kind: 'site', source });
      if (posix.basename(name) === 'index') add(name.replace(/\/?index$/, ''), { kind: 'site', source });
    }
  }
  for (const name of builtInComponents) add(name, { kind: 'built-in', name });
  return registered;
}

/** Returns the registered name of a directive's component: `./charts/Bar.js` → `charts/Bar`. */
export function componentName(written: string): string {
  return posix.normalize(written).replace(moduleExtension, '');
}

function byExtension(a: SourcePath, b: SourcePath): number {
  return extensions.indexOf(posix.extname(a)) - extensions.indexOf(posix.extname(b)) || (a < b ? -1 : 1);
}
