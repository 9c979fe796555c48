import type { BlobSpace, BlobStorage } from '../../effects/blob-storage.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';

/** A storage that is given up after a few failures. */
export interface GuardedStorage {
  /** Returns undefined for what is missing, or was not answered. */
  get(space: BlobSpace, name: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Returns whether the storage has taken the bytes. */
  put(space: BlobSpace, name: string, bytes: Uint8Array): Promise<boolean>;
  /** Counts an answer that is not what was asked for as a failure. */
  refuse(reason: string): void;
  /** True after too many failures: there are no more requests in this build. */
  isClosed(): boolean;
  cost(): StorageCost;
}

/** What a storage has cost so far. */
export interface StorageCost {
  readonly requests: number;
  readonly bytesReceived: number;
  readonly bytesSent: number;
}

/** Failures after which a storage is not asked again. */
const maxFailures = 3;

/** Requests under way: enough to fill a connection, and few enough for the memory. */
const maxRequests = 6;

/** Guards a storage. `warn` receives one sentence when it is given up. */
export function guardStorage(storage: BlobStorage, warn: (sentence: string) => void): GuardedStorage {
  const cost = { requests: 0, bytesReceived: 0, bytesSent: 0 };
  const inTurn = limitConcurrency(maxRequests);
  let failures = 0;
  const isClosed = () => failures >= maxFailures;
  const refuse = (reason: string) => {
    failures += 1;
    if (failures === maxFailures)
      warn(`The ${storage.name} is not used any further: ${reason}. The build continues without it.`);
  };
  const ask = <Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> =>
    inTurn(async () => {
      if (isClosed()) return undefined;
      cost.requests += 1;
      return request();
    });

  return {
    refuse,
    isClosed,
    cost: () => ({ ...cost }),
    async get(space, name, maxBytes) {
      const answer = await ask(() => storage.get(space, name, maxBytes));
      if (answer?.kind === 'failed') refuse(answer.reason);
      if (answer?.kind !== 'found') return undefined;
      cost.bytesReceived += answer.bytes.length;
      return answer.bytes;
    },
    async put(space, name, bytes) {
      const asked = await ask(async () => ({ failure: await storage.put(space, name, bytes) }));
      if (asked?.failure) refuse(asked.failure.reason);
      if (!asked || asked.failure) return false;
      cost.bytesSent += bytes.length;
      return true;
    },
  };
}
