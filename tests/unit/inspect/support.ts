import { loadModules } from '../../../src/inspect/evaluate/load-modules.ts';
import { type PlainValue, plainValue } from '../../../src/inspect/evaluate/plain-value.ts';
import { readExports } from '../../../src/inspect/evaluate/read-exports.ts';
import { type TreeFiles, treeFiles } from '../../../src/inspect/tree-files.ts';

/** A tree with these files. */
export function treeOf(files: Readonly<Record<string, string>>): TreeFiles {
  return treeFiles(Object.keys(files), async (path) => files[path]);
}

/** The default export of `config.ts` with this text, and what of it could not be read. */
export async function evaluated(
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<PlainValue> {
  const graph = await loadModules('config.ts', treeOf({ ...others, 'config.ts': text }));
  return plainValue(readExports(graph).exports.default, { file: 'config.ts', line: 1 });
}
