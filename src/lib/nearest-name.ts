/**
 * Finds the candidate that a misspelled name was probably meant to be; undefined if none is close. At most
 * one error in three characters is allowed, and letter case is ignored. The first in alphabetical order wins
 * a tie.
 *
 * `('prodcuts', ['products', 'routes'])` → `'products'`
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of [...candidates].sort()) {
    const errors = errorsBetween(name, candidate, fewest - 1);
    if (errors === undefined) continue;
    nearest = candidate;
    fewest = errors;
  }
  return nearest;
}

/**
 * Counts the errors that make a name of a candidate: insertions, deletions, substitutions and transpositions.
 * Undefined if there are more than `most`, or than one in three characters.
 */
export function errorsBetween(
  name: string,
  candidate: string,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const third = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
  const allowed = Math.min(most, third);
  // There are at least as many as the lengths differ; to count them takes long for a very long name.
  if (Math.abs(name.length - candidate.length) > allowed) return undefined;
  const errors = editDistance(name.toLowerCase(), candidate.toLowerCase(), allowed);
  return errors <= allowed ? errors : undefined;
}

/**
 * The distance of two texts (optimal string alignment), or any number above the most that counts. Compares
 * only what both do not begin or end with, and only places in both that are at most so far apart.
 */
function editDistance(from: string, to: string, most: number): number {
  const start = sharedStart(from, to);
  const end = sharedEnd(from, to, start);
  const rows = from.length - start - end;
  const columns = to.length - start - end;
  const beyond = most + 1;
  let beforePrevious = new Int32Array(columns + 1);
  let previous = Int32Array.from({ length: columns + 1 }, (_, index) => index);
  let current = new Int32Array(columns + 1);
  let leastBefore = 0;
  for (let row = 1; row <= rows; row += 1) {
    const first = Math.max(1, row - most);
    const last = Math.min(columns, row + most);
    current[first - 1] = first === 1 ? row : beyond;
    let least = current[first - 1] ?? 0;
    for (let column = first; column <= last; column += 1) {
      const [inFrom, inTo] = [start + row - 1, start + column - 1];
      const changed = (previous[column - 1] ?? 0) + (from[inFrom] === to[inTo] ? 0 : 1);
      let distance = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      if (row > 1 && column > 1 && from[inFrom] === to[inTo - 1] && from[inFrom - 1] === to[inTo])
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (last < columns) current[last + 1] = beyond;
    // Later rows follow from these two. Most of thousands of addresses differ in their first letters.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous[columns] ?? 0;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** How many of the last characters are the same, behind a shared start. */
function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
