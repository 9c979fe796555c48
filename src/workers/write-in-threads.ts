import { allEnded } from '../lib/all-ended.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import type { OutputFile } from '../model/output.ts';
import type { WriteOutputs } from '../write/write-outputs.ts';
import { letGo } from './collect-garbage.ts';
import { beginLanes, inBatches } from './concurrency.ts';
import type { Questions } from './protocol.ts';
import type { Seat } from './worker-slot.ts';

/** Files of one message: threads go on writing while the main thread is held up for 50 ms. */
const filesOfBatch = 32;

/** Writes in the threads of these places. */
export function writeInThreads(seats: readonly Seat[]): WriteOutputs {
  return async (outputs, outDir, signal) => {
    const batches = inBatches(outputs, filesOfBatch).values();
    const lanes = beginLanes(seats, async (seat, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        signal?.throwIfAborted();
        const { files, transfer, size } = await wholeFiles(batch);
        await seat.use((thread) => thread.ask('write', { files, outDir }, transfer));
        // What pages were made from: their drawings, as the store gave them.
        letGo(size);
      }
    });
    await allEnded(lanes);
  };
}

/** Files with their bytes, as they travel to a thread. */
interface WholeFiles extends Pick<Questions['write'], 'files'> {
  /** Bytes that nobody else holds, and that need not be copied. */
  readonly transfer: ArrayBuffer[];
  /** Bytes of all. */
  readonly size: number;
}

async function wholeFiles(batch: readonly OutputFile[]): Promise<WholeFiles> {
  const files = await Promise.all(
    batch.map(async (file) => ({ path: file.path, content: compact(await bytesOf(file)) })),
  );
  const made = files.filter((_, index) => typeof batch[index]?.content === 'function');
  return {
    files,
    transfer: made.map(({ content }) => content.buffer),
    size: files.reduce((sum, { content }) => sum + content.length, 0),
  };
}

/** A part of a larger buffer would take all of it along to another thread. */
function compact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && bytes.length === buffer.byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
