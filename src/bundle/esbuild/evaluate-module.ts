import type { FilePath } from '../../model/path.ts';
import type { Evaluation } from '../../parse/navigation-module.ts';
import { bundleDiagnostics } from './bundle-diagnostics.ts';

/** Bundles and runs a TypeScript module with everything it imports, and returns its exports. */
export async function evaluateModule(file: FilePath, root: FilePath): Promise<Evaluation> {
  try {
    return { kind: 'exports', exports: await exportsOf(file, root) };
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (diagnostics) return { kind: 'not-compiled', diagnostics };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function exportsOf(file: FilePath, root: FilePath): Promise<Readonly<Record<string, unknown>>> {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  // Node caches modules by URL. A data URL changes with the text, so an edited file is evaluated again.
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
