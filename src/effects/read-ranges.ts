import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FilePath } from '../model/path.ts';
import type { ByteRange } from './file-system.ts';

/** What was read, by range; undefined in the place of one that goes beyond the end. */
export type Ranges = (Uint8Array | undefined)[];

/** Reads parts of a file side by side. Fails when the file is not there. */
export async function readRanges(file: FilePath, ranges: readonly ByteRange[]): Promise<Ranges> {
  const handle = await open(file, 'r');
  try {
    return await Promise.all(
      ranges.map(async ({ offset, length }) => {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await handle.read(bytes, 0, length, offset);
        return bytesRead === length ? bytes : undefined;
      }),
    );
  } finally {
    await handle.close();
  }
}

/** Reads parts of a file, and waits for the disk on the spot. Fails when the file is not there. */
export function readRangesNow(file: FilePath, ranges: readonly ByteRange[]): Ranges {
  const handle = openSync(file, 'r');
  try {
    return ranges.map(({ offset, length }) => {
      const bytes = new Uint8Array(length);
      return readSync(handle, bytes, 0, length, offset) === length ? bytes : undefined;
    });
  } finally {
    closeSync(handle);
  }
}
