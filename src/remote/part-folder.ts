import { join } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import { guardStorage } from '../cache/remote/guarded-storage.ts';
import { isPortable, shareResults } from '../cache/remote/share-results.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { folderStorage } from '../effects/folder-storage.ts';
import { hash } from '../lib/hash.ts';
import { shownFolder } from '../lib/relative-path.ts';
import type { Config, Shard } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** The file that makes a folder a part. */
const factsName = 'part.json';

/** What a part says about itself. */
interface PartFacts extends Shard {
  readonly site: string;
  /** The program and the runtime that built it. */
  readonly tool: string;
}

/** What reading and writing parts needs. */
export interface PartOptions {
  readonly files: FileSystem;
  readonly tool: string;
  warn(sentence: string): void;
}

/**
 * Checks the folders of `docs merge`, and warns about parts that are missing or cannot be used, because their
 * pages are built again. Rejects with a `UserError` if a folder is no part of this site.
 */
export async function checkParts(
  { parts, name, root }: Pick<Config, 'parts' | 'name' | 'root'>,
  { files, tool, warn }: PartOptions,
): Promise<void> {
  const found = await Promise.all(
    parts.map(async (folder) => {
      const facts = readFacts(await files.readText(join(folder, factsName) as FilePath));
      if (!facts)
        throw new UserError(
          `"${shownFolder(folder, root)}" is not a part. Write parts with docs build --shard 1/2.`,
        );
      if (facts.site !== name)
        throw new UserError(`"${shownFolder(folder, root)}" is a part of another site, "${facts.site}".`);
      return facts;
    }),
  );
  for (const { index, count } of found.filter((facts) => facts.tool !== tool))
    warn(
      `Part ${index} of ${count} was built by another version of Colophon or Node.js, so its results are not used.`,
    );
  const count = found.reduce((most, facts) => Math.max(most, facts.count), 0);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const missing = all.filter(
    (index) => !found.some((facts) => facts.index === index && facts.count === count),
  );
  if (missing.length > 0)
    warn(
      `${missing.length === 1 ? `Part ${missing[0]} of ${count} is` : `Parts ${missing.join(', ')} of ${count} are`} missing, so this machine builds ${missing.length === 1 ? 'it' : 'them'}.`,
    );
}

/**
 * Writes the results of a part into the output folder. Rejects with a `UserError` if the folder has other
 * files.
 */
export async function writePart(
  { outDir, name, root }: Pick<Config, 'outDir' | 'name' | 'root'>,
  shard: Shard,
  { store, files, tool, warn }: PartOptions & { readonly store: Store },
): Promise<number> {
  const storage = guardStorage(folderStorage(outDir, `part "${shownFolder(outDir, root)}"`, files), warn);
  const facts: PartFacts = { site: name, ...shard, tool };
  await files.removeFolder(outDir);
  const results = await shareResults({
    storage,
    name: { tool, site: name, secret: undefined },
    store,
    isShared: (key) => isPortable(key) && isOfShard(key, shard),
    anew: true,
  });
  // Written last: a part without it is not complete.
  await files.replace(join(outDir, factsName) as FilePath, `${JSON.stringify(facts, null, 2)}\n`);
  return results;
}

/**
 * Rejects with a `UserError` if a folder has files that are no part, which `writePart` would remove. A named
 * folder with the layout of a part may be a cache of ours or of Bazel; one without a name is the part of a
 * build that was killed.
 */
export async function checkPartFolder(
  { outDir, outDirNamed, root }: Pick<Config, 'outDir' | 'outDirNamed' | 'root'>,
  files: FileSystem,
): Promise<void> {
  const names = await files.names(outDir);
  const hasLayout = names.every((name) => ['ac', 'cas', factsName].includes(name));
  const isPart = !outDirNamed || names.length === 0 || names.includes(factsName);
  if (!hasLayout || !isPart)
    throw new UserError(
      `The folder "${shownFolder(outDir, root)}" contains other files than a part. Choose another one with --out.`,
    );
}

/**
 * True for a result that goes into a part. Each part has the pages that it has rendered; what all of them
 * have, such as bundles and parsed pages, is spread over the parts by its key.
 */
function isOfShard(key: string, { index, count }: Shard): boolean {
  if (/^(?:facts|page-sheet|html|rules):/.test(key)) return true;
  return Buffer.from(hash(key), 'base64url').readUInt32LE(0) % count === index - 1;
}

function readFacts(text: string | undefined): PartFacts | undefined {
  try {
    const facts: Partial<PartFacts> = Object(JSON.parse(text ?? ''));
    const { site, tool, index, count } = facts;
    const isWhole = [index, count].every(Number.isSafeInteger) && typeof site === 'string';
    return isWhole && typeof tool === 'string' ? (facts as PartFacts) : undefined;
  } catch {
    // Missing or damaged: the folder is no part.
    return undefined;
  }
}
