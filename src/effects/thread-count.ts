import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Limits of the machine, or of the container. */
export interface MachineLimits {
  /** Number of processors available to this process. */
  readonly processors: number;
  /** Content of `cpu.max` of the control group: `150000 100000` allows 1.5 processors. */
  readonly quota: string | undefined;
  /** Memory limit in bytes, if any. */
  readonly memory: number | undefined;
}

/** Bytes that the process needs without threads, and for each thread. */
const ownMemory = 250e6;
const threadMemory = 200e6;

/** Returns the number of worker threads: one per processor, as far as memory allows, and at least one. */
export function threadCount({ processors, quota, memory }: MachineLimits = machineLimits()): number {
  const [share, period] = (quota ?? '').split(' ').map(Number);
  // A thread that gets only part of a processor keeps its memory while it waits.
  const allowed = share && period ? Math.floor(share / period) : processors;
  const fitting = memory === undefined ? processors : Math.floor((memory - ownMemory) / threadMemory);
  return Math.max(1, Math.min(processors, allowed, fitting));
}

function machineLimits(): MachineLimits {
  const memory = process.constrainedMemory();
  return {
    processors: availableParallelism(),
    quota: readQuota(),
    // Without a limit, the system returns 0 or a huge number.
    memory: memory && memory < Number.MAX_SAFE_INTEGER ? memory : undefined,
  };
}

/** Node counts the processors that a container may use, but ignores its share of their time. */
function readQuota(): string | undefined {
  try {
    return readFileSync('/sys/fs/cgroup/cpu.max', 'utf8').trim();
  } catch {
    // The system has no control groups.
    return undefined;
  }
}
