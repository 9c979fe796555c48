import { posix } from 'node:path';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import { outputNames } from '../../model/output.ts';
import type { ResolvedLink } from '../../model/page-props.ts';
import type { OutputPath, SitePath, SourcePath } from '../../model/path.ts';
import type { Version } from '../../model/product-config.ts';
import type { LinkTarget } from '../../model/site.ts';

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

/**
 * Returns a text in which links into the source repository lead to the current version of a product:
 * `…/blob/-/a.ts` → `…/blob/v7.1.1/a.ts`. The default branch stands in for a version without number.
 */
export function atVersion(
  text: string,
  repository: string | undefined,
  versions: readonly Version[],
): string {
  if (repository === undefined || !text.includes('/blob/-/')) return text;
  const current = versions.find((version) => version.current)?.text ?? '';
  const number = /\d+\.\d+[\w.+-]*/.exec(current)?.[0];
  const tag = number === undefined ? 'HEAD' : `v${number}`;
  return text.replaceAll(`${repository}/blob/-/`, `${repository}/blob/${tag}/`);
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

/**
 * Returns the output path of the text of a module: `('a/rows.ts', 'Xy…')` → `media/rows.ts-Xy….txt`. Hosts
 * serve it as text, and not as a video, which `.ts` means to them.
 */
export function sourceOutputPath(source: SourcePath, hash: string): OutputPath {
  return `${outputNames.media}/${addressable(posix.basename(source))}-${hash.slice(0, 10)}.txt` as OutputPath;
}

/** Returns the output path of a file beside a page: `('a/b/c.png', 'Xy…')` → `media/c-Xy….png`. */
export function mediaOutputPath(source: SourcePath, hash: string): OutputPath {
  const { name, ext } = posix.parse(source);
  return `${outputNames.media}/${addressable(name)}-${hash.slice(0, 10)}${addressable(ext)}` as OutputPath;
}

/** A name without spaces and signs that end an address, or escape in it: `a #1.png` → `a-1.png`. */
export function addressable(name: string): string {
  return name.replace(/[\s%#?"<>\\^`{|}]+/g, '-');
}
