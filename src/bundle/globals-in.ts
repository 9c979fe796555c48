import { relative, sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangedInput, InputReader } from './bundle-inputs.ts';
import type { Bundles } from './bundles.ts';
import { findNodeGlobals } from './esbuild/find-node-globals.ts';

/** Reports uses of globals of Node.js in files of the site that the browser loads. */
export async function globalsIn(
  modules: readonly FilePath[],
  { files, config }: InputReader,
): Promise<readonly Diagnostic[]> {
  const found = modules.map(async (file) => {
    const text = await files.readText(file);
    return text === undefined ? [] : findNodeGlobals({ file, text }, config.root);
  });
  return (await Promise.all(found)).flat();
}

/** Reports the same for bundles in which some files have changed. */
export async function globalsAfter(
  changed: readonly ChangedInput[],
  { nodeGlobals }: Bundles,
  options: InputReader,
): Promise<readonly Diagnostic[]> {
  const files = changed.map(([file]) => file);
  const names = new Set(files.map((file) => relative(options.config.root, file).split(sep).join('/')));
  const unchanged = nodeGlobals.filter(({ place }) => !names.has(place?.file ?? ''));
  return [...unchanged, ...(await globalsIn(files, options))];
}
