import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, OnLoadResult, PartialMessage, Plugin, PluginBuild } from 'esbuild';
import { installCommand } from '../../../effects/install-command.ts';
import { hash } from '../../../lib/hash.ts';
import { relativePath } from '../../../lib/relative-path.ts';
import { inlineFiles } from '../inline-files.ts';
import { readElsewhere } from '../output/read-outputs.ts';
import { isBuildFailure } from '../problems/bundle-diagnostics.ts';
import { unbalancedBrace } from '../problems/unbalanced-braces.ts';
import type { Roots } from './single-copies.ts';

const namespace = 'colophon-styles';

/**
 * Creates a plugin for CSS modules and Sass. Class names are made once for each file, from its path: the
 * bundles for Node and for the browser must agree on them, and esbuild shortens names for the browser.
 */
export function siteStyles({ root }: Pick<Roots, 'root'>): Plugin {
  return {
    name: 'site-styles',
    setup(build) {
      build.onLoad({ filter: /\.(?:css|s[ac]ss)$/, namespace: 'file' }, async ({ path }) => {
        const isModule = /\.module\.\w+$/.test(path);
        if (!isModule && path.endsWith('.css')) return undefined;
        const styles = readStyles(path, root);
        if (styles.kind === 'failed') return styles.failure;
        if (isModule) return loadModule(path, { styles, root, build }).catch(failureOf);
        return { contents: withInputs(styles, root), loader: 'css', resolveDir: dirname(path) };
      });
      build.onResolve({ filter: new RegExp(`^${readElsewhere}:`) }, ({ path }) => ({
        path: path.slice(readElsewhere.length + 1),
        namespace: readElsewhere,
      }));
      build.onLoad({ filter: /.*/, namespace: readElsewhere }, () => ({ contents: '', loader: 'css' }));
      build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path, pluginData }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
        pluginData,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData }: { pluginData: OnLoadResult }) => pluginData);
      build.onEnd(({ warnings }) => ({ errors: braceErrors(warnings) }));
    },
  };
}

/** Errors in style sheets of the site. A browser drops what follows a brace, of which esbuild only warns. */
function braceErrors(warnings: readonly Message[]): PartialMessage[] {
  const own = warnings.filter(({ location }) => !/(?:^|[/:])node_modules\//.test(location?.file ?? ''));
  return own.flatMap((message) => unbalancedBrace(message) ?? []);
}

interface Css {
  readonly kind: 'css';
  readonly css: string;
  /** Files besides the style sheet itself that it was made from. */
  readonly files: readonly string[];
}

type Styles = Css | { readonly kind: 'failed'; readonly failure: OnLoadResult };

/** Adds rules that name the files of a style sheet as inputs of the bundle. */
function withInputs({ css, files }: Css, root: string): string {
  const names = files.map((file) => `${readElsewhere}:${relativePath(root, file)}`);
  return names.map((name) => `@import ${JSON.stringify(name)};\n`).join('') + css;
}

function readStyles(path: string, root: string): Styles {
  if (path.endsWith('.css')) return { kind: 'css', css: readFileSync(path, 'utf8'), files: [] };
  const compile = loadSass(dirname(path), root);
  if (!compile) {
    const text = `"${basename(path)}" needs the package "sass", which is not installed.`;
    const hint = installCommand('sass', { root, isDevelopment: true });
    return { kind: 'failed', failure: { errors: [{ text, notes: [{ text: hint }] }] } };
  }
  try {
    const { css, loadedUrls } = compile(path);
    const files = loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url));
    return { kind: 'css', css, files: files.filter((file) => file !== path) };
  } catch (error) {
    return { kind: 'failed', failure: { errors: [sassError(error, path)] } };
  }
}

type CompileSass = (path: string) => { readonly css: string; readonly loadedUrls: readonly URL[] };

/**
 * Loads Sass from the package of the style sheet, or from the site. By `require`: the names that its module
 * exports are found as it runs, so that an `import` would have only the default.
 */
function loadSass(folder: string, root: string): CompileSass | undefined {
  for (const from of [folder, root]) {
    const require = createRequire(join(from, 'package.json'));
    let file: string;
    try {
      file = require.resolve('sass');
    } catch {
      // Not installed here.
      continue;
    }
    const sass: { readonly compile: CompileSass } = require(file);
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
  readonly styles: Css;
  readonly root: string;
  readonly build: PluginBuild;
}

/** Compiles a CSS module alone: a script with its class names, and its rules as another module. */
async function loadModule(path: string, { styles, root, build }: ModuleOptions): Promise<OnLoadResult> {
  const own = relativePath(root, path);
  // The same for every package manager.
  const [identity = own] = own.split('/node_modules/').slice(-1);
  // esbuild makes class names from the name of the file, which is not unique.
  const name = `${basename(path).replace(/\.module\.\w+$/, '')}-${hash(identity).replace(/[-_]/g, '').slice(0, 5)}`;
  const { outputFiles, metafile, warnings } = await build.esbuild.build({
    metafile: true,
    stdin: {
      contents: "export { default } from 'styles';",
      resolveDir: dirname(path),
    },
    bundle: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
    format: 'esm',
    logLevel: 'silent',
    loader: inlineFiles,
    plugins: [singleFile({ name, css: styles.css, folder: dirname(path) })],
  });
  const errors = braceErrors(warnings).map((error) => at(path, error));
  if (errors.length > 0 && !path.includes(`${sep}node_modules${sep}`)) return { errors };
  const textOf = (end: string) => outputFiles.find(({ path: output }) => output.endsWith(end))?.text ?? '';
  const imported = Object.keys(metafile.inputs).filter((input) => !/^(?:styles:|<stdin>)/.test(input));
  const files = [...styles.files, ...imported.map((input) => resolve(root, input))];
  const contents = withInputs({ kind: 'css', css: textOf('.css'), files }, root);
  const rules: OnLoadResult = { contents, loader: 'css', resolveDir: dirname(path) };
  return {
    contents: `import '${namespace}:${own}';\n${withClassExports(textOf('.js'))}`,
    loader: 'js',
    resolveDir: dirname(path),
    pluginData: rules,
  };
}

/** The same error in the file that a virtual module stands for. */
function at(file: string, { location, ...error }: PartialMessage): PartialMessage {
  return { ...error, location: { ...location, file, namespace: 'file' } };
}

/**
 * Exports each class by its name, too: `import { root } from './a.module.css'`. esbuild leaves them out of
 * `export *`, since it makes only the exports that another module names.
 */
function withClassExports(script: string): string {
  const classes = [...script.matchAll(/^ {2}([A-Za-z_$][\w$]*): ("(?:[^"\\\n]|\\.)*"),?$/gm)];
  const named = classes.filter(([, name]) => name !== 'default');
  const values = named.map(([, , value], index) => `var class${index} = ${value};\n`);
  const exported = named.map(([, name], index) => `class${index} as ${name}`);
  return named.length === 0 ? script : `${script}${values.join('')}export { ${exported.join(', ')} };\n`;
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
