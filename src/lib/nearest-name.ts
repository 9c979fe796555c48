/**
 * Finds the candidate that a misspelled name was probably meant to be; undefined if none is close. At most
 * one error in three characters is allowed, and letter case is ignored. The first in alphabetical order wins
 * a tie.
 *
 * `('prodcuts', ['products', 'routes'])` → `'products'`
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let nearest: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of [...candidates].sort()) {
    const allowed = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
    // The distance is at least the difference in length; to compute it takes long for a very long name.
    if (Math.abs(name.length - candidate.length) > allowed) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= allowed && (nearest === undefined || distance < nearest.distance)) {
      nearest = { name: candidate, distance };
    }
  }
  return nearest?.name;
}

/** Number of insertions, deletions, substitutions and transpositions that turn one text into the other. */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
