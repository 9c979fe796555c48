import type { FilePath } from '../model/path.ts';

/** Runs a TypeScript module of the site's configuration, with all it imports, and gives its exports. */
export async function evaluateModule(
  file: FilePath,
  root: FilePath,
): Promise<Readonly<Record<string, unknown>>> {
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
  // A data URL is a module of its own for each text, so an edited file is never served from the module cache.
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
