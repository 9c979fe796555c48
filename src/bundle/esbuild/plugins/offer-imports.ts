import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ImportedModule } from '../../../model/demo.ts';
import type { Entry, LiveEntry } from '../../../model/entry.ts';
import type { Roots } from './single-copies.ts';

/** The namespace of this plugin's virtual modules. */
export const liveNamespace = 'colophon-live';

/** Names the virtual module of a live entry. */
export function livePath({ file }: Pick<LiveEntry, 'file'>): string {
  return `${liveNamespace}:${file}`;
}

/**
 * Creates a plugin for the virtual module of a live entry. The module exports `run`, which runs the text of
 * an edited demo, and `modulesOf`, for a patch of `docs dev`; both provide the imports of the entry.
 */
export function offerImports(
  entries: readonly Entry[],
  { root, templates }: Pick<Roots, 'root' | 'templates'>,
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
        // Relative, because the path is part of the chunk's hash, which must not depend on the machine.
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

/** The import that compiled JSX adds to every demo. */
export const jsxRuntime: ImportedModule = {
  specifier: 'react/jsx-runtime',
  names: ['jsx', 'jsxs', 'Fragment'],
};

/** Returns the module of a live entry. */
export function liveModule({ modules }: Pick<LiveEntry, 'modules'>): string {
  const offered = [jsxRuntime, ...modules].map(offerModule);
  return `${offered.map(({ statement }) => statement).join('')}import { runLiveDemo } from 'colophon:live';
import { requireFrom } from 'colophon:modules';
const offered = () => [${offered.map(({ value }) => value).join(', ')}];
const run = (task) => runLiveDemo(offered(), task);
const modulesOf = (bodies) => requireFrom(bodies, offered());
export { run, modulesOf };
`;
}

/** Returns the import statement of an offered module, and the expression of its `OfferedModule`. */
export function offerModule(
  { specifier, names }: ImportedModule,
  index: number,
): { statement: string; value: string } {
  const from = JSON.stringify(specifier);
  if (names.includes('*')) {
    const value = `{ specifier: ${from}, kind: 'whole', exports: m${index} }`;
    return { statement: `import * as m${index} from ${from};\n`, value };
  }
  // Quoted, because an export name need not be an identifier.
  const local = (name: string, position: number) => [JSON.stringify(name), `m${index}_${position}`] as const;
  const pairs = names.map(local);
  const clause = pairs.map(([name, variable]) => `${name} as ${variable}`).join(', ');
  const members = pairs.map(([name, variable]) => `${name}: ${variable}`).join(', ');
  return {
    statement: `import { ${clause} } from ${from};\n`,
    value: `{ specifier: ${from}, kind: 'part', exports: { ${members} } }`,
  };
}
