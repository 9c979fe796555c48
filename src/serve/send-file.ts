import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-type.ts';
import { parseRange } from './parse-range.ts';

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
  if (status === 200 && isFresh(request.headers['if-none-match'], tag)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  const range =
    status === 200 ? parseRange(rangeHeader(request, tag), found.size) : ({ kind: 'all' } as const);
  if (range.kind === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${found.size}`, 'content-length': 0 }).end();
    return;
  }
  const part = range.kind === 'part' ? range : { start: 0, end: found.size - 1 };
  if (range.kind === 'part')
    response.setHeader('content-range', `bytes ${part.start}-${part.end}/${found.size}`);
  response.writeHead(range.kind === 'part' ? 206 : status, { 'content-length': part.end - part.start + 1 });
  if (request.method === 'HEAD' || found.size === 0) response.end();
  else await pipeline(createReadStream(found.file, part), response);
}

function isFresh(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((given) => given.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/** A range of an older file is no use to who has the newer one. */
function rangeHeader(request: IncomingMessage, tag: string): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === tag ? request.headers.range : undefined;
}
