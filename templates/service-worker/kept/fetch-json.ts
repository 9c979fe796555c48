import type { KeepFailure } from '../../browser/offline/kept-products.ts';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;

/** A file that the server does not have, or not now. */
export class ServerError extends Error {}

/** Returns the reason why a download failed. */
export function failureOf(error: unknown): KeepFailure {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'space';
  // `fetch` rejects with a TypeError, as do bodies that end early.
  return error instanceof TypeError ? 'network' : 'server';
}

/** Fetches a file that keeps its address when it changes. */
export async function fetchJson<Value>(path: string, signal?: AbortSignal): Promise<Value> {
  const response = await fetch(scope + path, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new ServerError(`${path} answered ${response.status}.`);
  return response.json();
}
