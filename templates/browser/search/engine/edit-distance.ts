/** Returns the optimal string alignment distance: insertions, deletions, replacements and adjacent swaps. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  // Rotate three rows of the table instead of allocating each.
  let beforeLast = new Uint16Array(width);
  let last = new Uint16Array(width);
  let current = new Uint16Array(width);
  const at = (row: Uint16Array, column: number) => row[column] ?? 0;
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    current[0] = row;
    for (let column = 1; column < width; column++) {
      const replaced = at(last, column - 1) + (letter === other.charCodeAt(column - 1) ? 0 : 1);
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current[column] = least;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, other.length);
}
