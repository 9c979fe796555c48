import { dirname, join, sep } from 'node:path';
import type { Keep } from '../cache/open-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { WritePlan } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { type OutputPlace, saveManifest, savePlannedManifest } from './output-manifest.ts';
import { removeWorkFolder, type WriteOutputs, workFolder } from './write-outputs.ts';

/** Functions and signal of `applyWrites`. */
export interface WriteTools {
  readonly files: FileSystem;
  readonly write: WriteOutputs;
  readonly signal?: AbortSignal | undefined;
  /** Saves what a full disk of the cache may refuse. */
  readonly keep?: Keep | undefined;
}

/**
 * Applies a plan. Writes each file atomically, assets before the pages that use them, and removes unused
 * files last. When the build is interrupted, every page in the folder works.
 */
export async function applyWrites(plan: WritePlan, place: OutputPlace, tools: WriteTools): Promise<void> {
  const { files } = tools;
  await removeIncompleteFiles(files, place.outDir);
  if (plan.write.length > 0 || plan.remove.length > 0) await changeFolder(plan, place, tools);
  await saveManifest(files, place, plan.manifest, tools.keep);
  await removeWorkFolder(files, place.outDir);
}

async function changeFolder(plan: WritePlan, place: OutputPlace, tools: WriteTools): Promise<void> {
  const { files, write, signal } = tools;
  const { outDir } = place;
  for (const { path } of plan.write) checkInside(path, outDir);
  await savePlannedManifest(files, place, plan);
  const obstacles = obstaclesOf(plan);
  for (const path of obstacles) await removeOutput(path, outDir, files);
  for (const phase of ['asset', 'page'])
    await write(
      plan.write.filter((output) => output.phase === phase),
      outDir,
      signal,
    );
  for (const path of plan.remove) if (!obstacles.has(path)) await removeOutput(path, outDir, files);
}

function checkInside(path: OutputPath, outDir: FilePath): void {
  if (!join(outDir, path).startsWith(outDir + sep))
    throw new Error(`"${path}" is outside the output folder.`);
}

/**
 * Returns the files to remove before writing: files in the place of a new folder (`about` →
 * `about/index.html`) or the reverse, and files whose name differs from a new one only in case
 * (`About/index.html`), which many disks do not distinguish.
 */
function obstaclesOf({ write, remove }: WritePlan): Set<OutputPath> {
  const written = new Set(write.map(({ path }) => caseFolded(path)));
  const folders = new Set([...written].flatMap(foldersOf));
  return new Set(
    remove.filter((path) => {
      const folded = caseFolded(path);
      return (
        written.has(folded) || folders.has(folded) || foldersOf(folded).some((folder) => written.has(folder))
      );
    }),
  );
}

/** Returns the same text for paths that the disks of Windows and macOS do not distinguish. */
function caseFolded(path: OutputPath): string {
  return path.normalize('NFC').toLowerCase();
}

/** Returns the folders of a path: `'a/b/c.html'` → `['a/b', 'a']`. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' || folder === path ? [] : [folder, ...foldersOf(folder)];
}

/** Removes a file and the folders that become empty. */
async function removeOutput(path: OutputPath, outDir: FilePath, files: FileSystem): Promise<void> {
  await files.remove(join(outDir, path) as FilePath);
  for (const folder of foldersOf(path)) await files.removeEmptyFolder(join(outDir, folder) as FilePath);
}

/** Removes the incomplete files of a killed build. */
async function removeIncompleteFiles(files: FileSystem, outDir: FilePath): Promise<void> {
  const left = await files.list(join(outDir, workFolder) as FilePath);
  for (const { file } of left) await files.remove(file);
  if (left.length > 0) await removeWorkFolder(files, outDir);
}
