import type { IncomingHttpHeaders } from 'node:http';
import { parseRange } from './parse-range.ts';

/** Content that a request may have already, or want a part of. */
export interface ServedContent {
  readonly size: number;
  /** In double quotes; another one whenever the bytes are others. */
  readonly tag: string;
}

/** What a request for content is answered with. */
export type ContentPlan =
  /** The client has it already. */
  | { readonly kind: 'fresh' }
  | { readonly kind: 'unsatisfiable' }
  /** Both ends count; `range` is the header that tells of a part. */
  | { readonly kind: 'bytes'; readonly start: number; readonly end: number; readonly range?: string };

/** Reads the conditions and the range of a request. */
export function planContent(headers: IncomingHttpHeaders, { size, tag }: ServedContent): ContentPlan {
  if (isFresh(headers['if-none-match'], tag)) return { kind: 'fresh' };
  const condition = headers['if-range'];
  // A range of older bytes is no use to who gets the newer ones.
  const asked = condition === undefined || condition === tag ? headers.range : undefined;
  const range = parseRange(asked, size);
  if (range.kind === 'unsatisfiable') return range;
  if (range.kind === 'all') return { kind: 'bytes', start: 0, end: size - 1 };
  const { start, end } = range;
  return { kind: 'bytes', start, end, range: `bytes ${start}-${end}/${size}` };
}

function isFresh(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((given) => given.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
