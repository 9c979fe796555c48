import type { ServerResponse } from 'node:http';
import { encodeUrl } from '../lib/encode-url.ts';

/** A response without a file. */
export type Notice =
  /** The URL is malformed or leads out of the folder. */
  | { readonly kind: 'invalid' }
  /** The URL is not below the base path of the site. */
  | { readonly kind: 'outside'; readonly base: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** The site has no not-found page. */
  | { readonly kind: 'not-found' };

/** Sends a notice as plain text. */
export function sendNotice(response: ServerResponse, notice: Notice): void {
  const headers = notice.kind === 'redirect' ? { location: encodeUrl(notice.to) } : {};
  const [status, text] = describe(notice);
  sendText(response, status, text, headers);
}

function describe(notice: Notice): readonly [status: number, text: string] {
  switch (notice.kind) {
    case 'invalid':
      return [400, 'Invalid URL.'];
    case 'outside':
      return [404, `Page not found. The site is served under ${notice.base}.`];
    case 'redirect':
      return [notice.status, `Redirecting to ${notice.to}.`];
    case 'not-found':
      return [404, 'Page not found.'];
  }
}

/** Sends a line of plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = new TextEncoder().encode(`${text}\n`);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': bytes.length,
    ...headers,
  });
  // Node omits the body when the request method is HEAD.
  response.end(bytes);
}
