import { decodePath } from '../lib/decode-url.ts';
import { lowerBound } from '../lib/lower-bound.ts';
import { matchPath } from '../lib/match-path.ts';
import { hasCaptures, toSitePath } from '../lib/path.ts';
import type { HostName } from '../model/config.ts';
import type { HeaderRule, RedirectRule } from '../model/host-files.ts';
import type { HeaderBlock } from './generated-headers.ts';

/**
 * Number of redirects from one address each: https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const fixedRedirectsOfCloudflare = 2000;

/** A name of a path that has no meaning of its own in the rules of any host. */
const literal = /^(?!\.{1,2}$)[^:*?#\\(){}+[\]]*$/;

/**
 * True for a rule of `_redirects` that can be written in the form of every host: from a path, in which
 * `:name` stands for a name and a final `*` for the rest, to an address, for every reader.
 */
function isPortable({ from, to, status, conditional }: RedirectRule): boolean {
  if (conditional || status < 300 || status >= 400 || !from.startsWith('/')) return false;
  const names = from.split('/');
  const captures = names.flatMap((name, index) => {
    if (name === '*' && index === names.length - 1) return ['splat'];
    return /^:[a-z_]\w*$/i.test(name) ? [name.slice(1)] : [];
  });
  const filled = [...to.matchAll(/:([a-z_]\w*)/gi)].map(([, name = '']) => name);
  return (
    names.filter((name) => literal.test(name)).length + captures.length === names.length &&
    new Set(captures).size === captures.length &&
    filled.every((name) => captures.includes(name))
  );
}

function readsRulesFiles(host: HostName | undefined): boolean {
  return host === undefined || host === 'netlify' || host === 'cloudflare';
}

/**
 * Returns the rules of `_redirects` that a host can apply; without a named host, one that reads this file.
 */
export function appliedRedirects(
  rules: readonly RedirectRule[],
  host: HostName | undefined,
): readonly RedirectRule[] {
  return readsRulesFiles(host) ? rules : rules.filter(isPortable);
}

/**
 * Returns the rules of `_redirects` that a host applies. Hosts without this file redirect before they
 * look for a page, so a rule that the author did not force, and that matches a page, is left out.
 *
 * @param pages addresses of pages, with base
 */
export function usedRedirects(
  rules: readonly RedirectRule[],
  { host, pages }: { readonly host: HostName | undefined; readonly pages: readonly string[] },
): readonly RedirectRule[] {
  if (readsRulesFiles(host)) return rules;
  const isPage = pageMatcher(pages);
  return appliedRedirects(rules, host).filter(({ from, forced }) => forced || !isPage(decodePath(from)));
}

/** Returns the test whether an address, or one that a pattern matches, is that of a page. */
function pageMatcher(pages: readonly string[]): (from: string) => boolean {
  const sorted = pages.map(toSitePath).sort();
  const addresses = new Set(sorted);
  return (from) => {
    // A site may have thousands of these.
    if (!hasCaptures(from)) return addresses.has(toSitePath(from));
    // A pattern matches only pages that begin as it does.
    const start = toSitePath(from.slice(0, from.search(/[:*]/)));
    for (let at = lowerBound(sorted, (page) => page < start); sorted[at]?.startsWith(start); at++)
      if (matchPath(from, sorted[at] ?? '')) return true;
    return false;
  };
}

/**
 * Returns the blocks of `_headers` that every host can apply: for one path, or for all that begin with one.
 */
export function portableHeaders(rules: readonly HeaderRule[]): HeaderBlock[] {
  return rules
    .filter(({ pattern }) =>
      pattern
        .replace(/\*$/, '')
        .split('/')
        .every((name) => literal.test(name)),
    )
    .filter(({ pattern }) => pattern.startsWith('/'))
    .map(({ pattern, headers }) => ({
      pattern,
      headers: headers
        .filter(({ name }) => /^[\w-]+$/.test(name))
        .map(({ name, value }) => [name, value] as const),
    }))
    .filter(({ headers }) => headers.length > 0);
}
