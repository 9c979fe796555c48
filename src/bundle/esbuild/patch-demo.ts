import { posix, resolve } from 'node:path';
import type { Loader, Message, Plugin } from 'esbuild';
import { hash } from '../../lib/hash.ts';
import type { BundledFile } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { isBuildFailure } from './bundle-error.ts';

/** A module of a demo. */
export interface PatchModule {
  readonly file: FilePath;
  /** Path from the folder of the demo: `Demo.tsx`, `data/rows.json`. */
  readonly name: string;
  readonly text: string;
  /** Which of the modules each relative import means: `./rows` → `data/rows.json`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** What a patch imports, by its path below the output folder of the browser or of Node. */
export interface PatchPlaces {
  /** The folder of the site. */
  readonly root: FilePath;
  /** The files that all is bundled from: they are looked at when something changes. */
  readonly inputs: ReadonlySet<string>;
  /** The specifiers of what it may import besides its modules. */
  readonly offered: readonly string[];
  /** The chunk that brings demos to life. */
  readonly runtime: string;
  /** The chunk of what it imports, for readers who edit it. */
  readonly live: string;
  /** The module that offers packages to modules for Node. */
  readonly offers: string;
}

/** A demo in the place of one that was bundled. */
export interface DemoPatch {
  readonly browser: BundledFile;
  readonly server: BundledFile;
}

/** What came of compiling a demo alone: a patch, what a bundler would find wrong with it too, or nothing, where only a bundler can join it. */
export type PatchOutcome =
  | { readonly kind: 'patched'; readonly patch: DemoPatch }
  | { readonly kind: 'broken'; readonly errors: readonly Message[] }
  | { readonly kind: 'joined' };

/**
 * Compiles a demo alone, in some milliseconds: what it imports of packages it takes from the bundles that are there, as the demos do that
 * readers edit. The first module is the demo.
 */
export async function patchDemo(
  id: string,
  modules: readonly PatchModule[],
  places: PatchPlaces,
): Promise<PatchOutcome> {
  const [found, compiled] = await Promise.all([
    lookInto(modules, places),
    // What does not compile is found by the other, with its place.
    Promise.all(modules.map(compile)).catch(() => undefined),
  ]);
  if (found !== 'alone') return found;
  const specifiers = [...new Set(compiled?.flatMap(specifiersOf))].filter((name) => !name.startsWith('.'));
  if (!compiled || specifiers.some((name) => !places.offered.includes(name))) return joined;
  const bodies = modules.map((module, index) => bodyOf(module, compiled[index] ?? ''));
  if (bodies.includes(undefined)) return joined;
  const main = JSON.stringify(modules[0]?.name);
  const code = `const bodies = new Map([\n${bodies.join(',\n')}\n]);\n`;
  const browser = `import { mountDemo } from ${besides(places.runtime)};
import { modulesOf } from ${besides(places.live)};
${code}const Demo = modulesOf(bodies)(${main}).default;
export const mount = (element, options) => mountDemo(Demo, element, options);
`;
  const server = `import { modulesOf } from ${besides(places.offers)};
${code}const { default: Demo } = (await modulesOf(bodies, ${JSON.stringify(specifiers)}))(${main});
export default Demo;
`;
  const patch = { browser: fileOf(id, 'assets', browser), server: fileOf(id, '', server) };
  return { kind: 'patched', patch };
}

const joined = { kind: 'joined' } as const;

/** Loaders of what a demo may be made of. */
const loaders: Readonly<Record<string, Loader>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.jsx': 'jsx',
  '.js': 'jsx',
  '.json': 'json',
};

/**
 * Has the bundler, which knows what every import means and every module exports, make one script of these modules: `alone`, where it needs no
 * other. What comes of packages it does not look at.
 */
async function lookInto(
  modules: readonly PatchModule[],
  { root, inputs: known }: PatchPlaces,
): Promise<'alone' | Exclude<PatchOutcome, { kind: 'patched' }>> {
  const { build } = await import('esbuild');
  const [first] = modules;
  const isScript = modules.every(({ name }) => posix.extname(name) in loaders);
  if (!first || !isScript) return joined;
  const plugin: Plugin = {
    name: 'leave-packages',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^.]/ }, ({ kind }) => (kind === 'entry-point' ? undefined : { external: true })),
  };
  const result = await build({
    entryPoints: [first.file],
    bundle: true,
    format: 'esm',
    outdir: root,
    absWorkingDir: root,
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
  const inputs = Object.keys(result.metafile.inputs).map((input) => resolve(root, input));
  const files = new Set<string>(modules.map(({ file }) => file));
  const isKnown = (input: string) => files.has(input) && known.has(input);
  return inputs.every(isKnown) && result.warnings.length === 0 ? 'alone' : joined;
}

/** As CommonJS. */
async function compile({ name, text }: PatchModule): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, {
    sourcefile: name,
    loader: loaders[posix.extname(name)] ?? 'tsx',
    format: 'cjs',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return code;
}

/** As the compiler writes imports. */
const required = /\brequire\("((?:[^"\\]|\\.)*)"\)/g;

function specifiersOf(code: string): string[] {
  return [...code.matchAll(required)].map(([, specifier = '']) => specifier);
}

/** The module as a function, which asks for others by their whole names; undefined where one is not among them. */
function bodyOf({ name, imports }: PatchModule, code: string): string | undefined {
  const relative = specifiersOf(code).filter((specifier) => specifier.startsWith('.'));
  // What is imported later, or asks for its own address, only a bundler can join.
  const isLate = /\bimport\s*[(.]/.test(code);
  if (isLate || !relative.every((specifier) => imports.has(specifier))) return undefined;
  const whole = code.replace(required, (text, specifier: string) => {
    const meant = imports.get(specifier);
    return meant === undefined
      ? text
      : `require(${JSON.stringify(`./${posix.relative(posix.dirname(name), meant)}`)})`;
  });
  return `[${JSON.stringify(name)}, (require, module, exports) => {\n${whole}}]`;
}

function besides(path: string): string {
  return JSON.stringify(`./${posix.basename(path)}`);
}

/** `demo:acme/Hello.tsx` → `assets/patch-acme-Hello-<hash>.js` */
function fileOf(id: string, folder: string, text: string): BundledFile {
  const name = id
    .replace(/^demo:/, '')
    .replace(/\.[jt]sx?$/, '')
    .replace(/[^\w]+/g, '-');
  const sum = hash(text).replace(/\W|_/g, '').slice(0, 8).toUpperCase();
  return {
    path: posix.join(folder, `patch-${name}-${sum}.js`),
    bytes: new TextEncoder().encode(text),
  };
}
