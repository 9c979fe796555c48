import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { HashOf } from '../../effects/file-system.ts';
import type { Entry, LiveEntry, ModuleEntry, WorkerKind } from '../../model/entry.ts';
import { livePath, offerImports } from './plugins/offer-imports.ts';
import { offerPackages, offersPath } from './plugins/offer-packages.ts';
import { setLicences } from './plugins/set-licences.ts';
import { shadowTemplates, type TemplateRoots } from './plugins/shadow-templates.ts';
import { type PackageRoots, singleCopies } from './plugins/single-copies.ts';
import { withoutStreams } from './plugins/without-streams.ts';
import { demoRuntime, wrapDemos, wrapperPath } from './plugins/wrap-demos.ts';

/** What the bundler is told once. */
export interface BundlerOptions extends TemplateRoots, PackageRoots {
  /** Import aliases of demos and components. */
  readonly alias: Readonly<Record<string, string>>;
  /** Licence keys by the package that takes them. */
  readonly licences: Readonly<Record<string, string>>;
  readonly hashOf: HashOf;
}

/** The script of every page. */
export function shellOptions(options: BundlerOptions): BuildOptions {
  return { ...browserOptions(options), entryPoints: [{ in: shellEntry(options), out: 'assets/browser' }] };
}

/** A chunk for each demo, and one for what each imports: in one pass, so that they share. */
export function demoOptions(entries: readonly Entry[], options: BundlerOptions): BuildOptions {
  const entryPoints = byFile(entries).map((entry) => ({
    in: entry.kind === 'live' ? livePath(entry) : wrapperPath(entry),
    out: `assets/${chunkName(entry)}`,
  }));
  const base = browserOptions(options);
  // All demos share it. By this name it is found by those that are made later.
  const runtime = { in: demoRuntime(options), out: 'assets/demo-runtime' };
  return {
    ...base,
    entryPoints: [...entryPoints, runtime],
    plugins: [offerImports(entries, options), ...(base.plugins ?? [])],
  };
}

/** The templates and every demo for Node, and what demos import for those that are patched. */
export function serverOptions(
  entries: readonly ModuleEntry[],
  live: () => Promise<readonly LiveEntry[]>,
  options: BundlerOptions,
): BuildOptions {
  const base = commonOptions(options);
  const hasDemos = entries.some(({ kind }) => kind === 'demo');
  return {
    ...base,
    entryPoints: [
      { in: serverEntry(options), out: 'templates' },
      ...byFile(entries).map((entry) => ({ in: entry.file, out: chunkName(entry) })),
      ...(hasDemos ? [{ in: offersPath, out: 'offers' }] : []),
    ],
    plugins: [offerPackages(live, options), withoutStreams(options), ...(base.plugins ?? [])],
    platform: 'node',
    target: 'node20',
    // A package whose CommonJS build stands first would give its default export as an object; the browser gets its modules too.
    mainFields: ['module', 'main'],
    minifySyntax: true,
    // CommonJS packages inside, react-dom/server among them, ask for Node's own modules by require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  };
}

/** The script of the service worker, or of the one that removes it; one file, since workers import nothing. */
export function serviceWorkerOptions(kind: WorkerKind, options: BundlerOptions): BuildOptions {
  const name = kind === 'register' ? 'offline-worker.ts' : 'removal-worker.ts';
  return {
    ...browserOptions(options),
    entryPoints: [join(options.templates, 'service-worker', name)],
    splitting: false,
    format: 'iife',
  };
}

/** Door 2 of the templates. */
export function shellEntry({ templates }: TemplateRoots): string {
  return join(templates, 'browser.ts');
}

/** Door 1 of the templates. */
export function serverEntry({ templates }: TemplateRoots): string {
  return join(templates, 'server.tsx');
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
    plugins: [setLicences(options.licences), ...single.plugins, shadowTemplates(options)],
    nodePaths: [join(options.packages, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    // The nearest tsconfig may be the site's; what it says of emitting must not change our output.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022' } },
  };
}

function browserOptions(options: BundlerOptions): BuildOptions {
  const base = commonOptions(options);
  return {
    ...base,
    plugins: [wrapDemos(options), ...(base.plugins ?? [])],
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
  };
}

/** The first entry of every file: two may be drawn from one. What is live of a demo is apart from it. */
function byFile<E extends Entry>(entries: readonly E[]): E[] {
  const key = ({ kind, file }: E) => (kind === 'live' ? `live:${file}` : file);
  const first = new Map(entries.toReversed().map((entry) => [key(entry), entry]));
  return entries.filter((entry) => first.get(key(entry)) === entry);
}

/** `demo:material-ui/components/button/BasicButtons.tsx` → `demo-material-ui-components-button-BasicButtons` */
function chunkName(entry: Entry): string {
  return entry.id.replace(/\.[jt]sx?$/, '').replace(/[^\w]+/g, '-');
}
