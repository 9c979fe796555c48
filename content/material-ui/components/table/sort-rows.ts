export type Direction = 'asc' | 'desc';

/** Returns the rows in the order of one of their properties; the array it is given stays as it is. */
export function sortRows<Row, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
  direction: Direction,
): Row[] {
  const turn = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => (a[key] === b[key] ? 0 : a[key] < b[key] ? -turn : turn));
}
