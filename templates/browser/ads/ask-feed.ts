import { readFeed, type SponsorAd } from './read-feed.ts';

/** The side effects of a feed request. */
export interface FeedTools {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Aborts a request that takes too long. */
  readonly timeout: () => AbortSignal;
}

/** Maximum number of requests for one advertisement. */
export const feedTries = 10;

/** Longest reply that is read, in bytes. */
export const largestReply = 100_000;

/** Requests the feed until a reply is usable. Returns undefined after a failed request or ten requests. */
export async function askFeed(feed: string, tools: FeedTools): Promise<SponsorAd | undefined> {
  for (let tries = 0; tries < feedTries; tries += 1) {
    const reply = await request(feed, tools);
    if (reply === undefined) return undefined;
    const ad = readFeed(reply.value, tools.now());
    if (ad) return ad;
  }
  return undefined;
}

async function request(
  feed: string,
  { fetch, timeout }: FeedTools,
): Promise<{ readonly value: unknown } | undefined> {
  try {
    const response = await fetch(feed, {
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: timeout(),
    });
    const text = response.ok && response.body ? await readBounded(response.body) : undefined;
    return text === undefined ? undefined : { value: JSON.parse(text) };
  } catch {
    // No network, a timeout and invalid JSON all count as a failed request.
    return undefined;
  }
}

/** Reads a reply. Returns undefined and cancels the request when it is too long. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > largestReply) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
