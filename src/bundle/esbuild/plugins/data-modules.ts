import { readFile, stat } from 'node:fs/promises';
import type { OnLoadResult, Plugin } from 'esbuild';
import { withParsedData } from '../data-literals.ts';

/** Smaller modules cost little. */
const leastBytes = 50_000;

/** Creates a plugin that keeps the data in large modules of a folder as text; see `withParsedData`. */
export function dataModules(folder: string): Plugin {
  const below = folder.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]]/g, '\\$&');
  return {
    name: 'data-modules',
    setup(build) {
      // Modules with JSX contain little data, and there are thousands of them.
      const filter = new RegExp(`^${below.replaceAll('/', '[\\\\/]')}[\\\\/].*\\.[jt]s$`);
      build.onLoad({ filter, namespace: 'file' }, ({ path }) => loadOnce(path));
    },
  };
}

type Loaded = Promise<OnLoadResult | undefined>;

/** Modules that one of the bundles for Node and for the browser has loaded, for the other. */
const waiting = new Map<string, { readonly version: string; readonly loaded: Loaded }>();

async function loadOnce(path: string): Loaded {
  const { size, mtimeMs } = await stat(path);
  if (size < leastBytes) return undefined;
  const version = `${size} ${mtimeMs}`;
  const earlier = waiting.get(path);
  waiting.delete(path);
  if (earlier?.version === version) return earlier.loaded;
  const loaded = load(path);
  waiting.set(path, { version, loaded });
  return loaded;
}

async function load(path: string): Loaded {
  const code = await readFile(path, 'utf8');
  const contents = withParsedData(code);
  return contents === code ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'jsx' };
}
