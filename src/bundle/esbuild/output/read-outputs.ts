import { join, resolve } from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { AssetEntry, BundledFile } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { liveNamespace } from '../plugins/offer-imports.ts';
import { wrapperNamespace } from '../plugins/wrap-demos.ts';

/** The result of esbuild, with files in memory. */
export type BundleResult = BuildResult<{ metafile: true; write: false }>;

/**
 * Returns the key of a file in the metafile: `/site/dist/assets/chunk-1A2B3C4D.js` →
 * `dist/assets/chunk-1A2B3C4D.js`
 */
export function outputKey(file: string, root: FilePath): string {
  return relativePath(root, file);
}

/** Returns the bundled files with paths relative to the output folder. */
export function bundledFiles(result: BundleResult, root: FilePath): BundledFile[] {
  return result.outputFiles.map((file) => ({ path: outputPath(file.path, root), bytes: file.contents }));
}

/** Returns the files that were read. A virtual module has the name of a file that does not exist. */
export function inputFiles(result: BundleResult, root: FilePath): FilePath[] {
  // esbuild's own virtual modules, such as `<define:process.env>`, are in no folder.
  const inputs = Object.keys(result.metafile.inputs).filter((input) => !input.startsWith('<'));
  return inputs.map((input) => inputFile(input, root));
}

/** The namespace of files that another tool than esbuild has read. */
export const readElsewhere = 'colophon-read';

/** The namespace of files that modules import as text. */
export const textNamespace = 'colophon-text';

/** The namespace of files that modules import as data URLs. */
export const urlNamespace = 'colophon-url';

const filePrefixes = [readElsewhere, textNamespace, urlNamespace].map((namespace) => `${namespace}:`);

/** Returns the file of an input of the metafile. */
export function inputFile(input: string, root: FilePath): FilePath {
  const prefix = filePrefixes.find((one) => input.startsWith(one)) ?? '';
  return resolve(root, input.slice(prefix.length)) as FilePath;
}

/** Returns output paths by file of their entry point; those of live entries by `liveOutput`. */
export function outputsByEntry(result: BundleResult, root: FilePath): Map<string, string> {
  const found = new Map<string, string>();
  for (const [output, { entryPoint }] of Object.entries(result.metafile.outputs)) {
    if (entryPoint === undefined || !output.endsWith('.js')) continue;
    found.set(entryFile(entryPoint, root), outputPath(join(root, output), root));
  }
  return found;
}

/** Returns the chunk at an output path with its transitive imports, in execution order. */
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
  const styles = stylesOf(path, result);
  const imports = found.map((output) => output.replace(/^dist\//, ''));
  const lazy = reachable(path, result).filter((chunk) => chunk !== path && !imports.includes(chunk));
  return {
    path,
    imports,
    ...(lazy.length > 0 && { lazy }),
    ...(styles !== undefined && { styles }),
  };
}

/** Returns all chunks that a chunk may load, itself first: imports of both kinds. */
function reachable(path: string, { metafile: { outputs } }: BundleResult): string[] {
  const found = new Set([`dist/${path}`]);
  // A set also yields what is added while it is read.
  for (const key of found)
    for (const { path: imported, kind, external } of outputs[key]?.imports ?? [])
      if (/^(?:import-statement|dynamic-import)$/.test(kind) && external !== true) found.add(imported);
  return [...found].map((output) => output.replace(/^dist\//, ''));
}

/** Returns the style sheet of the entry at an output path; undefined if it imports no CSS. */
export function stylesOf(path: string, { metafile }: BundleResult): string | undefined {
  return metafile.outputs[`dist/${path}`]?.cssBundle?.replace(/^dist\//, '');
}

/** Returns the inputs that an entry is made from, itself first. */
export function closureOf(entry: string | undefined, inputs: Metafile['inputs']): Set<string> {
  const found = new Set<string>();
  const waiting = entry === undefined ? [] : [entry];
  for (let input = waiting.pop(); input !== undefined; input = waiting.pop()) {
    if (found.has(input)) continue;
    found.add(input);
    for (const { path, external } of inputs[input]?.imports ?? []) if (external !== true) waiting.push(path);
  }
  return found;
}

/** The key of a demo's live entry in `outputsByEntry`. */
export function liveOutput(file: FilePath): string {
  return `live:${file}`;
}

/** Resolves an entry point of the metafile: `content/Demo.tsx`, `colophon-demo:content/Demo.tsx`. */
function entryFile(entryPoint: string, root: FilePath): string {
  const live = `${liveNamespace}:`;
  return entryPoint.startsWith(live)
    ? liveOutput(resolve(root, entryPoint.slice(live.length)) as FilePath)
    : resolve(root, entryPoint.replace(`${wrapperNamespace}:`, ''));
}

function outputPath(file: string, root: FilePath): string {
  return file.slice(join(root, 'dist').length + 1).replaceAll('\\', '/');
}
