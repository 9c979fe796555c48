import { decodeLetters } from '../lib/decode-url.ts';
import { fillPath } from '../lib/match-path.ts';
import { withBase } from '../lib/path.ts';
import { pathPatterns } from '../lib/path-patterns.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config, Redirect } from '../model/config.ts';
import type { HostFiles, RedirectRule } from '../model/host-files.ts';

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
