import { allEnded } from '../../lib/all-ended.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { inBatches } from '../../lib/in-batches.ts';
import type { OutputFile } from '../../model/output.ts';
import type { FilePath } from '../../model/path.ts';
import type { WriteOutputs } from '../../write/write-outputs.ts';
import type { StoredFile } from '../../write/write-stored.ts';
import type { Requests } from '../protocol.ts';
import { releaseBytes } from '../thread/collect-garbage.ts';
import { startInSlots } from './concurrency.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** Files of one message: enough that threads keep writing while the main thread is busy. */
const filesPerBatch = 32;

/**
 * Writes in the threads of these slots. They read what the store has, and receive the bytes of other files.
 */
export function writeInThreads(slots: readonly WorkerSlot[]): WriteOutputs {
  return async (outputs, outDir, signal) => {
    const batches = inBatches(outputs, filesPerBatch).values();
    const writing = startInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        signal?.throwIfAborted();
        await writeBatch(batch, outDir, slot);
      }
    });
    await allEnded(writing);
  };
}

/** Writes files in one thread. Those that the store turns out not to have are sent in a second message. */
async function writeBatch(batch: readonly OutputFile[], outDir: FilePath, slot: WorkerSlot): Promise<void> {
  const write = async (stored: readonly StoredFile[], made: readonly OutputFile[]) => {
    const { files, transfer, size } = await wholeFiles(made);
    const missing = await slot.use((thread) => thread.ask('write', { files, stored, outDir }, transfer));
    // The store may have returned these files as bytes outside the heap.
    releaseBytes(size);
    return new Set(missing);
  };
  const stored = batch.flatMap(toStored);
  const places = new Set<string>(stored.map(({ path }) => path));
  const others = batch.filter(({ path }) => !places.has(path));
  const missing = await write(stored, others);
  if (missing.size === 0) return;
  const unstored = batch.filter(({ path }) => missing.has(path));
  await write([], unstored);
}

function toStored({ path, stored }: OutputFile): StoredFile[] {
  const content = stored?.();
  return content ? [{ path, content }] : [];
}

/** Files with their bytes, as they are sent to a thread. */
interface WholeFiles extends Pick<Requests['write'], 'files'> {
  /** Buffers that nothing else uses; they move without a copy. */
  readonly transfer: ArrayBuffer[];
  /** Bytes of all files. */
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

/** Copies a part of a larger buffer, which would otherwise move as a whole. */
function compact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && bytes.length === buffer.byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
