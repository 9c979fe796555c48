import { posix } from 'node:path';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { outputNames } from '../model/output.ts';
import type { ResolvedLink } from '../model/page-props.ts';
import type { OutputPath, SitePath, SourcePath } from '../model/path.ts';
import type { LinkTarget } from '../model/site.ts';

/** Where a page is found: its address in a language, or with none in that of the reader. */
export type Address = (path: SitePath, language?: string) => SitePath;

/** A link as it is written into a page: language, base and slash included, and `rel` for links that leave the site. */
export function resolveLink(
  target: LinkTarget,
  config: Pick<Config, 'base' | 'nofollowHosts'>,
  address: Address,
): ResolvedLink {
  if (target.kind === 'external') return elsewhere(target.url, config.nofollowHosts);
  return { href: hrefOf(target, config.base, address), rel: '', newTab: false };
}

function elsewhere(url: string, nofollowHosts: readonly string[]): ResolvedLink {
  if (!/^https?:|^\/\//i.test(url)) return { href: url, rel: '', newTab: false };
  const isNoRecommendation = nofollowHosts.length > 0 && isAmong(nofollowHosts, url);
  return {
    href: url,
    rel: isNoRecommendation ? 'noopener nofollow' : 'noopener',
    newTab: isNoRecommendation,
  };
}

/** Whether a URL leads to one of these hosts, or to one below it. */
function isAmong(hosts: readonly string[], url: string): boolean {
  const host = URL.canParse(url, 'https://localhost') ? new URL(url, 'https://localhost').host : '';
  return hosts.some((name) => host === name || host.endsWith(`.${name}`));
}

function hrefOf(target: Exclude<LinkTarget, { kind: 'external' }>, base: string, address: Address): string {
  switch (target.kind) {
    case 'self':
      return target.suffix;
    case 'page':
      return withBase(base, withTrailingSlash(address(target.path, target.language))) + target.suffix;
    case 'unknown-page':
      return withBase(base, withTrailingSlash(target.path)) + target.suffix;
    case 'media':
      return withBase(base, mediaOutputPath(target.source, target.hash)) + target.suffix;
    case 'public':
      return withBase(base, target.path) + target.suffix;
    case 'external-path':
      return target.path + target.suffix;
    case 'unknown-file':
      return target.url;
  }
}

/** Where a file beside a page is written: `('a/b/c.png', 'Xy…')` → `media/c-Xy….png`, cached for ever by its hash. */
export function mediaOutputPath(source: SourcePath, hash: string): OutputPath {
  const { name, ext } = posix.parse(source);
  return `${outputNames.media}/${name}-${hash.slice(0, 10)}${ext}` as OutputPath;
}
