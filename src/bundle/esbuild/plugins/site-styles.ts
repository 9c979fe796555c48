import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { hash } from '../../../lib/hash.ts';
import { isBuildFailure } from '../bundle-diagnostics.ts';
import type { Roots } from './single-copies.ts';

const namespace = 'colophon-styles';

/** Files that become a part of the style sheet or module that names them, as data URLs. */
export const inlineFiles = {
  '.svg': 'dataurl',
  '.png': 'dataurl',
  '.jpg': 'dataurl',
  '.jpeg': 'dataurl',
  '.gif': 'dataurl',
  '.webp': 'dataurl',
  '.avif': 'dataurl',
  '.woff': 'dataurl',
  '.woff2': 'dataurl',
} as const;

/**
 * Creates a plugin for CSS modules and Sass. Class names are made once for each file, from its path: the
 * bundles for Node and for the browser must agree on them, and esbuild shortens names for the browser.
 */
export function siteStyles({ root }: Pick<Roots, 'root'>): Plugin {
  return {
    name: 'site-styles',
    setup(build) {
      build.onLoad({ filter: /\.module\.(?:css|s[ac]ss)$/, namespace: 'file' }, async ({ path }) => {
        const source = await readStyles(path, root);
        if (source.kind === 'failed') return source.failure;
        return loadModule(path, { css: source.css, root, build }).catch(failureOf);
      });
      build.onLoad({ filter: /\.s[ac]ss$/, namespace: 'file' }, async ({ path }) => {
        const source = await readStyles(path, root);
        if (source.kind === 'failed') return source.failure;
        return { contents: source.css, loader: 'css', resolveDir: dirname(path) };
      });
      build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path, pluginData }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
        pluginData,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData }: { pluginData: OnLoadResult }) => pluginData);
    },
  };
}

type Styles =
  | { readonly kind: 'css'; readonly css: string }
  | { readonly kind: 'failed'; readonly failure: OnLoadResult };

async function readStyles(path: string, root: string): Promise<Styles> {
  if (path.endsWith('.css')) return { kind: 'css', css: readFileSync(path, 'utf8') };
  const compile = await loadSass(dirname(path), root);
  if (!compile) {
    const text = `"${basename(path)}" needs the package "sass", which is not installed.`;
    return {
      kind: 'failed',
      failure: { errors: [{ text, notes: [{ text: 'npm install --save-dev sass' }] }] },
    };
  }
  try {
    return { kind: 'css', css: compile(path).css };
  } catch (error) {
    return { kind: 'failed', failure: { errors: [sassError(error, path)] } };
  }
}

type CompileSass = (path: string) => { readonly css: string };

/** Loads Sass from the package of the style sheet, or from the site. */
async function loadSass(folder: string, root: string): Promise<CompileSass | undefined> {
  for (const from of [folder, root]) {
    const require = createRequire(join(from, 'package.json'));
    let file: string;
    try {
      file = require.resolve('sass');
    } catch {
      // Not installed here.
      continue;
    }
    const sass: { readonly compile: CompileSass } = await import(pathToFileURL(file).href);
    return sass.compile;
  }
  return undefined;
}

/** Sass reports lines and columns from 0. */
function sassError(error: unknown, file: string) {
  const { sassMessage, span } = Object(error) as {
    readonly sassMessage?: string;
    readonly span?: { readonly start: { readonly line: number; readonly column: number } };
  };
  const text = sassMessage ?? (error instanceof Error ? error.message : String(error));
  const start = span?.start ?? { line: 0, column: 0 };
  return { text, location: { file, line: start.line + 1, column: start.column } };
}

function failureOf(error: unknown): OnLoadResult {
  if (!isBuildFailure(error)) throw error;
  return { errors: [...error.errors] };
}

interface ModuleOptions {
  readonly css: string;
  readonly root: string;
  readonly build: PluginBuild;
}

/** Compiles a CSS module alone: a script with its class names, and its rules as another module. */
async function loadModule(path: string, { css, root, build }: ModuleOptions): Promise<OnLoadResult> {
  const own = relative(root, path).split(sep).join('/');
  // esbuild makes class names from the name of the file, which is not unique.
  const name = `${basename(path).replace(/\.module\.\w+$/, '')}-${hash(own).replace(/[-_]/g, '').slice(0, 5)}`;
  const { outputFiles } = await build.esbuild.build({
    stdin: {
      contents: "export * from 'styles'; export { default } from 'styles';",
      resolveDir: dirname(path),
    },
    bundle: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
    format: 'esm',
    logLevel: 'silent',
    loader: inlineFiles,
    plugins: [singleFile({ name, css, folder: dirname(path) })],
  });
  const textOf = (end: string) => outputFiles.find(({ path: output }) => output.endsWith(end))?.text ?? '';
  const rules: OnLoadResult = { contents: textOf('.css'), loader: 'css', resolveDir: dirname(path) };
  return {
    contents: `import '${namespace}:${own}';\n${textOf('.js')}`,
    loader: 'js',
    resolveDir: dirname(path),
    pluginData: rules,
  };
}

function singleFile({
  name,
  css,
  folder,
}: {
  readonly name: string;
  readonly css: string;
  readonly folder: string;
}): Plugin {
  return {
    name: 'single-file',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^styles$/ }, ({ kind }) =>
        kind === 'import-statement' ? { path: `${name}.css`, namespace: 'styles' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'styles' }, () => ({
        contents: css,
        loader: 'local-css',
        resolveDir: folder,
      }));
    },
  };
}
