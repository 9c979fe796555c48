// `_headers` and `_redirects` configure static hosts; both name paths by patterns.

import { decodePart } from '../lib/decode-url.ts';
import { fillPath, matchPath } from '../lib/match-path.ts';
import type { HeaderRule, RedirectRule } from '../model/host-files.ts';
import { readHeaders } from '../parse/host-files/parse-headers.ts';
import { readRedirects } from '../parse/host-files/parse-redirects.ts';

/** Parses a `_headers` file. Ignores lines that hosts do not understand. */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  return readHeaders(text).rules;
}

/**
 * Returns the headers for a path by lower-case name. Joins values from several rules, as hosts do. Values are
 * in the form of Node.js, which sends each character as one byte; hosts send the bytes of the file.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (matchPath(rule.pattern, path) === undefined) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      const bytes = Buffer.from(value).toString('latin1');
      headers.set(key, earlier === undefined ? bytes : `${earlier}, ${bytes}`);
    }
  }
  return headers;
}

/**
 * Parses a `_redirects` file. Ignores other lines, and rules with conditions, which this server does not
 * know. Paths are compared decoded.
 */
export function parseRedirectsFile(text: string): readonly RedirectRule[] {
  return readRedirects(text)
    .rules.filter(({ from, status, conditional }) => from.startsWith('/') && !conditional && status < 400)
    .map((rule) => ({ ...rule, from: decodePart(rule.from) }));
}

/** The answer to a request that a rule redirects. */
export type FollowedRedirect = Pick<RedirectRule, 'to' | 'status' | 'forced'>;

/** Returns the first redirect that matches a path, with its target filled in. */
export function redirectFor(rules: readonly RedirectRule[], path: string): FollowedRedirect | undefined {
  for (const { from, to, status, forced } of rules) {
    const captures = matchPath(from, path);
    if (captures !== undefined) return { to: fillPath(to, captures), status, forced };
  }
  return undefined;
}
