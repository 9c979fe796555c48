import { isAbsoluteUrl } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import { splitLanguage } from './split-language.ts';

/**
 * The place of this site that an address of `site.yaml` means, whatever language it names; undefined for an address elsewhere.
 *
 * With the base `/docs/`: `/de/acme/v1/` and `https://acme.dev/docs/acme/v1/` → `/acme/v1`; `https://v1.acme.dev/` → undefined
 */
export function ownPlace(address: string, config: Config): SitePath | undefined {
  const path = isAbsoluteUrl(address) ? ownPath(address, config) : address;
  if (path === undefined || config.externalPaths.some((prefix) => path.startsWith(prefix))) return undefined;
  return splitLanguage(path, config.languages).path;
}

/** The path behind one of the site's hosts, without the base. */
function ownPath(address: string, { url, productionHosts, base }: Config): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  const isOwn = productionHosts.includes(host) || (url !== undefined && new URL(url).host === host);
  return isOwn && protocol.startsWith('http') && pathname.startsWith(base)
    ? pathname.slice(base.length - 1)
    : undefined;
}
