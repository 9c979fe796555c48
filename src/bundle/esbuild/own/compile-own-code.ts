import { basename, dirname, join, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { ImportList, OwnModules } from '../../../model/apart-demos.ts';
import type { Entry, ModuleEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { closureOf, outputKey } from '../output/read-outputs.ts';
import { createPackagesOf } from '../packages-of.ts';
import { importList, isRelative } from './import-list.ts';
import { createPackageType } from './package-type.ts';
import { readScript, type Script } from './read-script.ts';

/** The code of the modules that only one demo contains, or of its live entry. */
export interface OwnCode {
  readonly kind: 'demo' | 'live';
  /** Of its entry. */
  readonly id: string;
  readonly script: Script;
  readonly list: ImportList;
  /** The modules with what each imports, the entry first, as in esbuild's metafile. */
  readonly inputs: Metafile['inputs'];
}

/** By id of the entry. */
export type OwnCodes = ReadonlyMap<string, OwnCode>;

/** What compiling own code needs. */
export interface CompileOptions {
  readonly root: FilePath;
  /** Options for modules of the site. */
  readonly base: BuildOptions;
}

/**
 * Compiles the own modules of each demo to one script. Rejects with esbuild's failure. A demo whose code
 * cannot be linked is missing: it loads modules on demand, exports what others export, or no demo at all.
 */
export async function compileOwnCode(
  entries: readonly Entry[],
  own: OwnModules,
  options: CompileOptions,
): Promise<OwnCodes> {
  const { root } = options;
  const demos = entries.filter(
    (entry): entry is ModuleEntry =>
      entry.kind === 'demo' && own.get(entry.id)?.[0] === outputKey(entry.file, root),
  );
  if (demos.length === 0) return new Map();
  const all = new Set([...own.values()].flat());
  const compiled = await compileAll(demos, all, { ...options, splitting: true });
  // Helpers of esbuild become a chunk that demos share, unless these are compiled without chunks.
  const again = demos.filter(({ id }) => compiled.get(id)?.hasHelpers);
  const alone =
    again.length === 0 ? compiled : await compileAll(again, all, { ...options, splitting: false });
  const packagesOf = createPackagesOf(root);
  const typeOf = createPackageType();
  const codes = demos.flatMap(({ id, file }): [string, OwnCode][] => {
    const { text, inputs } = alone.get(id) ?? compiled.get(id) ?? { text: undefined, inputs: {} };
    const script = text === undefined ? undefined : readScript(text);
    if (!script) return [];
    const folder = packagesOf(dirname(file)) as FilePath;
    const list = importList(script.imports, { folder, type: typeOf(folder) });
    return [[id, { kind: 'demo', id, script, list, inputs }]];
  });
  return new Map(codes);
}

interface Compiled {
  /** Undefined if the script cannot be linked. */
  readonly text: string | undefined;
  readonly hasHelpers: boolean;
  readonly inputs: Metafile['inputs'];
}

async function compileAll(
  demos: readonly ModuleEntry[],
  own: ReadonlySet<string>,
  { root, base, splitting }: CompileOptions & { readonly splitting: boolean },
): Promise<ReadonlyMap<string, Compiled>> {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    ...base,
    entryPoints: demos.map(({ file }, index) => ({ in: file, out: `own-${index}` })),
    entryNames: '[name]',
    splitting,
    // Without a call of a plugin for each import.
    packages: 'external',
    write: false,
    metafile: true,
    plugins: [openImports(own, root), ...(base.plugins ?? [])],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, one]) => [basename(path), one]));
  const found = demos.flatMap(({ id }, index): [string, Compiled][] => {
    const name = `own-${index}.js`;
    const output = outputs.get(name);
    if (!output) return [];
    const { exports, imports, entryPoint } = output;
    const isLinkable =
      exports.includes('default') && imports.every(({ kind }) => kind === 'import-statement');
    const helpers = Object.keys(output.inputs).some((input) => input.startsWith('<'));
    const names = [...closureOf(entryPoint, metafile.inputs)];
    const compiled = {
      text: isLinkable ? texts.get(name) : undefined,
      hasHelpers: helpers || imports.some(({ external }) => external !== true),
      inputs: Object.fromEntries(names.flatMap((name) => inputOf(name, metafile.inputs))),
    };
    return [[id, compiled]];
  });
  return new Map(found);
}

function inputOf(name: string, inputs: Metafile['inputs']): [string, Metafile['inputs'][string]][] {
  const found = inputs[name];
  return found ? [[name, found]] : [];
}

/** Creates a plugin that leaves every relative import open except those of own modules. */
function openImports(own: ReadonlySet<string>, root: FilePath): Plugin {
  return {
    name: 'open-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:\.\.?)?\// }, ({ path, importer }) => {
        const target = outputKey(resolve(dirname(importer), path), root);
        const found = extensions.map((end) => target + end).find((name) => own.has(name));
        if (found !== undefined) return { path: join(root, found) };
        return { path: isRelative(target) ? target : `./${target}`, external: true };
      });
    },
  };
}

/** In the order in which esbuild tries them. */
const extensions = ['', '.tsx', '.ts', '.jsx', '.js'];
