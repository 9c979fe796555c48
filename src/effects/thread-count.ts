import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What the machine, or the container on it, lets a program use. */
export interface MachineLimits {
  /** Processors that the program may run on. */
  readonly processors: number;
  /** Text of the control group's `cpu.max`: `150000 100000` is one and a half processors, `max 100000` all; undefined where there is none. */
  readonly quota: string | undefined;
  /** Bytes of memory; undefined where nothing is limited. */
  readonly memory: number | undefined;
}

/** Memory of the program without its threads, and of one thread at work: at a thousand pages 165 MB and 95 MB, at five thousand half as much again. */
const ownMemory = 250e6;
const threadMemory = 200e6;

/** How many threads work for the program: one for each processor, as far as the memory allows, and never fewer than one. */
export function threadCount({ processors, quota, memory }: MachineLimits = machineLimits()): number {
  const [most, period] = (quota ?? '').split(' ').map(Number);
  // Half a processor more is worth no thread: it would wait for its turn with what it holds.
  const allowed = most && period ? Math.floor(most / period) : processors;
  const fitting = memory === undefined ? processors : Math.floor((memory - ownMemory) / threadMemory);
  return Math.max(1, Math.min(processors, allowed, fitting));
}

function machineLimits(): MachineLimits {
  const memory = process.constrainedMemory();
  return {
    processors: availableParallelism(),
    quota: readQuota(),
    // Without a limit the system gives 0, or more than any machine has.
    memory: memory && memory < Number.MAX_SAFE_INTEGER ? memory : undefined,
  };
}

/** Node 20 counts the processors that it may run on, but not the share of them that a container is given. */
function readQuota(): string | undefined {
  try {
    return readFileSync('/sys/fs/cgroup/cpu.max', 'utf8').trim();
  } catch {
    // Another system, or a machine without control groups.
    return undefined;
  }
}
