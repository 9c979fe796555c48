import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ImportedModule } from '../../../model/demo.ts';
import type { Entry, LiveEntry } from '../../../model/entry.ts';
import type { PackageRoots } from './single-copies.ts';

/** Where the modules that this plug-in makes up live. */
export const liveNamespace = 'colophon-live';

/** Names the virtual module that holds what a demo imports. */
export function livePath({ file }: Pick<LiveEntry, 'file'>): string {
  return `${liveNamespace}:${file}`;
}

/**
 * Makes the module that runs an edited demo: our runtime, given everything of the packages that the demo imports. Its `modulesOf` is for the
 * patch of a demo.
 */
export function offerImports(
  entries: readonly Entry[],
  { root, templates }: Pick<PackageRoots, 'root' | 'templates'>,
): Plugin {
  const nameOf = (file: string) => relative(root, file).split(sep).join('/');
  const live = new Map(
    entries.flatMap((entry) => (entry.kind === 'live' ? [[nameOf(entry.file), entry]] : [])),
  );
  const runtime = join(templates, 'islands/live-demo.tsx');
  const modules = join(templates, 'islands/live-modules.ts');
  return {
    name: 'offer-imports',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${liveNamespace}:`) }, ({ path }) => ({
        // The name goes into the hash of the chunk, so it may not tell where the site lies on this machine.
        path: nameOf(path.slice(liveNamespace.length + 1)),
        namespace: liveNamespace,
      }));
      build.onLoad({ filter: /.*/, namespace: liveNamespace }, ({ path }) => {
        const entry = live.get(path);
        return entry && { contents: liveModule(entry), loader: 'js', resolveDir: dirname(entry.file) };
      });
      build.onResolve({ filter: /^colophon:(?:live|modules)$/ }, ({ path }) => ({
        path: path === 'colophon:live' ? runtime : modules,
      }));
    },
  };
}

/** Compiled JSX imports its runtime, whatever else a demo imports. */
export const jsxRuntime: ImportedModule = {
  specifier: 'react/jsx-runtime',
  names: ['jsx', 'jsxs', 'Fragment'],
};

function liveModule({ modules }: LiveEntry): string {
  const offered = [jsxRuntime, ...modules].map(offerModule);
  return `${offered.map(({ statement }) => statement).join('')}import { runLiveDemo } from 'colophon:live';
import { requireFrom } from 'colophon:modules';
const offered = () => [${offered.map(({ value }) => value).join(', ')}];
export const run = (task) => runLiveDemo(offered(), task);
export const modulesOf = (bodies) => requireFrom(bodies, offered());
`;
}

/** The statement that imports of a module what is offered of it, and the value that offers it; names go through strings, as they need not be words. */
export function offerModule(
  { specifier, names }: ImportedModule,
  index: number,
): { statement: string; value: string } {
  const from = JSON.stringify(specifier);
  if (names.includes('*')) {
    const value = `{ specifier: ${from}, kind: 'whole', exports: m${index} }`;
    return { statement: `import * as m${index} from ${from};\n`, value };
  }
  const local = (name: string, position: number) => [JSON.stringify(name), `m${index}_${position}`] as const;
  const pairs = names.map(local);
  const clause = pairs.map(([name, variable]) => `${name} as ${variable}`).join(', ');
  const members = pairs.map(([name, variable]) => `${name}: ${variable}`).join(', ');
  return {
    statement: `import { ${clause} } from ${from};\n`,
    value: `{ specifier: ${from}, kind: 'part', exports: { ${members} } }`,
  };
}
