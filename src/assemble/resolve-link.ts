import { posix } from 'node:path';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { outputNames } from '../model/output.ts';
import type { ResolvedLink } from '../model/page-props.ts';
import type { OutputPath, SitePath, SourcePath } from '../model/path.ts';
import type { LinkTarget } from '../model/site.ts';

/** Returns the address of a page in a language, by default in the reader's. */
export type AddressOf = (path: SitePath, language?: string) => SitePath;

/** Resolves a link for a page: with base, language and slash, and with `rel` if it leaves the site. */
export function resolveLink(
  target: LinkTarget,
  config: Pick<Config, 'base' | 'nofollowHosts'>,
  address: AddressOf,
): ResolvedLink {
  if (target.kind === 'external') return externalLink(target.url, config.nofollowHosts);
  return { href: hrefOf(target, config.base, address), rel: '', newTab: false };
}

function externalLink(url: string, nofollowHosts: readonly string[]): ResolvedLink {
  if (!/^https?:|^\/\//i.test(url)) return { href: url, rel: '', newTab: false };
  const isNofollow = nofollowHosts.length > 0 && isOnHost(url, nofollowHosts);
  return { href: url, rel: isNofollow ? 'noopener nofollow' : 'noopener', newTab: isNofollow };
}

function isOnHost(url: string, hosts: readonly string[]): boolean {
  const host = URL.canParse(url, 'https://localhost') ? new URL(url, 'https://localhost').host : '';
  return hosts.some((name) => host === name || host.endsWith(`.${name}`));
}

function hrefOf(target: Exclude<LinkTarget, { kind: 'external' }>, base: string, address: AddressOf): string {
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

/** Returns the output path of a file beside a page: `('a/b/c.png', 'Xy…')` → `media/c-Xy….png`. */
export function mediaOutputPath(source: SourcePath, hash: string): OutputPath {
  const { name, ext } = posix.parse(source);
  return `${outputNames.media}/${name}-${hash.slice(0, 10)}${ext}` as OutputPath;
}
