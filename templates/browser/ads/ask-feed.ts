import type { PageStorage } from '../lib/page-storage.ts';
import type { Timer } from './ad-state.ts';
import { inlineElements } from './inline-text.ts';
import { readFeed, type SponsorAd } from './read-feed.ts';

/** The side effects of a feed request. */
export interface FeedTools {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Returns a signal that aborts a slow request. */
  readonly timeout: () => AbortSignal;
}

/** The side effects of advertisements. */
export interface AdTools extends FeedTools {
  readonly random: () => number;
  readonly after: Timer;
  readonly storage: PageStorage;
}

const maxRequests = 10;
const maxReplyBytes = 100_000;

/** Requests the feed until a reply is usable. Returns undefined after a failed request or ten requests. */
export async function askFeed(feed: string, tools: FeedTools): Promise<SponsorAd | undefined> {
  try {
    for (let requests = 0; requests < maxRequests; requests += 1) {
      const reply = await request(feed, tools);
      // Loaded after the reply, so that a browser that blocks the feed does not load the parser.
      const { reduceHtml } = await import('./reduce-html.ts');
      const ad = readFeed(reply, {
        now: tools.now,
        reduceHtml: (html) => reduceHtml(html, inlineElements),
      });
      if (ad) return ad;
    }
  } catch {
    // No network, a timeout, invalid JSON, a long reply and a missing parser all count as a failed request.
  }
  return undefined;
}

async function request(feed: string, { fetch, timeout }: FeedTools): Promise<unknown> {
  const response = await fetch(feed, {
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: timeout(),
  });
  if (!response.ok || !response.body) throw new Error(`The feed answered ${response.status}.`);
  return JSON.parse(await readBounded(response.body));
}

/** Reads a reply. Cancels the request and throws when the reply is too long. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > maxReplyBytes) {
      await reader.cancel();
      throw new Error('The reply of the feed is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
