import { realNow } from './real-now.ts';

/** What a server answered, or why there is no answer. */
export type UrlAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter?: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly code?: string };

/** Requests a URL. It rejects only if `signal` interrupts it. */
export type RequestUrl = (
  url: string,
  method: 'HEAD' | 'GET',
  signal: AbortSignal | undefined,
) => Promise<UrlAnswer>;

/** Servers that take longer are reported. */
const timeLimit = 15_000;

/** Follows redirects, and reads no content. */
export const requestUrl: RequestUrl = async (url, method, signal) => {
  const timeout = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Colophon link check)', accept: '*/*' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    const retryAfter = secondsUntil(response.headers.get('retry-after') ?? '');
    return { kind: 'answer', status: response.status, ...(retryAfter !== undefined && { retryAfter }) };
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) return { kind: 'failed', reason: `no answer in ${timeLimit / 1000} s` };
    return failure(error);
  }
};

/** Reads `Retry-After`, which is a number of seconds or a date. */
function secondsUntil(header: string): number | undefined {
  if (header === '') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - realNow()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** `fetch` names the cause of its error: `{ code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND a.dev' }`. */
function failure(error: unknown): UrlAnswer {
  const { cause = error }: { readonly cause?: unknown } = Object(error);
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(cause);
  const reason = typeof message === 'string' && message !== '' ? message : String(code ?? error);
  return { kind: 'failed', reason, ...(typeof code === 'string' && { code }) };
}
