import { nearestName } from '../../lib/nearest-name.ts';
import { isFilePath, pathIn, toSitePath, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { reservedOutputs } from '../../model/output.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
import { configPlace, type Rule, similarAddress } from '../rule.ts';

/** Reports redirects whose source is taken, or whose target does not exist. */
export const redirectTarget: Rule = ({ space, publicFiles }) => checkRedirects(space, publicFiles);

const checkRedirects = memoize(
  ({ config, pages }: LinkSpace, publicFiles: readonly SourcePath[]): readonly Diagnostic[] => {
    const redirects = config.redirects.map(({ from, to }, index) => ({ index, from, to }));
    if (redirects.length === 0) return [];
    const files = publicFiles.map((source) => `/${pathIn(config.publicDir, source)}`);
    const site: RedirectContext = {
      config,
      redirects,
      pages,
      files: new Set([...files, ...reservedOutputs.map(({ path }) => `/${path}`)]),
    };
    return redirects.flatMap((redirect) => [
      ...takenSource(redirect, site),
      ...uncaptured(redirect, site),
      ...(loopOf(redirect, site) ?? deadEnd(redirect, site)),
    ]);
  },
);

interface PlacedRedirect {
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

interface RedirectContext {
  readonly config: Config;
  readonly redirects: readonly PlacedRedirect[];
  readonly pages: ReadonlyMap<SitePath, unknown>;
  /** Addresses of files: `/favicon.svg`. */
  readonly files: ReadonlySet<string>;
}

/** Reports a source that is a page or file, since hosts differ in which one wins, and a repeated source. */
function takenSource(redirect: PlacedRedirect, site: RedirectContext): Diagnostic[] {
  const { from } = redirect;
  const earlier = site.redirects.find((other) => toSitePath(other.from) === toSitePath(from));
  const found: Diagnostic[] = [];
  if (isOnSite(from, site))
    found.push(
      warning(redirect, 'from', site, {
        message: `Redirect source "${from}" is a page or file of the site.`,
        hint: 'Remove the redirect, or give the page another "path" in its front matter.',
      }),
    );
  if (earlier && earlier.index < redirect.index)
    found.push({
      ...warning(redirect, 'from', site, {
        message: `Duplicate redirect from "${from}"; only the first one is used.`,
        hint: 'Remove one of them.',
      }),
      related: [{ message: 'First redirect from this address.', place: placeOf(earlier, 'from', site) }],
    });
  return found;
}

const placeholder = /:[a-z_]\w*/gi;

function uncaptured(redirect: PlacedRedirect, site: RedirectContext): Diagnostic[] {
  const { from, to } = redirect;
  if (!to.startsWith('/')) return [];
  const captured = new Set([...(from.match(placeholder) ?? []), ...(from.endsWith('*') ? [':splat'] : [])]);
  const missing = (to.match(placeholder) ?? []).find((name) => !captured.has(name));
  if (missing === undefined) return [];
  const near = nearestName(missing, captured) ?? (captured.size === 1 ? [...captured][0] : undefined);
  return [
    warning(redirect, 'to', site, {
      message: `Redirect target "${to}" uses "${missing}", which "${from}" does not capture.`,
      hint:
        near === undefined
          ? `from: ${withTrailingSlash(from)}${missing === ':splat' ? '*' : `${missing}/`}`
          : `to: ${to.replace(missing, near)}`,
    }),
  ];
}

/** Reports a loop at its first redirect. */
function loopOf(redirect: PlacedRedirect, site: RedirectContext): Diagnostic[] | undefined {
  const trail = [redirect];
  for (;;) {
    const next = nextOf(trail.at(-1)?.to ?? '', site);
    if (next === undefined || (next !== redirect && trail.includes(next))) return undefined;
    if (next === redirect) break;
    trail.push(next);
  }
  if (trail.some(({ index }) => index < redirect.index)) return [];
  const others = trail.slice(1);
  return [
    {
      ...warning(redirect, 'to', site, {
        message: `Redirect from "${redirect.from}" leads back to itself.`,
        hint: 'Remove it, or redirect to a page.',
      }),
      ...(others.length > 0 && {
        related: others.map((other) => ({
          message: 'The loop continues here.',
          place: placeOf(other, 'to', site),
        })),
      }),
    },
  ];
}

/** Returns the redirect that is followed at an address: the first one with that source and no captures. */
function nextOf(to: string, { redirects }: RedirectContext): PlacedRedirect | undefined {
  if (!to.startsWith('/')) return undefined;
  const path = toSitePath(to);
  return redirects.find(({ from }) => toSitePath(from) === path);
}

function deadEnd(redirect: PlacedRedirect, site: RedirectContext): Diagnostic[] {
  const { to } = redirect;
  if (!to.startsWith('/') || to.search(placeholder) >= 0 || isValidTarget(to, site)) return [];
  const similar = similarAddress(toSitePath(to), site.pages.keys());
  return [
    warning(redirect, 'to', site, {
      message: `Redirect target "${to}" is not a page or file of the site.`,
      hint:
        similar === undefined
          ? 'Redirect to a page, or add the address to externalPaths.'
          : `to: ${withTrailingSlash(similar)}`,
    }),
  ];
}

function isValidTarget(to: string, site: RedirectContext): boolean {
  const path = toSitePath(to);
  const isExternal = site.config.externalPaths.some((prefix) => `${path}/`.startsWith(prefix));
  return isExternal || isOnSite(to, site) || site.redirects.some(({ from }) => matches(from, path));
}

function isOnSite(address: string, { config, pages, files }: RedirectContext): boolean {
  const path = toSitePath(address);
  if (pages.has(path) || files.has(path)) return true;
  // The Markdown copy of a page is beside its HTML.
  if (isFilePath(path) && path.endsWith('/index.md')) return pages.has(toSitePath(path.slice(0, -9)));
  // Every page exists in every language.
  const prefix = config.languages.slice(1).find((language) => `${path}/`.startsWith(`/${language}/`));
  return prefix !== undefined && pages.has(toSitePath(path.slice(prefix.length + 1)));
}

/** `('/old/:page/*', '/old/a/b/c')` → true */
function matches(from: string, path: SitePath): boolean {
  const wanted = toSitePath(from).split('/');
  const given = path.split('/');
  const hasSplat = wanted.at(-1) === '*';
  const fixed = hasSplat ? wanted.slice(0, -1) : wanted;
  return (
    (hasSplat ? given.length >= fixed.length : given.length === fixed.length) &&
    fixed.every((name, index) => name.startsWith(':') || name === given[index])
  );
}

function placeOf({ index }: PlacedRedirect, key: 'from' | 'to', { config }: RedirectContext) {
  return configPlace(config, `redirects[${index}].${key}`);
}

function warning(
  redirect: PlacedRedirect,
  key: 'from' | 'to',
  site: RedirectContext,
  text: Required<Pick<Diagnostic, 'message' | 'hint'>>,
): Diagnostic {
  return { severity: 'warning', code: 'redirect-target', ...text, place: placeOf(redirect, key, site) };
}
