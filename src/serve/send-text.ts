import type { ServerResponse } from 'node:http';

/** Answers with a sentence. */
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
  // The head alone is what Node sends when it was all that was asked for.
  response.end(bytes);
}
