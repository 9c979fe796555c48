import type { FileSystem } from '../effects/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { writeWhole } from './write-whole.ts';

/** Writes files of the output folder, each in one step, in any order. */
export type WriteOutputs = (outputs: readonly OutputFile[], outDir: FilePath) => Promise<void>;

/** Files written at once: enough to keep the disk busy. */
const concurrency = 32;

/** Writes on the thread that asks. */
export function writeOutputsWith(files: FileSystem): WriteOutputs {
  return async (outputs, outDir) => {
    const queue = outputs.values();
    const writer = async () => {
      for (const { path, content } of queue)
        await writeWhole(files, outDir, { path, content: await bytesOf(content) });
    };
    await Promise.all(Array.from({ length: concurrency }, writer));
  };
}

/** The bytes of a content, which may have to be made. */
export async function bytesOf(content: OutputFile['content']): Promise<Uint8Array> {
  return typeof content === 'function' ? content() : content;
}
