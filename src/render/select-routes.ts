import picomatch from 'picomatch';
import { nearestName } from '../lib/nearest-name.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { Route } from '../model/site.ts';

/**
 * Selects the routes that match one of the globs of `--only`, and the app shell, which the service worker
 * caches; all routes if there are no globs. `warn` receives a sentence about each glob that matches nothing.
 */
export function selectRoutes(
  routes: readonly Route[],
  only: readonly string[],
  warn: (sentence: string) => void,
): readonly Route[] {
  if (only.length === 0) return routes;
  const matchers = only.map((glob) => ({ glob, matches: matcherOf(glob) }));
  for (const { glob, matches } of matchers) if (!routes.some(matches)) warn(noMatch(glob, routes));
  return routes.filter(
    (route) => route.kind === 'app-shell' || matchers.some(({ matches }) => matches(route)),
  );
}

function matcherOf(glob: string): (route: Route) => boolean {
  const matches = picomatch(glob);
  return ({ path }) => matches(path) || matches(withTrailingSlash(path));
}

function noMatch(glob: string, routes: readonly Route[]): string {
  const addresses = routes.filter(({ kind }) => kind === 'doc').map(({ path }) => withTrailingSlash(path));
  const similar = nearestName(glob, addresses) ?? addresses[0];
  const hint = similar === undefined ? '' : ` Use a path such as "${similar}".`;
  return `No page matches --only "${glob}".${hint}`;
}
