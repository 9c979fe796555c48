import { withBase } from '../../lib/path.ts';
import type { Config, Redirect } from '../../model/config.ts';
import { outputNames } from '../../model/output.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';

/** Headers of the responses at addresses that match a pattern. */
export interface HeaderRule {
  /** With base; `*` at its end stands for any rest: `/docs/assets/*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** What a host must be told about a site. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  /** With base; the first one that matches counts. */
  readonly redirects: readonly Redirect[];
}

/**
 * Returns the rules of a site for its host.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 */
export function hostRules(config: Config, scripts: readonly string[]): HostRules {
  const { base } = config;
  const policy = contentSecurityPolicy(config, scripts);
  const forever = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
  return {
    headers: [
      {
        pattern: `${base}*`,
        headers: [
          ['X-Content-Type-Options', 'nosniff'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['X-Frame-Options', 'SAMEORIGIN'],
          ...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
        ],
      },
      { pattern: `${base}${outputNames.assets}/*`, headers: [forever] },
      { pattern: `${base}${outputNames.media}/*`, headers: [forever] },
      { pattern: `${base}${outputNames.worker}`, headers: [['Cache-Control', 'no-cache']] },
    ],
    redirects: config.redirects.map(({ from, to, status }) => ({
      from: withBase(base, from),
      to: to.startsWith('/') ? withBase(base, to) : to,
      status,
    })),
  };
}
