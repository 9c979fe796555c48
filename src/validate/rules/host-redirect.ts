import { hasCaptures } from '../../lib/path.ts';
import type { HostName, Redirect } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { configPlace, type Rule } from '../rule.ts';

/** The redirects that a host accepts. */
interface RedirectLimits {
  readonly name: string;
  /** Number of redirects from one address each. */
  readonly fixed?: number;
  /** Number of redirects whose source matches several addresses. */
  readonly dynamic?: number;
  /** Characters of a redirect. */
  readonly length?: number;
}

/** As the hosts state them in November 2026. The others have no limits, or none that a site reaches. */
const limitsOf: Readonly<Partial<Record<HostName, RedirectLimits>>> = {
  // https://developers.cloudflare.com/pages/configuration/redirects/
  cloudflare: { name: 'Cloudflare Pages', fixed: 2000, dynamic: 100, length: 1000 },
  // https://vercel.com/docs/routing/redirects/configuration-redirects
  vercel: { name: 'Vercel', fixed: 2048 },
  // A page can lead to its target from one address only.
  'github-pages': { name: 'GitHub Pages', dynamic: 0 },
};

/** Reports redirects that the site's host would refuse or ignore, each at its source. */
export const hostRedirect: Rule = ({ config }) => {
  const limits = config.host && limitsOf[config.host];
  if (limits === undefined) return [];
  const placed = config.redirects.map((redirect, index) => ({ redirect, index }));
  const dynamic = placed.filter(({ redirect }) => hasCaptures(redirect.from));
  // Vercel counts all of them together.
  const fixed = limits.dynamic === undefined ? placed : placed.filter((one) => !dynamic.includes(one));
  const report = ({ index }: { readonly index: number }, message: string, hint: string): Diagnostic => {
    const place = configPlace(config, `redirects[${index}].from`);
    return { severity: 'error', code: 'host-redirect', message, hint, place };
  };
  const tooMany = (list: typeof placed, allowed = list.length, kind: string) => {
    const first = list[allowed];
    if (first === undefined) return [];
    const from = first.redirect.from;
    if (allowed === 0)
      return list.map((one) =>
        report(
          one,
          `"${one.redirect.from}" matches several addresses, and ${limits.name} follows no such redirect.`,
          'Write a redirect for each address.',
        ),
      );
    const message = `"${from}" is one of ${list.length} ${kind}; ${limits.name} accepts ${allowed}.`;
    return [report(first, message, 'Join redirects with captures: from: /old/*')];
  };
  return [
    ...tooMany(fixed, limits.fixed, 'redirects'),
    ...tooMany(dynamic, limits.dynamic, 'redirects with captures'),
    ...placed
      .filter(({ redirect }) => lengthOf(redirect) > (limits.length ?? Number.POSITIVE_INFINITY))
      .map((one) =>
        report(
          one,
          `This redirect has ${lengthOf(one.redirect)} characters; ${limits.name} accepts ${limits.length}.`,
          'Shorten its addresses.',
        ),
      ),
  ];
};

function lengthOf({ from, to, status }: Redirect): number {
  return `${from} ${to} ${status}`.length;
}
