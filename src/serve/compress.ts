import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** A content coding that this server can send. */
export type Encoding = 'br' | 'gzip';

/** Bytes below which compression saves nothing worth mentioning. */
const smallest = 1024;

const compressible =
  /^(?:text\/|image\/svg|font\/(?:ttf|otf)|application\/(?:[\w.+-]*\+)?(?:json|xml)|application\/(?:javascript|wasm))/;

/**
 * Returns the coding of a response as static hosts choose it: Brotli before gzip, if the client
 * accepts it and the content is text.
 */
export function encodingFor(
  accepted: string | undefined,
  { type, size }: { readonly type: string; readonly size: number },
): Encoding | undefined {
  if (size < smallest || !compressible.test(type)) return undefined;
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const accepts = (name: Encoding) =>
    names.some((part) => new RegExp(`^${name}(?:\\s*;\\s*q=(?!0(?:\\.0*)?$).*)?$`).test(part));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/**
 * Creates the stream that compresses a response. Quality 5 is what hosts take for text that they compress on
 * demand.
 */
export function compressor(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
