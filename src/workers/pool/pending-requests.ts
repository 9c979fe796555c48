/** The requests to a thread that have no answer yet. */
export interface PendingRequests<Answer> {
  /** Posts a request under a new number, and waits for its answer. */
  send(post: (id: number) => void): Promise<Answer>;
  /** Removes a request, to which the answer has come. Undefined if it is not pending. */
  take(id: number): PendingRequest<Answer> | undefined;
  /** Removes all requests and rejects each with its error. */
  rejectAll(errorOf: (id: number) => unknown): void;
  isEmpty(): boolean;
}

/** How a request ends. */
export interface PendingRequest<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Creates an empty list of requests to one thread. */
export function createPendingRequests<Answer>(): PendingRequests<Answer> {
  const pending = new Map<number, PendingRequest<Answer>>();
  let next = 0;
  return {
    send: (post) =>
      new Promise((resolve, reject) => {
        const id = next++;
        // First, because it throws if something cannot be cloned; no answer comes in the same turn.
        post(id);
        pending.set(id, { resolve, reject });
      }),
    take(id) {
      const request = pending.get(id);
      pending.delete(id);
      return request;
    },
    rejectAll(errorOf) {
      for (const [id, { reject }] of pending) reject(errorOf(id));
      pending.clear();
    },
    isEmpty: () => pending.size === 0,
  };
}
