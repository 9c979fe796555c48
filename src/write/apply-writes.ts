import { dirname, join, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { WritePlan } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { type OutputPlace, saveManifest, savePlannedManifest } from './output-manifest.ts';
import type { WriteOutputs } from './write-outputs.ts';
import { removeWorkFolder, workFolder } from './write-whole.ts';

/** What the folder is changed with. */
export interface WriteTools {
  readonly files: FileSystem;
  readonly write: WriteOutputs;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Carries out a plan. Each file appears whole or not at all; what a page needs is there before the page, and what no page
 * needs any more goes last. Stopped at any moment, the folder holds a site in which every page works.
 */
export async function applyWrites(plan: WritePlan, place: OutputPlace, tools: WriteTools): Promise<void> {
  const { files } = tools;
  await sweep(files, place.outDir);
  if (plan.write.length > 0 || plan.remove.length > 0) await changeFolder(plan, place, tools);
  await saveManifest(files, place, plan.manifest);
  await removeWorkFolder(files, place.outDir);
}

async function changeFolder(plan: WritePlan, place: OutputPlace, tools: WriteTools): Promise<void> {
  const { files, write, signal } = tools;
  const { outDir } = place;
  for (const { path } of plan.write) checkInside(path, outDir);
  await savePlannedManifest(files, place, plan);
  const obstacles = inTheWay(plan);
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
  if (!join(outDir, path).startsWith(outDir + sep)) throw new Error(`${path} would leave the output folder.`);
}

/**
 * Files that have to go before the writing: a file where a folder is to be (`about` → `about/index.html`), or the other way round; and those
 * whose name differs from a new one in case only (`About/index.html`), which many disks take for the same file.
 */
function inTheWay({ write, remove }: WritePlan): Set<OutputPath> {
  const written = new Set(write.map(({ path }) => onAnyDisk(path)));
  const folders = new Set([...written].flatMap(foldersOf));
  return new Set(
    remove.filter((path) => {
      const place = onAnyDisk(path);
      return (
        written.has(place) || folders.has(place) || foldersOf(place).some((folder) => written.has(folder))
      );
    }),
  );
}

/** The same text for paths that a disk may take for one: those of Windows and macOS tell neither case nor forms of Unicode apart. */
function onAnyDisk(path: OutputPath): string {
  return path.normalize('NFC').toLowerCase();
}

/** The folders of a path, innermost first: `'a/b/c.html'` → `['a/b', 'a']`. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' || folder === path ? [] : [folder, ...foldersOf(folder)];
}

/** Removes a file and the folders that it leaves empty, up to the output folder. */
async function removeOutput(path: OutputPath, outDir: FilePath, files: FileSystem): Promise<void> {
  await files.remove(join(outDir, path) as FilePath);
  for (const folder of foldersOf(path)) await files.removeEmptyFolder(join(outDir, folder) as FilePath);
}

/** Removes what a build that was killed left half written. */
async function sweep(files: FileSystem, outDir: FilePath): Promise<void> {
  const left = await files.list(join(outDir, workFolder) as FilePath);
  for (const { file } of left) await files.remove(file);
  if (left.length > 0) await removeWorkFolder(files, outDir);
}
