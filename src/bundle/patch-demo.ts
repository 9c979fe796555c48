import { posix } from 'node:path';
import type { Loader } from 'esbuild';
import { hash } from '../lib/hash.ts';
import type { BundledFile } from '../model/entry.ts';

/** A module of a demo. */
export interface PatchModule {
  /** Path from the folder of the demo: `Demo.tsx`, `data/rows.json`. */
  readonly name: string;
  readonly text: string;
  /** Which of the modules each relative import means: `./rows` → `data/rows.json`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** What a patch imports, by its path below the output folder of the browser or of Node. */
export interface PatchPlaces {
  /** The chunk of the demo as it was. */
  readonly chunk: string;
  /** The chunk of what it imports, for readers who edit it. */
  readonly live: string;
  /** The demo as it was, for Node. */
  readonly server: string;
  /** The module that offers packages to modules for Node. */
  readonly offers: string;
}

/** A demo in the place of one that was bundled. */
export interface DemoPatch {
  readonly browser: BundledFile;
  readonly server: BundledFile;
}

/**
 * Compiles a demo alone, in some milliseconds: what it imports of packages it takes from the bundles that are there, as the demos do that
 * readers edit. The first module is the demo. Undefined for what does not compile, and what only a bundler can join.
 *
 * @param offered the specifiers of what it may import besides its modules
 */
export async function patchDemo(
  id: string,
  modules: readonly PatchModule[],
  offered: readonly string[],
  places: PatchPlaces,
): Promise<DemoPatch | undefined> {
  if (modules.some(({ name, text }) => !canStandAlone(name, text))) return undefined;
  // What does not compile is told by who bundles it then, with its place.
  const compiled = await Promise.all(modules.map(compile)).catch(() => undefined);
  const specifiers = [...new Set(compiled?.flatMap(specifiersOf))].filter((name) => !name.startsWith('.'));
  if (!compiled || specifiers.some((name) => !offered.includes(name))) return undefined;
  const bodies = modules.map((module, index) => bodyOf(module, compiled[index] ?? ''));
  if (bodies.includes(undefined)) return undefined;
  const main = JSON.stringify(modules[0]?.name);
  const code = `const bodies = new Map([\n${bodies.join(',\n')}\n]);\n`;
  const browser = `import { mount as mountGiven } from ${besides(places.chunk)};
import { modulesOf } from ${besides(places.live)};
${code}const Demo = modulesOf(bodies)(${main}).default;
export const mount = (element, options) => mountGiven(element, options, Demo);
`;
  const server = `import ${besides(places.server)};
import { modulesOf } from ${besides(places.offers)};
${code}const { default: Demo } = (await modulesOf(bodies, ${JSON.stringify(specifiers)}))(${main});
export default Demo;
`;
  return { browser: fileOf(id, 'assets', browser), server: fileOf(id, '', server) };
}

/** Loaders of what a demo may be made of. */
const loaders: Readonly<Record<string, Loader>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.jsx': 'jsx',
  '.js': 'jsx',
  '.json': 'json',
};

/** Styles have a file of their own, and what is imported later or named by an address is found by a bundler alone. */
function canStandAlone(name: string, text: string): boolean {
  return posix.extname(name) in loaders && !/\bimport\s*[(.]|\brequire\s*\(/.test(text);
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

/** The compiler writes imports in one way, and the author has none of them. */
const required = /\brequire\("((?:[^"\\]|\\.)*)"\)/g;

function specifiersOf(code: string): string[] {
  return [...code.matchAll(required)].map(([, specifier = '']) => specifier);
}

/** The module as a function, which asks for others by their whole names; undefined where one is not among them. */
function bodyOf({ name, imports }: PatchModule, code: string): string | undefined {
  const relative = specifiersOf(code).filter((specifier) => specifier.startsWith('.'));
  if (!relative.every((specifier) => imports.has(specifier))) return undefined;
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
