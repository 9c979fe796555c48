import { join, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import type { AssetEntry, BundledFile } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { liveNamespace } from './plugins/offer-imports.ts';

/** What the bundler gives back: files in memory, and which came from what. */
export type BundleResult = BuildResult<{ metafile: true; write: false }>;

/** The files, by their path below the output folder. */
export function bundledFiles(result: BundleResult, root: FilePath): BundledFile[] {
  return result.outputFiles.map((file) => ({ path: outputPath(file.path, root), bytes: file.contents }));
}

/** Every file that was read. A module that the bundler made up gives the name of a file that does not exist. */
export function inputFiles(result: BundleResult, root: FilePath): FilePath[] {
  return Object.keys(result.metafile.inputs).map((input) => resolve(root, input) as FilePath);
}

/** Output path by the file that is its entry point; the live entry of a demo stands under `liveOutput` of it. */
export function outputsByEntry(result: BundleResult, root: FilePath): Map<string, string> {
  const found = new Map<string, string>();
  for (const [output, { entryPoint }] of Object.entries(result.metafile.outputs)) {
    if (entryPoint === undefined || !output.endsWith('.js')) continue;
    found.set(entryFile(entryPoint, root), outputPath(join(root, output), root));
  }
  return found;
}

/** The chunk at an output path, with everything it imports, in the order in which it runs. */
export function assetEntry(path: string, result: BundleResult): AssetEntry {
  const { outputs } = result.metafile;
  const visited = new Set<string>();
  const found: string[] = [];
  const visit = (key: string) => {
    for (const { path: imported, kind, external } of outputs[key]?.imports ?? []) {
      if (kind !== 'import-statement' || external === true || visited.has(imported)) continue;
      visited.add(imported);
      visit(imported);
      found.push(imported);
    }
  };
  visit(`dist/${path}`);
  return { path, imports: found.map((output) => output.replace(/^dist\//, '')) };
}

/** Names the output of the live entry of a demo. */
export function liveOutput(file: FilePath): string {
  return `live:${file}`;
}

/** The metafile names files from the working folder, and modules of plug-ins by their namespace: `colophon-demo:<file>`. */
function entryFile(entryPoint: string, root: FilePath): string {
  const live = `${liveNamespace}:`;
  return entryPoint.startsWith(live)
    ? liveOutput(resolve(root, entryPoint.slice(live.length)) as FilePath)
    : resolve(root, entryPoint.replace(/^colophon-demo:/, ''));
}

function outputPath(file: string, root: FilePath): string {
  return file.slice(join(root, 'dist').length + 1).replaceAll('\\', '/');
}
