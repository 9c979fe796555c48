import picomatch from 'picomatch';
import { nearestName } from '../lib/nearest-name.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { Route } from '../model/site.ts';

/**
 * The routes that one of the globs of `--only` names; all of them without globs. The shell page goes along, since the worker keeps it. `warn`
 * hears of a glob that names nothing: it is a slip, or a page that has gone.
 */
export function wantedRoutes(
  routes: readonly Route[],
  only: readonly string[],
  warn: (sentence: string) => void,
): readonly Route[] {
  if (only.length === 0) return routes;
  const matchers = only.map((glob) => ({ glob, fits: matcherOf(glob) }));
  for (const { glob, fits } of matchers) if (!routes.some(fits)) warn(nothingFits(glob, routes));
  return routes.filter((route) => route.kind === 'app-shell' || matchers.some(({ fits }) => fits(route)));
}

function matcherOf(glob: string): (route: Route) => boolean {
  const matches = picomatch(glob);
  return ({ path }) => matches(path) || matches(withTrailingSlash(path));
}

function nothingFits(glob: string, routes: readonly Route[]): string {
  const addresses = routes.filter(({ kind }) => kind === 'doc').map(({ path }) => withTrailingSlash(path));
  const near = nearestName(glob, addresses) ?? addresses[0];
  const hint = near === undefined ? '' : ` It is about addresses, like ${near}.`;
  return `No page fits --only ${glob}.${hint}`;
}
