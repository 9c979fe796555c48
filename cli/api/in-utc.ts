/** Of this process, as the time zone is: the work in progress, and the zone to restore after it. */
let running = 0;
let before: string | undefined;

/**
 * Runs work in the time zone UTC, as the commands do, so that dates in demos render the same on every
 * machine. Threads inherit the time zone from the environment of the process, which is restored in the end.
 */
export async function inUtc<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running++ === 0) before = process.env.TZ;
  process.env.TZ = 'UTC';
  try {
    return await work();
  } finally {
    if (--running === 0) restore();
  }
}

function restore(): void {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
}
