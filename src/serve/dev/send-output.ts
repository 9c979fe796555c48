import type { IncomingMessage, ServerResponse } from 'node:http';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import type { OutputFile } from '../../model/output.ts';
import { contentType } from '../content-type.ts';
import { planContent } from '../plan-content.ts';
import type { SendOptions } from '../send-file.ts';

/** Answers with a file of the output: conditional requests, `HEAD`, and single ranges included. */
export async function sendOutput(
  request: IncomingMessage,
  response: ServerResponse,
  file: OutputFile,
  { status, headers }: SendOptions,
): Promise<void> {
  const bytes = await bytesOf(file);
  // The bytes and not what the file says of itself: its source may have been saved again since.
  const tag = `"${hash(bytes)}"`;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('content-type', contentType(file.path));
  // What is named by its content on a host may have the same name and other bytes while it is written.
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', tag);
  response.setHeader('accept-ranges', 'bytes');
  // Who asks for what is not there gets the page that says so, whole.
  const plan = planContent(status === 200 ? request.headers : {}, { size: bytes.length, tag });
  if (plan.kind === 'fresh') {
    response.writeHead(304).end();
    return;
  }
  if (plan.kind === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}`, 'content-length': 0 }).end();
    return;
  }
  const part = bytes.subarray(plan.start, plan.end + 1);
  if (plan.range !== undefined) response.setHeader('content-range', plan.range);
  response.writeHead(plan.range === undefined ? status : 206, { 'content-length': part.length });
  // The head alone is what Node sends when it was all that was asked for.
  response.end(part);
}
