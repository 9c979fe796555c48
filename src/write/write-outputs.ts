import type { FileSystem } from '../effects/file-system.ts';
import { allEnded } from '../lib/all-ended.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import type { OutputFile } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Writes files of the output folder, each in one step, in any order. Once the signal is aborted it begins no other, and rejects. It never
 * rejects while it still writes: the next build may write the same files.
 */
export type WriteOutputs = (
  outputs: readonly OutputFile[],
  outDir: FilePath,
  signal?: AbortSignal,
) => Promise<void>;

/** Files written at once: enough to keep the disk busy. */
const concurrency = 32;

/** Writes on the thread that asks. */
export function writeOutputsWith(files: FileSystem): WriteOutputs {
  return async (outputs, outDir, signal) => {
    const queue = outputs.values();
    const writer = async () => {
      for (const file of queue) {
        signal?.throwIfAborted();
        await writeWhole(files, outDir, { path: file.path, content: await bytesOf(file) });
      }
    };
    await allEnded(Array.from({ length: concurrency }, writer));
  };
}
