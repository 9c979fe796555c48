import { join } from 'node:path';
import type { Keep } from '../cache/open-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash, hashParts } from '../lib/hash.ts';
import type { OutputManifest, WritePlan } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { workFolder, writeAtomically } from './write-outputs.ts';

/** An output folder and the folder of its manifest. Each output folder of a site has its own manifest. */
export interface OutputPlace {
  readonly outDir: FilePath;
  readonly cacheDir: FilePath;
  /** The program. Hashes may name what bytes follow from, and another version makes other bytes of it. */
  readonly tool: string;
}

/** The content of an output folder. */
export type OutputState =
  | { readonly kind: 'ours'; readonly manifest: OutputManifest }
  /** The folder is missing or empty. */
  | { readonly kind: 'empty' }
  /** The folder contains files of another program. */
  | { readonly kind: 'foreign' };

/**
 * Reads the state of the output folder. Hashes the files if the manifest is outdated: the cache was removed,
 * a build was interrupted, or the program is another one.
 */
export async function readOutputState(files: FileSystem, place: OutputPlace): Promise<OutputState> {
  const { outDir } = place;
  const list = await readOutputList(files, outDir);
  // A first build that is stopped immediately leaves only incomplete files.
  const present = (await files.list(outDir, undefined, 'all')).filter(
    ({ path }) => !path.startsWith(`${workFolder}/`),
  );
  if (!list) return { kind: present.length === 0 ? 'empty' : 'foreign' };
  const recorded = await readManifest(files, place, list.stamp);
  // What a link leads to is not ours: a build puts a file in its place.
  const own = present.filter(({ fault, target }) => fault === undefined && target === undefined);
  const fileOf = new Map(own.map(({ path, file }) => [path as OutputPath, file]));
  const known = new Map<OutputPath, string>();
  for (const path of list.files) {
    const file = fileOf.get(path);
    if (!file) continue;
    const found = recorded?.get(path) ?? (await hashOf(files, file));
    if (found !== undefined) known.set(path, found);
  }
  const obstacles = present.flatMap(({ fault, path }) => (fault === undefined ? [] : [path as OutputPath]));
  return { kind: 'ours', manifest: { files: known, ...(obstacles.length > 0 && { obstacles }) } };
}

/** Records the affected files before the first write, so that the next build repairs an interrupted one. */
export async function savePlannedManifest(
  files: FileSystem,
  { outDir }: OutputPlace,
  plan: WritePlan,
): Promise<void> {
  const affected = [...plan.manifest.files.keys(), ...plan.remove];
  await saveOutputList(files, outDir, { files: affected, stamp: '' });
}

/** Saves the manifest after the last write, if it has changed. `keep` may leave it out without a loss. */
export async function saveManifest(
  files: FileSystem,
  place: OutputPlace,
  manifest: OutputManifest,
  keep: Keep = (save) => save(),
): Promise<void> {
  const entries = JSON.stringify([...manifest.files], null, 1);
  const text = `${place.tool}\n${entries}`;
  const target = manifestFile(place);
  // Before the list, whose stamp must always be that of an existing manifest.
  let stamp = '';
  await keep(async () => {
    if ((await files.readText(target)) !== text) await files.replace(target, text);
    stamp = hash(entries);
  });
  await saveOutputList(files, place.outDir, { files: [...manifest.files.keys()], stamp });
}

/**
 * Reads the manifest with a stamp, which names no program because the list is in the output folder. A damaged
 * or outdated manifest has another stamp.
 */
async function readManifest(
  files: FileSystem,
  place: OutputPlace,
  stamp: string,
): Promise<ReadonlyMap<OutputPath, string> | undefined> {
  const text = await files.readText(manifestFile(place));
  if (!text?.startsWith(`${place.tool}\n`)) return undefined;
  const entries = text.slice(place.tool.length + 1);
  return hash(entries) === stamp ? new Map(JSON.parse(entries)) : undefined;
}

function manifestFile({ outDir, cacheDir }: OutputPlace): FilePath {
  return join(cacheDir, `output-${hashParts([outDir]).slice(0, 12)}.json`) as FilePath;
}

async function hashOf(files: FileSystem, file: FilePath): Promise<string | undefined> {
  const bytes = await files.readBytes(file);
  return bytes && hash(bytes);
}

/** The list of our files, inside the output folder. It marks the folder as ours. */
interface OutputList {
  readonly files: readonly OutputPath[];
  /** Hash of the manifest; empty while the files change, which matches no manifest. */
  readonly stamp: string;
}

/** Returns undefined without a list. A damaged list is empty: a build writes all files, removes none. */
async function readOutputList(files: FileSystem, outDir: FilePath): Promise<OutputList | undefined> {
  const text = await files.readText(join(outDir, outputNames.outputList) as FilePath);
  if (text === undefined) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    const found = typeof list === 'object' && list !== null ? list : {};
    const paths = 'files' in found && Array.isArray(found.files) ? found.files.filter(isOurPath) : [];
    const stamp = 'stamp' in found && typeof found.stamp === 'string' ? found.stamp : '';
    const isIntact = !('sum' in found) || found.sum === sumOf({ stamp, files: paths });
    return isIntact ? { files: paths, stamp } : { files: [], stamp: '' };
  } catch {
    return { files: [], stamp: '' };
  }
}

async function saveOutputList(files: FileSystem, outDir: FilePath, list: OutputList): Promise<void> {
  const sorted = { stamp: list.stamp, files: [...list.files].sort() };
  const content = JSON.stringify({ generator: 'colophon', sum: sumOf(sorted), ...sorted }, null, 1);
  if ((await files.readText(join(outDir, outputNames.outputList) as FilePath)) === content) return;
  await writeAtomically(files, outDir, { path: outputNames.outputList, content });
}

/** A list of an older version has no sum. */
function sumOf({ stamp, files }: OutputList): string {
  return hashParts([stamp, ...files]);
}

/** An edited list must not let us remove files outside of the folder. */
function isOurPath(path: unknown): path is OutputPath {
  return typeof path === 'string' && !path.startsWith('/') && !path.split(/[/\\]/).includes('..');
}
