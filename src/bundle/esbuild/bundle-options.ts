import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { HashOf } from '../../effects/file-system.ts';
import { upwards } from '../../lib/upwards.ts';
import type { SharedImport } from '../../model/apart-demos.ts';
import type { Entry, LiveEntry, ModuleEntry, WorkerKind } from '../../model/entry.ts';
import { inlineFiles } from './inline-files.ts';
import { offerShared, sharedPoints } from './own/offer-shared.ts';
import { dataModules } from './plugins/data-modules.ts';
import { demoFactories } from './plugins/demo-factories.ts';
import { errorMacros } from './plugins/error-macros.ts';
import { livePath, offerImports } from './plugins/offer-imports.ts';
import { offerPackages, offersPath } from './plugins/offer-packages.ts';
import { ownMaterial } from './plugins/own-material.ts';
import { queryImports } from './plugins/query-imports.ts';
import { resolveTemplates, type TemplatePlaces } from './plugins/resolve-templates.ts';
import { setLicences } from './plugins/set-licences.ts';
import { sideMarkers } from './plugins/side-markers.ts';
import { type Roots, singleCopies } from './plugins/single-copies.ts';
import { siteStyles } from './plugins/site-styles.ts';
import { withoutStreams } from './plugins/without-streams.ts';
import { demoRuntime, wrapDemos, wrapperPath } from './plugins/wrap-demos.ts';
import { browserForm, nodeForm } from './script-forms.ts';

/** What bundling depends on besides the entries. */
export interface BundlerOptions extends Roots, Pick<TemplatePlaces, 'themed' | 'demoTheme' | 'leftOut'> {
  /** Import aliases. */
  readonly alias: Readonly<Record<string, string>>;
  /** Licence keys by package, see `setLicences`. */
  readonly licences: Readonly<Record<string, string>>;
  /** Values of `process.env` by name. */
  readonly env: Readonly<Record<string, string>>;
  /** Absolute targets of `compilerOptions.paths`; an alias wins. */
  readonly paths: TsconfigPaths;
  readonly hashOf: HashOf;
}

/** Patterns of imports with the files that they may mean, as TypeScript reads them. */
export type TsconfigPaths = Readonly<Record<string, readonly string[]>>;

/** The script of every page reads no other variable; an object would be a chunk of its own. */
const shellEnvironment = { 'process.env.NODE_ENV': '"production"' };

/** Options for the script of every page. */
export function shellOptions(options: BundlerOptions): BuildOptions {
  const entryPoints = [{ in: shellEntry(options), out: 'assets/browser' }];
  return { ...browserOptions(options), entryPoints, define: shellEnvironment };
}

/** What one of the two large bundles contains. */
export interface BundlePlan<E extends Entry> {
  readonly entries: readonly E[];
  /** What demos import that are compiled apart. */
  readonly shared: readonly SharedImport[];
}

/** Options for demos, islands and live entries in the browser, which share chunks. */
export function demoOptions({ entries, shared }: BundlePlan<Entry>, options: BundlerOptions): BuildOptions {
  const entryPoints = uniqueByFile(entries).map((entry) => ({
    in: entryModule(entry),
    out: scriptName(entry),
  }));
  const base = browserOptions(options);
  // An entry point, because patches of `docs dev` import it by its path.
  const runtime = { in: demoRuntime(options), out: 'assets/demo-runtime' };
  return {
    ...base,
    entryPoints: [...entryPoints, ...sharedPoints(shared, 'assets/'), runtime],
    plugins: [offerShared(shared, options.root), offerImports(entries, options), ...(base.plugins ?? [])],
  };
}

function entryModule(entry: Entry): string {
  if (entry.kind === 'script') return entry.file;
  return entry.kind === 'live' ? livePath(entry) : wrapperPath(entry);
}

/** Options for Node: the templates, the entries, and the packages of live entries. */
export function serverOptions(
  { entries, shared }: BundlePlan<ModuleEntry>,
  live: () => Promise<readonly LiveEntry[]>,
  options: BundlerOptions,
): BuildOptions {
  const base = nodeOptions(options);
  const hasDemos = shared.length > 0 || entries.some(({ kind }) => kind === 'demo');
  return {
    ...base,
    entryPoints: [
      { in: serverEntry(options), out: 'templates' },
      ...uniqueByFile(entries).map((entry) => ({ in: entry.file, out: chunkName(entry) })),
      ...sharedPoints(shared, ''),
      ...(hasDemos ? [{ in: offersPath, out: 'offers' }] : []),
    ],
    plugins: [offerShared(shared, options.root), offerPackages(live, options), ...(base.plugins ?? [])],
  };
}

