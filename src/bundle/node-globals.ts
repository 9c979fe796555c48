import { relative, sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { type ChangedInput, type InputReader, ownFiles } from './bundle-inputs.ts';
import type { Bundles } from './bundles.ts';
import { findNodeGlobals } from './esbuild/find-node-globals.ts';

/** Reports uses of globals of Node.js in files of the site that the browser loads. */
export function nodeGlobals(
  { browser }: Pick<Bundles, 'browser'>,
  reader: InputReader,
): Promise<readonly Diagnostic[]> {
  return globalsIn(ownFiles(browser.inputs), reader);
}

/** Reports the same for bundles in which some files have changed. */
export async function globalsAfter(
  changed: readonly ChangedInput[],
  { nodeGlobals }: Pick<Bundles, 'nodeGlobals'>,
  reader: InputReader,
): Promise<readonly Diagnostic[]> {
  const files = changed.map(([file]) => file);
  const names = new Set(files.map((file) => relative(reader.config.root, file).split(sep).join('/')));
  const unchanged = nodeGlobals.filter(({ place }) => !names.has(place?.file ?? ''));
  return [...unchanged, ...(await globalsIn(files, reader))];
}

async function globalsIn(
  modules: readonly FilePath[],
  { files, config }: InputReader,
): Promise<readonly Diagnostic[]> {
  const found = modules.map(async (file) => {
    const text = await files.readText(file);
    return text === undefined ? [] : findNodeGlobals({ file, text }, config.root);
  });
  return (await Promise.all(found)).flat();
}
