import { readActivity } from './activity.ts';

/** When a thread counts as blocked. */
export interface WatchOptions {
  /** Seconds that a unit of work may take. */
  readonly timeLimit: number;
  /** Once it is aborted, one look without a step is too long. */
  readonly signal?: AbortSignal | undefined;
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
 * Watches the activity of a thread, and calls `onBlocked` if it works on one unit for too long. Counts
 * looks, and not the time of the clock, which goes on while the process or the machine is suspended.
 */
export function watchActivity(
  memory: SharedArrayBuffer,
  { timeLimit, signal }: WatchOptions,
  onBlocked: () => void,
): ActivityWatch {
  const interval = Math.min(longestInterval, timeLimit / fewestLooks);
  const looks = Math.ceil(timeLimit / interval);
  let timer: NodeJS.Timeout | undefined;
  let step: number | undefined;
  let idle = 0;
  const look = () => {
    const now = readActivity(memory);
    idle = now.unit && now.step === step ? idle + 1 : 0;
    step = now.step;
    if (idle >= (signal?.aborted ? 1 : looks)) onBlocked();
  };
  return {
    begin() {
      timer ??= setInterval(look, interval * 1000);
    },
    end() {
      clearInterval(timer);
      timer = undefined;
      idle = 0;
    },
  };
}
