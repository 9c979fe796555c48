/**
 * Milliseconds by which the clock of a disk may lag behind that of programs: a file that was saved just now
 * may bear a time of a moment before.
 */
export const clockTick = 10;
