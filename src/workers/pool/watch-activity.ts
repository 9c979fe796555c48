import { readActivity } from '../activity.ts';

/** When a thread counts as blocked. */
export interface ActivityLimits {
  /** Seconds that a unit of work may take. */
  readonly timeLimit: number;
  /** Once it is aborted, one look without a step is too long. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of processor time that the process has had; by default, measured. */
  readonly processorTime?: () => number;
}

/** Watches a thread while it has requests. */
export interface ActivityWatch {
  begin(): void;
  end(): void;
}

/** Most seconds between two looks at a thread, after which an interruption stops one that is blocked. */
const longestInterval = 2;

/** Looks within a short time limit. */
const fewestLooks = 10;

/**
 * How many times as long a unit may take by the clock: on a busy machine, a thread works for a part of the
 * time alone. Work that waits for something else than the processor ends then, too.
 */
const patience = 4;

/** Returns the processor time of all threads of the process, in milliseconds. */
function measuredTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Watches the activity of a thread, and calls `onBlocked` if it works on one unit for too long. Counts
 * looks, and not the time of the clock, which goes on while the process or the machine is suspended; a look
 * counts as the part of its time in which the process, and so possibly the thread, has worked.
 */
export function watchActivity(
  memory: SharedArrayBuffer,
  { timeLimit, signal, processorTime = measuredTime }: ActivityLimits,
  onBlocked: () => void,
): ActivityWatch {
  const interval = Math.min(longestInterval, timeLimit / fewestLooks);
  const looks = Math.ceil(timeLimit / interval);
  let timer: NodeJS.Timeout | undefined;
  let step: number | undefined;
  // Looks at the same step, and the part of them that counts.
  let same = 0;
  let counted = 0;
  let worked = 0;
  const look = () => {
    const now = readActivity(memory);
    const before = worked;
    worked = processorTime();
    const isSame = now.unit !== undefined && now.step === step;
    same = isSame ? same + 1 : 0;
    counted = isSame ? counted + Math.min(1, (worked - before) / (interval * 1000)) : 0;
    step = now.step;
    const isTooLong = Math.round(counted) >= looks || same >= looks * patience;
    if (signal?.aborted ? same >= 1 : isTooLong) onBlocked();
  };
  return {
    begin() {
      if (timer !== undefined) return;
      worked = processorTime();
      timer = setInterval(look, interval * 1000);
    },
    end() {
      clearInterval(timer);
      timer = undefined;
      same = 0;
      counted = 0;
    },
  };
}
