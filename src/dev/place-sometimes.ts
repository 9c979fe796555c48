import type { ServerBundle } from '../model/entry.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';

type PlaceTemplates = (server: ServerBundle) => Promise<PlacedTemplates>;

/**
 * Milliseconds for which the modules of a bundle count as undamaged. After each edit `docs dev` renders all
 * pages in small groups, most of them from the cache: looking at every module for each group takes longer.
 */
const trustedFor = 1000;

/** Places a server bundle, and again when it was not placed lately. */
export function placeSometimes(place: PlaceTemplates, now: () => number): PlaceTemplates {
  const lately = new WeakMap<
    ServerBundle,
    { readonly placed: Promise<PlacedTemplates>; readonly at: number }
  >();
  return (server) => {
    const last = lately.get(server);
    if (last && now() - last.at < trustedFor) return last.placed;
    const placed = place(server);
    lately.set(server, { placed, at: now() });
    placed.catch(() => lately.delete(server));
    return placed;
  };
}
