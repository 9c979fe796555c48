/**
 * Finds the candidate that a misspelled name was probably meant to be; undefined if none is close. At most
 * one error in three characters is allowed, and letter case is ignored. The first in alphabetical order wins
 * a tie.
 *
 * `('prodcuts', ['products', 'routes'])` → `'products'`
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: { readonly name: string; readonly errors: number } | undefined;
  for (const candidate of [...candidates].sort()) {
    const errors = errorsBetween(name, candidate);
    if (errors !== undefined && (nearest === undefined || errors < nearest.errors))
      nearest = { name: candidate, errors };
  }
  return nearest?.name;
}

/**
 * Counts the errors that make a name of a candidate: insertions, deletions, substitutions and transpositions.
 * Undefined if there are more than one in three characters.
 */
export function errorsBetween(name: string, candidate: string): number | undefined {
  const allowed = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
  // There are at least as many as the lengths differ; to count them takes long for a very long name.
  if (Math.abs(name.length - candidate.length) > allowed) return undefined;
  const errors = editDistance(name.toLowerCase(), candidate.toLowerCase(), allowed);
  return errors <= allowed ? errors : undefined;
}

/** The distance of two texts, or any number above the most that counts. */
function editDistance(from: string, to: string, most: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current[column] = distance;
      if (distance < least) least = distance;
    }
    // Later rows follow from these two. Most of thousands of addresses differ in their first letters.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
