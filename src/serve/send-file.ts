import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-type.ts';
import { planContent } from './plan-content.ts';

/** A file that exists. */
export interface FoundFile {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** How a file is answered with. */
export interface SendOptions {
  readonly status: number;
  /** By lower-case name; they win over those of the file itself. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Answers with a file: conditional requests, `HEAD`, and single ranges included. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  { status, headers }: SendOptions,
): Promise<void> {
  const tag = `"${found.size.toString(36)}-${Math.round(found.modified).toString(36)}"`;
  response.setHeader('content-type', contentType(found.file));
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  response.setHeader('etag', tag);
  response.setHeader('accept-ranges', 'bytes');
  for (const [name, value] of headers) response.setHeader(name, value);
  // Who asks for what is not there gets the page that says so, whole.
  const asked = status === 200 ? request.headers : {};
  const plan = planContent(asked, { size: found.size, tag });
  if (plan.kind === 'fresh') {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (plan.kind === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${found.size}`, 'content-length': 0 }).end();
    return;
  }
  const { start, end, range } = plan;
  if (range !== undefined) response.setHeader('content-range', range);
  response.writeHead(range === undefined ? status : 206, { 'content-length': end - start + 1 });
  if (request.method === 'HEAD' || found.size === 0) response.end();
  else await pipeline(createReadStream(found.file, { start, end }), response);
}
