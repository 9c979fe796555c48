import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** Number of places that a diagnostic lists besides its own. */
const maxListed = 4;

/**
 * Returns the further places of a problem that is reported once: a few of them, and the number of the rest.
 */
export function otherPlaces(places: readonly Place[]): NonNullable<Diagnostic['related']> {
  const left = places.length - maxListed;
  return places.slice(0, maxListed).map((place, index) => ({
    place,
    message: index === maxListed - 1 && left > 0 ? alsoIn(left) : 'Also here.',
  }));
}

function alsoIn(left: number): string {
  return left === 1 ? 'Also here, and in 1 more place.' : `Also here, and in ${left} more places.`;
}
