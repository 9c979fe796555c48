import { join, posix } from 'node:path';
import type { FilePath } from '../../../model/path.ts';
import type { BundleResult } from './read-outputs.ts';

type Output = BundleResult['metafile']['outputs'][string];

/**
 * Removes imports of chunks without side effects, which only cost a request. If one chunk needs the helper
 * for CommonJS, esbuild makes every entry import it for side effects; esbuild also imports chunks from which
 * all modules have moved.
 */
export function withoutIdleImports(result: BundleResult, root: FilePath): BundleResult {
  const outputs = Object.entries(result.metafile.outputs);
  const idle = outputs.filter(([, output]) => isIdle(output)).map(([name]) => name);
  if (idle.length === 0) return result;
  const lean = new Map(result.outputFiles.map((file) => [file.path, withoutImportsOf(idle, file)]));
  const leanOutputs = outputs.map(([name, output]) => {
    const text = Buffer.from(lean.get(join(root, name))?.contents ?? []);
    const isNeeded = ({ path }: { readonly path: string }) =>
      !idle.includes(path) || text.includes(posix.basename(path));
    return [name, { ...output, imports: output.imports.filter(isNeeded) }] as const;
  });
  return {
    ...result,
    outputFiles: [...lean.values()],
    metafile: { ...result.metafile, outputs: Object.fromEntries(leanOutputs) },
  };
}

/** True for a chunk without code of a module: at most it defines helpers. */
function isIdle({ bytes, entryPoint, inputs, imports }: Output): boolean {
  if (bytes === 0) return true;
  const modules = Object.values(inputs).filter(({ bytesInOutput }) => bytesInOutput > 0);
  return entryPoint === undefined && imports.length === 0 && modules.length === 0;
}

/** Removes `import"./chunk-1A2B.js";`, keeps `import{a}from"./chunk-1A2B.js";`. Chunks share one folder. */
function withoutImportsOf(
  idle: readonly string[],
  file: BundleResult['outputFiles'][number],
): BundleResult['outputFiles'][number] {
  const statements = idle.map((name) => `import"./${posix.basename(name)}";`);
  const before = Buffer.from(file.contents);
  if (!statements.some((statement) => before.includes(statement))) return file;
  const text = statements.reduce((left, statement) => left.replaceAll(statement, ''), before.toString());
  const contents = new TextEncoder().encode(text);
  return { path: file.path, hash: file.hash, contents, text };
}
