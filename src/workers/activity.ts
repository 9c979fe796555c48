/**
 * What a thread is working on, in memory that it shares with the main thread: a thread that is blocked, for
 * example by a loop that never ends, cannot send a message.
 */
export interface ActivityLog {
  /** Begins a page, or a part of one. */
  begin(unit: Unit): void;
  /** Notes that the unit goes on, for work that waits for something else than the processor. */
  touch(): void;
  end(): void;
}

/** A piece of work that may not end: a page of a request, or a part of a page. */
export interface Unit {
  readonly request: number;
  /** Index of the page in the request; 0 for a request without pages. */
  readonly item: number;
  /** What is rendered of the page; see `render/rendered-part.ts`. */
  readonly part: number;
}

/** The activity of a thread at one moment. The step changes with each call of the log. */
export interface Activity {
  readonly step: number;
  /** Undefined while the thread waits for requests. */
  readonly unit: Unit | undefined;
}

/** Places in the shared memory. */
const [step, isBusy, request, item, part, length] = [0, 1, 2, 3, 4, 5];

/** Creates the shared memory of a thread. */
export function activityMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT);
}

/** Creates the log of a thread. */
export function createActivityLog(memory: SharedArrayBuffer): ActivityLog {
  const cells = new Int32Array(memory);
  const touch = () => void Atomics.add(cells, step, 1);
  return {
    begin(unit) {
      cells[request] = unit.request;
      cells[item] = unit.item;
      cells[part] = unit.part;
      cells[isBusy] = 1;
      touch();
    },
    touch,
    end() {
      cells[isBusy] = 0;
      touch();
    },
  };
}

/** Reads what a thread is working on. */
export function readActivity(memory: SharedArrayBuffer): Activity {
  const cells = new Int32Array(memory);
  const unit = { request: cells[request] ?? 0, item: cells[item] ?? 0, part: cells[part] ?? 0 };
  return { step: Atomics.load(cells, step), unit: cells[isBusy] === 1 ? unit : undefined };
}
