import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { hashParts } from '../../lib/hash.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { CodePosition, Evaluation, RunModule } from '../../model/evaluation.ts';
import type { FilePath } from '../../model/path.ts';
import { bundleSiteModule, defineFile, siteModuleOptions } from './bundle-site-module.ts';
import { externalPackages } from './plugins/external-packages.ts';
import { bundleDiagnostics } from './problems/bundle-diagnostics.ts';

/** Bundles a TypeScript module with everything it imports, runs it with `run`, and returns its exports. */
export async function evaluateModule(file: FilePath, root: FilePath, run: RunModule): Promise<Evaluation> {
  try {
    const { build } = await import('esbuild');
    const packages = externalPackages();
    const options = siteModuleOptions(file, root, packages);
    const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
    const code = outputFiles[0]?.text ?? '';
    const outcome = await run(code);
    if (outcome.kind === 'failed') {
      const { message, position } = outcome;
      const place = position && (await originalPlace(file, root, position));
      return { kind: 'failed', message, ...(place && { place }) };
    }
    return {
      ...outcome,
      hash: hashParts([code, ...packages.versions()]),
      files: inputsOutsidePackages(metafile, root),
    };
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (diagnostics) return { kind: 'not-compiled', diagnostics };
    throw error;
  }
}

/** Bundles the module once more, because the source map is needed only if the module fails. */
async function originalPlace(
  file: FilePath,
  root: FilePath,
  { line, column }: CodePosition,
): Promise<Place | undefined> {
  const { map } = await bundleSiteModule(file, root);
  const found = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  // The map names files from the root, as reports do.
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

function inputsOutsidePackages({ inputs }: Metafile, root: FilePath): FilePath[] {
  const files = Object.keys(inputs).map((path) => resolve(root, path) as FilePath);
  return files.filter((file) => !/[/\\]node_modules[/\\]/.test(file) && file !== defineFile()).sort();
}
