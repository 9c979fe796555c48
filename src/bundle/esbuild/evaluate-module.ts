import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildResult, Plugin } from 'esbuild';
import { packageRoot } from '../../effects/package-root.ts';
import { hash } from '../../lib/hash.ts';
import type { Evaluation } from '../../model/evaluation.ts';
import type { FilePath } from '../../model/path.ts';
import { bundleDiagnostics } from './bundle-diagnostics.ts';

/** Bundles and runs a TypeScript module with everything it imports, and returns its exports. */
export async function evaluateModule(file: FilePath, root: FilePath): Promise<Evaluation> {
  try {
    const result = await bundleModule(file, root);
    const code = result.outputFiles?.[0]?.text ?? '';
    return {
      kind: 'exports',
      exports: await exportsOf(code, file),
      hash: hash(code),
      files: inputsOutsidePackages(result, root),
    };
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (diagnostics) return { kind: 'not-compiled', diagnostics };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function bundleModule(file: FilePath, root: FilePath): Promise<BuildResult> {
  const { build } = await import('esbuild');
  return build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    define: { 'import.meta.url': '__moduleUrl' },
    plugins: [ownFunctions],
  });
}

function defineFile(): string {
  return join(packageRoot(), 'lib/define.js');
}

/**
 * Resolves `colophon` to its functions for the modules of a site. The whole package would bundle this
 * program, and is missing in a site that uses the command of another folder.
 */
const ownFunctions: Plugin = {
  name: 'own-functions',
  setup({ onResolve }) {
    onResolve({ filter: /^colophon$/ }, () => ({ path: defineFile() }));
  },
};

/** Runs the code as if it were at the place of its file, from which it may read others. */
async function exportsOf(code: string, file: FilePath): Promise<Readonly<Record<string, unknown>>> {
  // Bundled CommonJS packages load modules of Node.js with `require`.
  const surroundings = [
    "import { createRequire as __createRequire } from 'node:module';",
    `const __moduleUrl = ${JSON.stringify(pathToFileURL(file).href)};`,
    'const require = __createRequire(__moduleUrl);',
  ];
  const text = `${surroundings.join('')}\n${code}`;
  // Node caches modules by URL. A data URL changes with the text, so an edited file is evaluated again.
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

function inputsOutsidePackages({ metafile }: BuildResult, root: FilePath): FilePath[] {
  const files = Object.keys(metafile?.inputs ?? {}).map((path) => resolve(root, path) as FilePath);
  return files.filter((file) => !/[/\\]node_modules[/\\]/.test(file) && file !== defineFile()).sort();
}
