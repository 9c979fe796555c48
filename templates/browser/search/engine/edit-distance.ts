/** Returns the optimal string alignment distance: insertions, deletions, replacements and adjacent swaps. */
export function editDistance(one: string, other: string): number {
  return distances(one, other)?.[other.length] ?? 0;
}

/** Returns 1 for equal texts and 0 for texts without a common letter. */
export function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one, other) / longest;
}

/**
 * Returns the least distance of a text to the beginnings of a word that are at most as many letters shorter
 * or longer, and that to the whole word, if it is one of them. Undefined if all are greater than `most`.
 */
export function leastDistance(
  text: string,
  word: string,
  most: number,
): { readonly least: number; readonly whole: number } | undefined {
  const longest = Math.min(word.length, text.length + most);
  const row = distances(text, word.slice(0, longest), most);
  if (!row) return undefined;
  let least = most + 1;
  for (let length = text.length - most; length <= longest; length++)
    least = Math.min(least, row[length] ?? least);
  const whole = longest === word.length ? (row[longest] ?? least) : most + 1;
  return least > most ? undefined : { least, whole };
}

/** Rows of the table, which every call uses again. */
let rows: readonly [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(64),
  new Uint16Array(64),
  new Uint16Array(64),
];

/**
 * Returns the distances of a text to all beginnings of another one, until the next call. Undefined as soon as
 * all are greater than `most`.
 */
function distances(one: string, other: string, most = Number.POSITIVE_INFINITY): Uint16Array | undefined {
  const width = other.length + 1;
  if (rows[0].length < width) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const before = one.charCodeAt(row - 2);
    let least = row;
    current[0] = row;
    for (let column = 1; column < width; column++) {
      const replaced = (last[column - 1] ?? 0) + (letter === other.charCodeAt(column - 1) ? 0 : 1);
      let distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        before === other.charCodeAt(column - 1);
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = distance;
      least = Math.min(least, distance);
    }
    // Each row is at most one step from the row before, so that a swap leads to no lower one either.
    if (least > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
}
