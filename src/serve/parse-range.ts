/** The bytes a request asks for. */
export type AskedBytes =
  | { readonly kind: 'all' }
  /** Both ends count. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

/** Reads a `Range` header for a file of a size. What is not one range of bytes asks for everything, as the standard allows. */
export function parseRange(header: string | undefined, size: number): AskedBytes {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return { kind: 'all' };
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return { kind: 'all' };
  if (from === '') return within(Math.max(size - Number(to), 0), size - 1, size);
  if (to !== '' && Number(to) < Number(from)) return { kind: 'all' };
  return within(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1), size);
}

function within(start: number, end: number, size: number): AskedBytes {
  return start < size && start <= end ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}