/** The same for Node, without what is bundled. */
export function nodeOptions(options: BundlerOptions): BuildOptions {
  const base = commonOptions(options);
  return {
    ...base,
    plugins: [withoutStreams(options), ...(base.plugins ?? [])],
    // Prefer ES modules, as in the browser: the default export of a CommonJS build may be an object.
    mainFields: ['module', 'main'],
    ...nodeForm,
  };
}

/** Options for the script of the service worker: one file without imports. */
export function serviceWorkerOptions(kind: WorkerKind, options: BundlerOptions): BuildOptions {
  const name = kind === 'register' ? 'offline-worker.ts' : 'removal-worker.ts';
  return {
    ...browserOptions(options),
    entryPoints: [join(options.templates, 'service-worker', name)],
    define: shellEnvironment,
    splitting: false,
    format: 'iife',
  };
}

/** The browser's entry point of the templates. */
export function shellEntry({ templates }: Roots): string {
  return join(templates, 'browser.ts');
}

/** Node's entry point of the templates. */
export function serverEntry({ templates }: Roots): string {
  return join(templates, 'server.tsx');
}

/** Options for the modules of a demo that no other entry contains, without what they import. */
export function ownCodeOptions(options: BundlerOptions): BuildOptions {
  return {
    ...commonOptions(options),
    platform: 'browser',
    // What is bundled next decides what aliases and paths mean.
    alias: {},
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022' } },
    plugins: [demoFactories(), dataModules(dirname(options.demoTheme))],
  };
}

/**
 * What `process.env` means in modules of the site, in Node and in the browser: names that the site does not
 * set are undefined, so that both sides agree.
 */
export function environmentOf({ env }: Pick<BundlerOptions, 'env'>): Record<string, string> {
  const all = { ...env, NODE_ENV: 'production' };
  return {
    'process.env.NODE_ENV': '"production"',
    // Links and pictures of Next.js load modules of Node.js behind this variable, and esbuild leaves out only
    // code behind constants.
    'process.env.NEXT_RUNTIME':
      env.NEXT_RUNTIME === undefined ? 'undefined' : JSON.stringify(env.NEXT_RUNTIME),
    'process.env': JSON.stringify(all),
  };
}

function commonOptions(options: BundlerOptions): BuildOptions {
  const single = singleCopies(options);
  return {
    absWorkingDir: options.root,
    outdir: join(options.root, 'dist'),
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    jsx: 'automatic',
    alias: { ...single.alias, ...options.alias },
    // Authors write JSX in .js files, too.
    loader: { '.js': 'jsx', ...inlineFiles },
    plugins: [
      setLicences(options.licences),
      queryImports(options),
      errorMacros(options),
      sideMarkers(),
      ownMaterial(options, options.alias),
      ...single.plugins,
      resolveTemplates(options),
      siteStyles(options),
      demoFactories(),
      dataModules(dirname(options.demoTheme)),
    ],
    // Modules of an existing tree beside the site use the packages of the site.
    nodePaths: [...upwards(options.root), options.packages].map((folder) => join(folder, 'node_modules')),
    define: environmentOf(options),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    // Ignores the emit options of the site's tsconfig.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022', paths: pathsOf(options) } },
  };
}

/** esbuild's types want lists that can be changed. */
function pathsOf({ paths }: BundlerOptions): Record<string, string[]> {
  return Object.fromEntries(Object.entries(paths).map(([pattern, targets]) => [pattern, [...targets]]));
}

/** Options for the browser, without what is bundled. */
export function browserOptions(options: BundlerOptions): BuildOptions {
  const base = commonOptions(options);
  return {
    ...base,
    plugins: [wrapDemos(options), ...(base.plugins ?? [])],
    ...browserForm,
  };
}

/** Keeps the first entry of each file. A demo and its live entry have the same file, and both are kept. */
function uniqueByFile<E extends Entry>(entries: readonly E[]): E[] {
  const key = ({ kind, file }: E) => (kind === 'live' ? `live:${file}` : file);
  const first = new Map(entries.toReversed().map((entry) => [key(entry), entry]));
  return entries.filter((entry) => first.get(key(entry)) === entry);
}

/** Returns the path of an entry's script in the browser, without hash and extension. */
export function scriptName(entry: Pick<Entry, 'id'>): string {
  return `assets/${chunkName(entry)}`;
}

/** `demo:material-ui/button/BasicButtons.tsx` → `demo-material-ui-button-BasicButtons` */
export function chunkName({ id }: Pick<Entry, 'id'>): string {
  return id.replace(/\.[jt]sx?$/, '').replace(/[^\w]+/g, '-');
}
