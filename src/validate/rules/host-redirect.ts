import { ownRedirect, redirectWithBase } from '../../assemble/host-redirects.ts';
import { appliedRedirects, fixedRedirectsOfCloudflare } from '../../assemble/portable-rules.ts';
import { displayPath, hasCaptures } from '../../lib/path.ts';
import type { HostName, Redirect } from '../../model/config.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { outputNames } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
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
  cloudflare: { name: 'Cloudflare Pages', fixed: fixedRedirectsOfCloudflare, dynamic: 100, length: 1000 },
  // https://vercel.com/docs/routing/redirects/configuration-redirects
  vercel: { name: 'Vercel', fixed: 2048 },
  // A page can lead to its target from one address only.
  'github-pages': { name: 'GitHub Pages', dynamic: 0 },
  nginx: { name: 'nginx' },
};

/** A redirect, and where it is written. */
interface Placed {
  readonly redirect: Pick<Redirect, 'from' | 'to'> & { readonly status: number };
  readonly place: Place;
}

/** Reports redirects that the site's host would refuse or ignore, each at its source. */
export const hostRedirect: Rule = (site) => {
  const limits = site.config.host && limitsOf[site.config.host];
  if (limits === undefined) return [];
  const { placed, ignored } = placedRedirects(site, limits);
  const isDynamic = ({ redirect }: Placed) => hasCaptures(redirect.from);
  const dynamic = placed.filter(isDynamic);
  // Vercel counts all of them together.
  const fixed = limits.dynamic === undefined ? placed : placed.filter((one) => !isDynamic(one));
  return [
    ...ignored,
    ...tooMany(fixed, { limits, allowed: limits.fixed, kind: 'redirects' }),
    ...tooMany(dynamic, { limits, allowed: limits.dynamic, kind: 'redirects with captures' }),
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

/** Lists the redirects of `_redirects` and of `site.yaml` that the host has to follow, in this order. */
function placedRedirects(
  { config, hostFiles: { redirects: file } }: Site,
  { name }: RedirectLimits,
): { readonly placed: readonly Placed[]; readonly ignored: readonly Diagnostic[] } {
  const rules = file?.rules ?? [];
  const own = file
    ? rules.map((redirect) => ({
        redirect,
        place: { file: displayPath(file.source), line: redirect.line, column: 1 },
      }))
    : [];
  const others = config.redirects.map((redirect, index) => ({
    redirect,
    place: configPlace(config, `redirects[${index}].from`),
  }));
  const applied = appliedRedirects(rules, config.host);
  const known = new Set(applied);
  const isApplied = ({ redirect }: (typeof own)[number]) => known.has(redirect);
  return {
    placed: [
      ...own.filter(isApplied),
      ...others.filter(({ redirect }) => !ownRedirect(redirectWithBase(redirect, config), applied)),
    ],
    ignored: own
      .filter((one) => !isApplied(one))
      .map(({ redirect, place }) => ({
        severity: 'warning',
        code: 'host-redirect',
        message: `${name} does not read "${outputNames.redirects}", and has no form for the rule of "${redirect.from}".`,
        hint: 'Only redirects from a path of the site, without conditions, apply to every host.',
        place,
      })),
  };
}

function tooMany(
  list: readonly Placed[],
  {
    limits: { name },
    allowed = list.length,
    kind,
  }: { readonly limits: RedirectLimits; readonly allowed: number | undefined; readonly kind: string },
): Diagnostic[] {
  const first = list[allowed];
  if (first === undefined) return [];
  if (allowed === 0)
    return list.map((one) =>
      report(
        one,
        `"${one.redirect.from}" matches several addresses, and ${name} follows no such redirect.`,
        'Write a redirect for each address.',
      ),
    );
  const message = `"${first.redirect.from}" is one of ${list.length} ${kind}; ${name} accepts ${allowed}.`;
  return [report(first, message, 'Join redirects with captures: from: /old/*')];
}

function report({ place }: Placed, message: string, hint: string): Diagnostic {
  return { severity: 'error', code: 'host-redirect', message, hint, place };
}

function lengthOf({ from, to, status }: Placed['redirect']): number {
  return `${from} ${to} ${status}`.length;
}
