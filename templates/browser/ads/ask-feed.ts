import { inlineElements } from './inline-elements.ts';
import { type ReadingTools, readFeed, type SponsorAd } from './read-feed.ts';

/** What asking the feed needs of the world. */
export interface FeedTools {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Aborts a request that takes too long. */
  readonly timeout: () => AbortSignal;
}

/** How often the feed is asked while it has nothing that can be shown. */
export const feedTries = 10;

/** A reply longer than this is no list of advertisements. */
export const largestReply = 100_000;

/** Asks the feed, again while it has nothing usable, at most ten times. A request that fails ends it: undefined. */
export async function askFeed(feed: string, tools: FeedTools): Promise<SponsorAd | undefined> {
  for (let tries = 0; tries < feedTries; tries += 1) {
    const reply = await request(feed, tools);
    if (reply === undefined) return undefined;
    // After the reply, so that a reader whose browser blocks the feed does not load the parser.
    const reduceHtml = await loadReduction();
    if (reduceHtml === undefined) return undefined;
    const ad = readFeed(reply.value, { now: tools.now, reduceHtml });
    if (ad) return ad;
  }
  return undefined;
}

async function loadReduction(): Promise<ReadingTools['reduceHtml'] | undefined> {
  try {
    const { reduceHtml } = await import('./reduce-html.ts');
    return (html) => reduceHtml(html, inlineElements);
  } catch {
    // Without the parser nothing of a sponsor's words can be shown.
    return undefined;
  }
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
    // No network, too slow, not JSON: the specification calls all of it a failed request, and shows an advertisement of the site.
    return undefined;
  }
}

/** Reads no more than a reply may have; undefined for a longer one, whose rest is not fetched. */
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
