import { nearestName } from '../lib/nearest-name.ts';
import { toSitePath } from '../lib/path.ts';
import type { SitePath } from '../model/path.ts';

/**
 * The address that was probably meant by one at which there is no page: the nearest below it, else the one that is written most alike.
 *
 * `('/b/p2/', ['/b/p5', '/b/p2/more'])` → `/b/p2/more`
 */
export function nearAddress(missing: string, addresses: Iterable<SitePath>): string | undefined {
  const all = [...addresses];
  const start = `${toSitePath(missing)}/`;
  const below = all.filter((address) => address.startsWith(start)).sort(byDepthThenName);
  return below[0] ?? nearestName(missing, all);
}

function byDepthThenName(a: SitePath, b: SitePath): number {
  return a.split('/').length - b.split('/').length || (a < b ? -1 : 1);
}
