import { posix, resolve } from 'node:path';
import type { Loader, Message, Plugin } from 'esbuild';
import { hash } from '../../lib/hash.ts';
import type { BundledFile } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { chunkName, environmentOf } from './bundle-options.ts';
import { isBuildFailure } from './problems/bundle-diagnostics.ts';

/** A module of a demo that is compiled alone. */
export interface PatchModule {
  readonly file: FilePath;
  /** Path from the folder of the demo: `Demo.tsx`, `data/rows.json`. */
  readonly name: string;
  readonly text: string;
  /** Names of modules by relative import: `./rows` → `data/rows.json`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The bundles that a patch belongs to, with paths relative to their output folder. */
export interface PatchOptions {
  /** The folder of the site. */
  readonly root: FilePath;
  /** Values of `process.env` by name. */
  readonly env: Readonly<Record<string, string>>;
  /** The inputs of the bundles. */
  readonly inputs: ReadonlySet<string>;
  /** The specifiers that a patch may import besides its modules. */
  readonly offered: readonly string[];
  /** The chunk that mounts demos. */
  readonly runtime: string;
  /** The chunk of the demo's live entry, which provides imports in the browser. */
  readonly live: string;
  /** The module that provides imports in Node; see `ServerBundle.offers`. */
  readonly offers: string;
}

/** Replaces the bundled modules of a demo. */
export interface DemoPatch {
  readonly browser: BundledFile;
  readonly server: BundledFile;
}

/** The outcome of compiling a demo alone. */
export type PatchOutcome =
  | { readonly kind: 'patched'; readonly patch: DemoPatch }
  /** The demo does not compile. */
  | { readonly kind: 'broken'; readonly errors: readonly Message[] }
  /** The demo imports something that the bundles do not offer. */
  | { readonly kind: 'needs-bundling' };

/** Compiles a demo, the first module, without packages: it takes its imports from the bundles. */
export async function patchDemo(
  id: string,
  modules: readonly PatchModule[],
  options: PatchOptions,
): Promise<PatchOutcome> {
  const [alone, compiled] = await Promise.all([
    bundleAlone(modules, options),
    // The other call reports syntax errors.
    Promise.all(modules.map((module) => compile(module, options))).catch(() => undefined),
  ]);
  if (alone !== 'complete') return alone;
  const specifiers = [...new Set(compiled?.flatMap(specifiersOf))].filter((name) => !name.startsWith('.'));
  if (!compiled || specifiers.some((name) => !options.offered.includes(name))) return needsBundling;
  const bodies = modules.map((module, index) => bodyOf(module, compiled[index] ?? ''));
  if (bodies.includes(undefined)) return needsBundling;
  const main = JSON.stringify(modules[0]?.name);
  const code = `const bodies = new Map([\n${bodies.join(',\n')}\n]);\n`;
  const browser = `import { mountDemo } from ${siblingPath(options.runtime)};
import { modulesOf } from ${siblingPath(options.live)};
${code}const Demo = modulesOf(bodies)(${main}).default;
export const mount = (element, options) => mountDemo(Demo, element, options);
`;
  const server = `import { modulesOf } from ${siblingPath(options.offers)};
${code}const { default: Demo } = (await modulesOf(bodies, ${JSON.stringify(specifiers)}))(${main});
export default Demo;
`;
  const patch = { browser: patchFile(id, 'assets', browser), server: patchFile(id, '', server) };
  return { kind: 'patched', patch };
}

const needsBundling = { kind: 'needs-bundling' } as const;

const loaders: Readonly<Record<string, Loader>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.jsx': 'jsx',
  '.js': 'jsx',
  '.json': 'json',
};

/** Has esbuild check the imports between modules. Returns `complete` if they import no other file. */
async function bundleAlone(
  modules: readonly PatchModule[],
  { root, inputs: known }: PatchOptions,
): Promise<'complete' | Exclude<PatchOutcome, { kind: 'patched' }>> {
  const { build } = await import('esbuild');
  const [first] = modules;
  const isScript = modules.every(({ name }) => posix.extname(name) in loaders);
  if (!first || !isScript) return needsBundling;
  const plugin: Plugin = {
    name: 'external-packages',
    setup: ({ onResolve }) =>
      // The bundler reads files that are imported as text.
      onResolve({ filter: /^[^.]|\?[a-z]+$/ }, ({ kind }) =>
        kind === 'entry-point' ? undefined : { external: true },
      ),
  };
  const result = await build({
    entryPoints: [first.file],
    bundle: true,
    format: 'esm',
    outdir: root,
    absWorkingDir: root,
    loader: { '.js': 'jsx' },
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [plugin],
  }).catch((error: unknown) => {
    if (isBuildFailure(error)) return error;
    throw error;
  });
  if (result instanceof Error) return { kind: 'broken', errors: result.errors };
  const exported = Object.values(result.metafile.outputs).flatMap(({ exports }) => exports);
  // The bundler reports a demo without a default export.
  if (!exported.includes('default')) return needsBundling;
  const inputs = Object.keys(result.metafile.inputs).map((input) => resolve(root, input));
  const files = new Set<string>(modules.map(({ file }) => file));
  const isKnown = (input: string) => files.has(input) && known.has(input);
  return inputs.every(isKnown) && result.warnings.length === 0 ? 'complete' : needsBundling;
}

async function compile({ name, text }: PatchModule, options: PatchOptions): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, {
    sourcefile: name,
    loader: loaders[posix.extname(name)] ?? 'tsx',
    format: 'cjs',
    jsx: 'automatic',
    target: 'es2022',
    define: environmentOf(options),
    logLevel: 'silent',
  });
  return code;
}

const requireCall = /\brequire\("((?:[^"\\]|\\.)*)"\)/g;

function specifiersOf(code: string): string[] {
  return [...code.matchAll(requireCall)].map(([, specifier = '']) => specifier);
}

/** Wraps a module in a function. Returns undefined if it imports a file that is not among the modules. */
function bodyOf({ name, imports, text }: PatchModule, code: string): string | undefined {
  const relative = specifiersOf(code).filter((specifier) => specifier.startsWith('.'));
  // `import()` and `import.meta` need a bundler; esbuild replaces the second one in CommonJS.
  const isDynamic = /\bimport\s*\(/.test(code) || /\bimport\s*\.\s*meta\b/.test(text);
  if (isDynamic || !relative.every((specifier) => imports.has(specifier))) return undefined;
  const resolved = code.replace(requireCall, (call, specifier: string) => {
    const target = imports.get(specifier);
    return target === undefined
      ? call
      : `require(${JSON.stringify(`./${posix.relative(posix.dirname(name), target)}`)})`;
  });
  return `[${JSON.stringify(name)}, (require, module, exports) => {\n${resolved}}]`;
}

function siblingPath(path: string): string {
  return JSON.stringify(`./${posix.basename(path)}`);
}

/** `demo:acme/Hello.tsx` → `assets/patch-acme-Hello-<hash>.js` */
function patchFile(id: string, folder: string, text: string): BundledFile {
  const name = chunkName({ id: id.replace(/^demo:/, '') });
  const sum = hash(text).replace(/\W|_/g, '').slice(0, 8).toUpperCase();
  return {
    path: posix.join(folder, `patch-${name}-${sum}.js`),
    bytes: new TextEncoder().encode(text),
  };
}
