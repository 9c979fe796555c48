import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { HashOf } from '../../effects/file-system.ts';
import { hash } from '../../lib/hash.ts';
import type { FilePath } from '../../model/path.ts';

/**
 * For each entry a hash of every file it is made from. The names of chunks will not do: they change with what entries share, so one more demo
 * would make every page look different.
 */
export async function closureHashes(
  inputs: Metafile['inputs'],
  entries: readonly string[],
  root: FilePath,
  hashOf: HashOf,
): Promise<ReadonlyMap<string, string>> {
  const byFile = new Map(Object.keys(inputs).map((input) => [resolve(root, input), input]));
  // A module that is made up by the bundler has no file; its name says what it is.
  const contents = new Map(
    await Promise.all(
      Object.keys(inputs).map(
        async (input) => [input, (await hashOf(resolve(root, input) as FilePath)) ?? 'none'] as const,
      ),
    ),
  );
  // In one order for all entries: to sort the thousand modules of each of 500 demos takes 0.3 s.
  const lines = [...contents]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([input, sum]) => ({ input, line: `${input}\n${sum}\n` }));
  return new Map(
    entries.map((entry) => {
      const closure = closureOf(byFile.get(entry), inputs);
      const made = lines.filter(({ input }) => closure.has(input));
      return [entry, hash(made.map(({ line }) => line).join(''))];
    }),
  );
}

function closureOf(entry: string | undefined, inputs: Metafile['inputs']): Set<string> {
  const found = new Set<string>();
  const waiting = entry === undefined ? [] : [entry];
  for (let input = waiting.pop(); input !== undefined; input = waiting.pop()) {
    if (found.has(input)) continue;
    found.add(input);
    for (const { path, external } of inputs[input]?.imports ?? []) if (external !== true) waiting.push(path);
  }
  return found;
}
