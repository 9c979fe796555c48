import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { ScriptImport } from '../../../model/apart-demos.ts';
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
  const nameOf = (file: string) => relativePath(root, file);
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

/** The statements of a live entry, whose exports are `run` and `modulesOf`. */
export interface LiveStatements {
  readonly imports: readonly ScriptImport[];
  readonly code: string;
}

/** Returns what the module of a live entry does. */
export function liveStatements({ modules }: Pick<LiveEntry, 'modules'>): LiveStatements {
  const offered = [jsxRuntime, ...modules].map(offerModule);
  return {
    imports: [
      ...offered.map(({ imported }) => imported),
      { specifier: 'colophon:live', names: [['runLiveDemo', 'runLiveDemo']] },
      { specifier: 'colophon:modules', names: [['requireFrom', 'requireFrom']] },
    ],
    code: [
      `const offered=()=>[${offered.map(({ value }) => value).join(', ')}];`,
      'const run=(task)=>runLiveDemo(offered(),task);',
      'const modulesOf=(bodies)=>requireFrom(bodies,offered());',
    ].join('\n'),
  };
}

function liveModule(entry: LiveEntry): string {
  const { imports, code } = liveStatements(entry);
  return `${imports.map(importStatement).join('')}${code}\nexport { run, modulesOf };\n`;
}

/** Names are quoted, because the name of an export need not be an identifier. */
function importStatement({ specifier, names }: ScriptImport): string {
  const from = JSON.stringify(specifier);
  const whole = names.find(([name]) => name === '*');
  if (whole) return `import * as ${whole[1]} from ${from};\n`;
  return `import { ${names.map(([name, local]) => `${JSON.stringify(name)} as ${local}`).join(', ')} } from ${from};\n`;
}

/**
 * Returns the import of an offered module, also as a statement, and the expression of its `OfferedModule`.
 */
export function offerModule(
  { specifier, names }: ImportedModule,
  index: number,
): { imported: ScriptImport; statement: string; value: string } {
  const from = JSON.stringify(specifier);
  const isWhole = names.includes('*');
  const pairs = isWhole
    ? [['*', `m${index}`] as const]
    : names.map((name, position) => [name, `m${index}_${position}`] as const);
  const members = pairs.map(([name, variable]) => `${JSON.stringify(name)}: ${variable}`).join(', ');
  const imported = { specifier, names: pairs };
  return {
    imported,
    statement: importStatement(imported),
    value: isWhole
      ? `{ specifier: ${from}, kind: 'whole', exports: m${index} }`
      : `{ specifier: ${from}, kind: 'part', exports: { ${members} } }`,
  };
}
