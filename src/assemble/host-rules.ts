import { decodeLetters } from '../lib/decode-url.ts';
import { fillPath } from '../lib/match-path.ts';
import { withBase } from '../lib/path.ts';
import { pathPatterns } from '../lib/path-patterns.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config, Redirect } from '../model/config.ts';
import type { HeaderLine, HeaderRule, HostFiles, RedirectRule } from '../model/host-files.ts';
import { outputNames } from '../model/output.ts';
import { searchFolder } from './search/search-folder.ts';

/** The name of the header whose value depends on the scripts of every page. */
export const policyHeader = 'Content-Security-Policy';

/** Headers of the responses at addresses that match a pattern. */
export interface HeaderBlock {
  /** With base; `*` at its end stands for any rest: `/docs/assets/*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Returns the headers that the build generates; without a policy, pages have none. */
export function generatedHeaders(
  { base, contentNegotiation, languages }: Config,
  policy: string | undefined,
): HeaderBlock[] {
  const forever = [['Cache-Control', 'public, max-age=31536000, immutable']] as const;
  return [
    {
      pattern: `${base}*`,
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['X-Frame-Options', 'SAMEORIGIN'],
        // Caches keep both forms of a page.
        ...(contentNegotiation ? [['Vary', 'Accept'] as const] : []),
        ...(policy === undefined ? [] : [[policyHeader, policy] as const]),
      ],
    },
    { pattern: `${base}${outputNames.assets}/*`, headers: forever },
    { pattern: `${base}${outputNames.media}/*`, headers: forever },
    // Pages ask for these with the hash of their content as the query.
    ...languages.map((language) => ({
      pattern: `${base}${searchFolder(language)}/*`,
      headers: forever,
    })),
    { pattern: `${base}${outputNames.worker}`, headers: [['Cache-Control', 'no-cache']] },
  ];
}

/** Returns the line of the site's own `_headers` that sets a header for exactly this path. */
export function ownHeader(
  pattern: string,
  name: string,
  rules: readonly HeaderRule[],
): HeaderLine | undefined {
  return rules
    .filter((rule) => decodeLetters(rule.pattern) === decodeLetters(pattern))
    .flatMap(({ headers }) => headers)
    .find((header) => header.name.toLowerCase() === name.toLowerCase());
}

/** A redirect of `site.yaml` as a host reads it: with base. */
export function redirectWithBase(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  { base }: Pick<Config, 'base'>,
): Pick<Redirect, 'from' | 'to'> {
  return { from: withBase(base, from), to: to.startsWith('/') ? withBase(base, to) : to };
}

/**
 * Returns the rule of the site's own `_redirects` that a host applies instead of a redirect of `site.yaml`:
 * the site's own rules come first, and the first match wins.
 */
export function ownRedirect(
  { from }: Pick<Redirect, 'from'>,
  rules: readonly RedirectRule[],
): Pick<RedirectRule, 'to' | 'line'> | undefined {
  const { unconditional, patterns } = withoutConditions(rules);
  const found = patterns.first(from);
  const rule = found && unconditional[found.index];
  return rule && { to: fillPath(rule.to, found.captures), line: rule.line };
}

const withoutConditions = memoize((rules: readonly RedirectRule[]) => {
  const unconditional = rules.filter(({ conditional }) => !conditional);
  return { unconditional, patterns: pathPatterns(unconditional.map(({ from }) => from)) };
});

/** Returns the patterns of all addresses that are redirected, without base. */
export function redirectSources({ redirects, base }: Config, { redirects: own }: HostFiles): string[] {
  const start = decodeLetters(base);
  const rules = (own?.rules ?? []).map(({ from, status }) => ({ from: decodeLetters(from), status }));
  const below = rules.flatMap(({ from, status }) =>
    // A rule for every address says nothing about any.
    from.startsWith(start) && status < 400 && from !== `${start}*` ? [`/${from.slice(start.length)}`] : [],
  );
  return [...redirects.map(({ from }) => from), ...below];
}
