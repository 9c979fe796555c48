import { isEmptyFile } from '../effects/file-operations.ts';

/** Milliseconds between two looks at an empty file. */
const lookMs = 10;

/** Looks before an empty file counts as one that was meant to be empty: half a second. */
const maxLooks = 50;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits while one of the files is empty, for half a second at most. Most programs save a file by emptying it
 * and writing it again, and on a busy disk both are far apart: a page read in between has no title, and its
 * address no page. `pause` waits for some milliseconds.
 */
export async function untilSaved(files: readonly string[], pause = sleep): Promise<void> {
  for (let looks = 0; looks < maxLooks && files.some(isEmptyFile); looks += 1) await pause(lookMs);
}
