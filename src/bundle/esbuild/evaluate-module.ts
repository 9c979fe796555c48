import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { hashParts } from '../../lib/hash.ts';
import type { Evaluation } from '../../model/evaluation.ts';
import type { FilePath } from '../../model/path.ts';
import { bundleDiagnostics } from './bundle-diagnostics.ts';
import { defineFile, siteModuleOptions } from './bundle-site-module.ts';
import { externalPackages } from './plugins/external-packages.ts';

/** Bundles and runs a TypeScript module with everything it imports, and returns its exports. */
export async function evaluateModule(file: FilePath, root: FilePath): Promise<Evaluation> {
  try {
    const { build } = await import('esbuild');
    const packages = externalPackages();
    const options = siteModuleOptions(file, root, packages);
    const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
    const code = outputFiles[0]?.text ?? '';
    return {
      kind: 'exports',
      exports: await exportsOf(code),
      hash: hashParts([code, ...packages.versions()]),
      files: inputsOutsidePackages(metafile, root),
    };
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (diagnostics) return { kind: 'not-compiled', diagnostics };
    return { kind: 'failed', message: reasonOf(error) };
  }
}

/** The first line of an error without its full stop, for the end of a sentence. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}

async function exportsOf(code: string): Promise<Readonly<Record<string, unknown>>> {
  // Node caches modules by URL. A data URL changes with the text, so an edited file is evaluated again.
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

function inputsOutsidePackages({ inputs }: Metafile, root: FilePath): FilePath[] {
  const files = Object.keys(inputs).map((path) => resolve(root, path) as FilePath);
  return files.filter((file) => !/[/\\]node_modules[/\\]/.test(file) && file !== defineFile()).sort();
}
