import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { hash, hashParts } from '../lib/hash.ts';
import type { OutputManifest, WritePlan } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { readOutputList, saveOutputList } from './output-list.ts';
import { workFolder } from './write-whole.ts';

/** An output folder and where its manifest is kept. A site may be built into several folders, each has a manifest of its own. */
export interface OutputPlace {
  readonly outDir: FilePath;
  readonly cacheDir: FilePath;
}

/** What stands in an output folder. */
export type OutputState =
  | { readonly kind: 'ours'; readonly manifest: OutputManifest }
  /** The folder is missing or empty. */
  | { readonly kind: 'empty' }
  /** The folder holds files of which we know nothing. */
  | { readonly kind: 'foreign' };

/**
 * Looks at the output folder. What the manifest says is true of the files that are there: those that are gone are left out, and where the
 * manifest does not belong to the folder as it is (the cache was removed, a build was interrupted), the files themselves are hashed.
 */
export async function readOutputState(files: FileSystem, place: OutputPlace): Promise<OutputState> {
  const { outDir } = place;
  const list = await readOutputList(files, outDir);
  // What is not whole yet is all that a first build leaves when it is stopped at once.
  const present = (await files.list(outDir)).filter(({ path }) => !path.startsWith(`${workFolder}/`));
  if (!list) return { kind: present.length === 0 ? 'empty' : 'foreign' };
  const recorded = await readManifest(files, place, list.stamp);
  const fileOf = new Map(present.map(({ path, file }) => [path as OutputPath, file]));
  const known = new Map<OutputPath, string>();
  for (const path of list.files) {
    const file = fileOf.get(path);
    if (!file) continue;
    const found = recorded?.get(path) ?? (await hashOf(files, file));
    if (found !== undefined) known.set(path, found);
  }
  return { kind: 'ours', manifest: { files: known } };
}

/** Notes before the first write that the files are about to change, so that an interrupted build is repaired by the next. */
export async function savePlannedManifest(
  files: FileSystem,
  { outDir }: OutputPlace,
  plan: WritePlan,
): Promise<void> {
  const touched = [...plan.manifest.files.keys(), ...plan.remove];
  await saveOutputList(files, outDir, { files: touched, stamp: '' });
}

/** Notes what stands in the folder after the last write; does nothing where that is known. */
export async function saveManifest(
  files: FileSystem,
  place: OutputPlace,
  manifest: OutputManifest,
): Promise<void> {
  const text = JSON.stringify([...manifest.files], null, 1);
  const target = manifestFile(place);
  // Before the list: a list never carries the stamp of a manifest that is not there yet.
  if ((await files.readText(target)) !== text) await files.replace(target, text);
  await saveOutputList(files, place.outDir, { files: [...manifest.files.keys()], stamp: hash(text) });
}

/** Rows of the manifest with this stamp. Half a manifest, or that of another state of the folder, has another stamp. */
async function readManifest(
  files: FileSystem,
  place: OutputPlace,
  stamp: string,
): Promise<ReadonlyMap<OutputPath, string> | undefined> {
  const text = await files.readText(manifestFile(place));
  return text !== undefined && hash(text) === stamp ? new Map(JSON.parse(text)) : undefined;
}

function manifestFile({ outDir, cacheDir }: OutputPlace): FilePath {
  return join(cacheDir, `output-${hashParts([outDir]).slice(0, 12)}.json`) as FilePath;
}

async function hashOf(files: FileSystem, file: FilePath): Promise<string | undefined> {
  const bytes = await files.readBytes(file);
  return bytes && hash(bytes);
}
