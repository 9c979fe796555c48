import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { shownFolder } from '../lib/relative-path.ts';
import { upwards } from '../lib/upwards.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import { type OutputManifest, outputNames, type WritePlan } from '../model/output.ts';
import type { FilePath, OutputPath } from '../model/path.ts';
import { type OutputPlace, readOutputState } from './output-manifest.ts';

type OutFolder = Pick<Config, 'outDir' | 'root'>;

/**
 * Returns what the last build left in the output folder. Rejects with a `UserError` if nothing can be written
 * to the folder, or if it contains files of another program, unless `--out` and `--force` allow them.
 */
export async function openOutDir(
  { outDirNamed, force, ...folder }: Pick<Config, 'outDirNamed' | 'force'> & OutFolder,
  cache: Omit<OutputPlace, 'outDir'>,
  files: FileSystem,
): Promise<OutputManifest> {
  await checkFolder(folder, files);
  const state = await readOutputState(files, { outDir: folder.outDir, ...cache });
  if (state.kind === 'foreign' && !(outDirNamed && force)) {
    const shown = shownFolder(folder.outDir, folder.root);
    throw new UserError(
      `The output folder "${shown}" contains files that Colophon did not write. Remove the folder, choose another one with --out, or write beside its files with --out ${shown} --force.`,
    );
  }
  await tryWriting(folder, files);
  return state.kind === 'ours' ? state.manifest : { files: new Map() };
}

/**
 * Rejects with a `UserError` if a plan would write through a link, or in place of something that is not a
 * file.
 */
export function checkObstacles(
  { write }: WritePlan,
  { obstacles = [] }: OutputManifest,
  folder: OutFolder,
): void {
  const blocks = (obstacle: OutputPath) =>
    write.some(({ path }) => path === obstacle || path.startsWith(`${obstacle}/`));
  const found = obstacles.find(blocks);
  if (found === undefined) return;
  throw new UserError(
    `"${found}" in the output folder "${shownFolder(folder.outDir, folder.root)}" is a link or not a regular file, so nothing can be written there. Remove it.`,
  );
}

const elsewhere = 'Remove it, or choose another folder with --out.';

async function checkFolder(folder: OutFolder, files: Pick<FileSystem, 'entry'>): Promise<void> {
  const entry = await files.entry(folder.outDir);
  // A link to a folder is one.
  if (entry === undefined || entry.fault === 'linked-folder') return;
  const kind =
    entry.fault === undefined
      ? 'is a file'
      : entry.fault === 'dangling-link'
        ? 'is a link to a folder that does not exist'
        : 'is no folder';
  throw new UserError(`The output folder "${shownFolder(folder.outDir, folder.root)}" ${kind}. ${elsewhere}`);
}

/** Tries to write, which permissions, mounts and quotas may prevent: a build takes longer than that. */
async function tryWriting(folder: OutFolder, files: FileSystem): Promise<void> {
  const work = join(await existingFolder(folder.outDir, files), outputNames.workFolder);
  const attempt = join(work, `attempt-${process.pid}`) as FilePath;
  try {
    await files.write(attempt, '');
    await files.remove(attempt);
    await files.removeEmptyFolder(work as FilePath);
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    throw new UserError(
      `Cannot write to the output folder "${shownFolder(folder.outDir, folder.root)}": ${error.reason}. Change that, or choose another folder with --out.`,
    );
  }
}

/** Returns the output folder or, if it does not exist, the nearest one around it, in which it is created. */
async function existingFolder(outDir: FilePath, files: Pick<FileSystem, 'exists'>): Promise<FilePath> {
  for (const folder of upwards(outDir) as FilePath[]) if (await files.exists(folder)) return folder;
  return outDir;
}
