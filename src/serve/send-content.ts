// mrmime (lukeed), range-parser (jshttp): no dependencies, and unlike `sirv` and `send` not tied to the disk.
import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import parseRange from 'range-parser';
import { compressor, type Encoding, encodingFor } from './compress.ts';

/** Content to send, from disk or from memory. */
export interface Content {
  /** Gives the media type: `index.html`. */
  readonly name: string;
  readonly size: number;
  /** In double quotes; differs whenever the bytes differ. */
  readonly etag: string;
  /** The path of a file, or the bytes themselves. */
  readonly body: string | Uint8Array;
}

/** The status and the headers of a response with content. */
export interface SendOptions {
  readonly status: number;
  /** By lower-case name; they replace the default headers. */
  readonly headers: ReadonlyMap<string, string>;
  /** Compresses text for clients that accept it, as hosts do. */
  readonly compress?: boolean;
}

/** Sends content. Supports conditional requests, `HEAD`, and single ranges, which Safari needs for videos. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  { status, headers, compress = false }: SendOptions,
): Promise<void> {
  const { name, size, body } = content;
  const type = contentType(name);
  const { 'accept-encoding': accepted } = request.headers;
  // The conditions and ranges of a request do not apply to the not-found page; a range, only to GET.
  const conditions: IncomingHttpHeaders = status === 200 ? request.headers : {};
  const wanted = request.method === 'HEAD' ? undefined : conditions.range;
  // A range is one of the bytes of the file.
  const encoding = compress && !wanted ? encodingFor(accepted, { type, size }) : undefined;
  // Another coding has other bytes.
  const etag = encoding === undefined ? content.etag : content.etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  response.setHeader('etag', etag);
  response.setHeader('accept-ranges', 'bytes');
  for (const [header, value] of headers) response.setHeader(header, value);
  if (isFresh(conditions, etag)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (encoding !== undefined) return sendCompressed(request, response, { status, encoding, body });
  const range = requestedRange({ ...conditions, range: wanted }, content);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, { 'content-length': end - start + 1 });
  if (request.method === 'HEAD' || size === 0) response.end();
  else if (typeof body !== 'string') response.end(body.subarray(start, end + 1));
  else await pipeline(createReadStream(body, { start, end }), response);
}

/** Sends the whole content; its size is known only at its end. */
async function sendCompressed(
  { method }: IncomingMessage,
  response: ServerResponse,
  {
    status,
    encoding,
    body,
  }: Pick<Content, 'body'> & { readonly status: number; readonly encoding: Encoding },
): Promise<void> {
  response.removeHeader('accept-ranges');
  response.writeHead(status, { 'content-encoding': encoding });
  if (method === 'HEAD') {
    response.end();
    return;
  }
  const source = typeof body === 'string' ? createReadStream(body) : Readable.from([body]);
  await pipeline(source, compressor(encoding), response);
}

function isFresh({ 'if-none-match': header }: IncomingHttpHeaders, etag: string): boolean {
  const etags = header?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? [];
  return etags.includes(etag) || etags.includes('*');
}

/** Returns undefined for the whole content, for instance when several ranges are requested. */
function requestedRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  { size, etag }: Content,
): parseRange.Range | 'unsatisfiable' | undefined {
  const isCurrent = condition === undefined || condition === etag;
  if (!isCurrent || !range?.startsWith('bytes=')) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}

/** Returns the media type for a file name: `('a.css')` → `'text/css; charset=utf-8'`. */
export function contentType(name: string): string {
  // mrmime does not list icons.
  const type = lookup(name) ?? (name.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return /^text\/|[/+]json$/.test(type) ? `${type}; charset=utf-8` : type;
}
