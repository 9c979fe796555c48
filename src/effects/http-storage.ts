import type { BlobAnswer, BlobFailure, BlobStorage } from './blob-storage.ts';

/** How a server is asked. */
export interface HttpStorageOptions {
  /** The address below which the server has `ac/` and `cas/`. */
  readonly url: string;
  /** The `Authorization` header: a bearer token, or `Basic …` as it stands. */
  readonly token: string | undefined;
  /** Milliseconds that one request may take, with its content. */
  readonly timeout: number;
  /** Ends all requests. */
  readonly signal: AbortSignal | undefined;
}

/** Opens a server that speaks Bazel's HTTP cache protocol, such as bazel-remote, or nginx with WebDAV. */
export function httpStorage({ url, token, timeout, signal }: HttpStorageOptions): BlobStorage {
  const base = url.replace(/\/*$/, '/');
  const authorization = token === undefined ? {} : { authorization: authorizationOf(token) };

  const request = async <Answer>(
    address: string,
    init: RequestInit,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer | BlobFailure> => {
    const limit = AbortSignal.timeout(timeout);
    try {
      const ended = signal ? AbortSignal.any([signal, limit]) : limit;
      // Awaited here, since the time limit holds for the content, too.
      return await read(await fetch(base + address, { ...init, signal: ended }));
    } catch (error) {
      if (limit.aborted) return { kind: 'failed', reason: `no answer in ${timeout / 1000} s` };
      return { kind: 'failed', reason: reasonOf(error) };
    }
  };

  return {
    name: `remote cache "${base}"`,
    get: (space, name, maxBytes) =>
      request<BlobAnswer>(`${space}/${name}`, { headers: authorization }, async (response) => {
        if (response.ok) return readLimited(response, maxBytes);
        await response.body?.cancel();
        return response.status === 404 ? { kind: 'missing' } : refusal(response.status);
      }),
    put: (space, name, bytes) =>
      request(
        `${space}/${name}`,
        {
          method: 'PUT',
          // Behind a sign-in page, a request that is redirected would read that page and count as stored.
          redirect: 'manual',
          headers: { ...authorization, 'content-type': 'application/octet-stream' },
          body: new Uint8Array(bytes),
        },
        async (response) => {
          await response.body?.cancel();
          return response.ok ? undefined : refusal(response.status);
        },
      ),
  };
}

function authorizationOf(token: string): string {
  return /\s/.test(token.trim()) ? token.trim() : `Bearer ${token.trim()}`;
}

function refusal(status: number): BlobFailure {
  const advice = status === 401 || status === 403 ? '; COLOPHON_CACHE_TOKEN is missing or not accepted' : '';
  return { kind: 'failed', reason: `HTTP ${status}${advice}` };
}

/** Reads a content. Stops at the limit, because a server may send without end. */
async function readLimited(response: Response, maxBytes: number): Promise<BlobAnswer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) return { kind: 'failed', reason: 'an answer is too large' };
    parts.push(part);
  }
  return { kind: 'found', bytes: Buffer.concat(parts, size) };
}

/**
 * `fetch` names the cause of its error: `{ code: 'ECONNREFUSED' }`. A code of its own means that the server
 * accepted no connection, or that the answer broke off.
 */
function reasonOf(error: unknown): string {
  const { cause = error }: { readonly cause?: unknown } = Object(error);
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(cause);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'the server accepts no connection';
  if (String(code).startsWith('UND_ERR_')) return 'the connection ended early';
  return String(code ?? message ?? error);
}
