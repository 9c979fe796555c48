import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import { sourceRoute } from './route-path.ts';

/**
 * Tells the sources whose paths give them one of these addresses. What front matter says is not known here, nor what translates what. The route
 * of each of 20,000 sources takes 60 ms, a look at their names 4.
 */
export function givesAddress(
  addresses: ReadonlySet<SitePath>,
  config: Config,
): (source: SourcePath) => boolean {
  const fits = (source: SourcePath) => addresses.has(sourceRoute(source, config));
  // A rule of the route table may give any address.
  if (config.routes.length > 0) return fits;
  const names = new Set<string>(['index']);
  for (const address of addresses) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    names.add(name).add(name.replace(/^react-/, ''));
  }
  return (source) => names.has(source.slice(source.lastIndexOf('/') + 1, -'.md'.length)) && fits(source);
}
