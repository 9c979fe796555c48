import { splitLanguage } from '../../assemble/routes/split-language.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { isExternalPath, toSitePath, unsafePath, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
import { type FileAddresses, fileAddresses, hasFile } from '../file-addresses.ts';
import { configPlace, isRedirected, type Rule } from '../rule.ts';
import { similarPage } from '../similar-address.ts';

/** Reports redirects whose source is taken, or whose target does not exist. */
export const redirectTarget: Rule = (site) => checkRedirects(site.space, fileAddresses(site));

const checkRedirects = memoize((space: LinkSpace, files: FileAddresses): readonly Diagnostic[] => {
  const { config } = space;
  const redirects = config.redirects.map(({ from, to }, index) => {
    const placeOf = (key: string) => configPlace(config, `redirects[${index}].${key}`);
    return { index, from, to, fromPlace: placeOf('from'), toPlace: placeOf('to') };
  });
  if (redirects.length === 0) return [];
  const site: RedirectContext = { space, bySource: firstBySource(redirects), files };
  return redirects.flatMap((redirect) => [
    ...takenSource(redirect, site),
    ...uncaptured(redirect),
    ...(loopOf(redirect, site) ?? deadEnd(redirect, site)),
  ]);
});

interface PlacedRedirect {
  readonly index: number;
  readonly from: string;
  readonly to: string;
  readonly fromPlace: Place;
  readonly toPlace: Place;
}

interface RedirectContext {
  readonly space: LinkSpace;
  /** The first redirect from each address. */
  readonly bySource: ReadonlyMap<SitePath, PlacedRedirect>;
  readonly files: FileAddresses;
}

function firstBySource(redirects: readonly PlacedRedirect[]): ReadonlyMap<SitePath, PlacedRedirect> {
  const first = new Map<SitePath, PlacedRedirect>();
  for (const redirect of redirects) {
    const path = toSitePath(redirect.from);
    if (!first.has(path)) first.set(path, redirect);
  }
  return first;
}

function warning(place: Place, message: string, hint: string): Diagnostic {
  return { severity: 'warning', code: 'redirect-target', message, hint, place };
}

function takenSource({ index, from, fromPlace }: PlacedRedirect, site: RedirectContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  const unsafe = unsafePath(from);
  if (unsafe !== undefined)
    found.push(warning(fromPlace, `Redirect source "${from}" ${unsafe}.`, 'Remove the redirect.'));
  if (isOnSite(from, site)) {
    const hint = 'Remove the redirect, or give the page another "path" in its front matter.';
    const message = `Redirect source "${from}" is a page or file of the site; hosts differ in which one they serve.`;
    found.push(warning(fromPlace, message, hint));
  }
  const earlier = site.bySource.get(toSitePath(from));
  if (earlier && earlier.index < index) {
    const message = `Duplicate redirect from "${from}"; only the first one is used.`;
    const related = [{ message: 'First redirect from this address.', place: earlier.fromPlace }];
    found.push({ ...warning(fromPlace, message, 'Remove one of them.'), related });
  }
  return found;
}

const placeholder = /:[a-z_]\w*/gi;

function uncaptured({ from, to, toPlace }: PlacedRedirect): Diagnostic[] {
  if (!to.startsWith('/')) return [];
  const captured = new Set([...(from.match(placeholder) ?? []), ...(from.endsWith('*') ? [':splat'] : [])]);
  const missing = (to.match(placeholder) ?? []).find((name) => !captured.has(name));
  if (missing === undefined) return [];
  const near = nearestName(missing, captured) ?? (captured.size === 1 ? [...captured][0] : undefined);
  const hint =
    near === undefined
      ? `from: ${withTrailingSlash(from)}${missing === ':splat' ? '*' : `${missing}/`}`
      : `to: ${to.replace(missing, near)}`;
  return [
    warning(toPlace, `Redirect target "${to}" uses "${missing}", which "${from}" does not capture.`, hint),
  ];
}

function loopOf(redirect: PlacedRedirect, site: RedirectContext): Diagnostic[] | undefined {
  const trail = new Set([redirect]);
  for (let last = redirect; ; ) {
    const next = nextOf(last.to, site);
    if (next === undefined || (next !== redirect && trail.has(next))) return undefined;
    if (next === redirect) break;
    trail.add(next);
    last = next;
  }
  if ([...trail].some(({ index }) => index < redirect.index)) return [];
  const message = `Redirect from "${redirect.from}" leads back to itself.`;
  const found = warning(redirect.toPlace, message, 'Remove it, or redirect to a page.');
  const related = [...trail]
    .slice(1)
    .map(({ toPlace }) => ({ message: 'The loop continues here.', place: toPlace }));
  return [related.length === 0 ? found : { ...found, related }];
}

/** Returns the redirect that is followed at an address: the first one with that source and no captures. */
function nextOf(to: string, { bySource }: RedirectContext): PlacedRedirect | undefined {
  return to.startsWith('/') ? bySource.get(toSitePath(to)) : undefined;
}

function deadEnd({ to, toPlace }: PlacedRedirect, site: RedirectContext): Diagnostic[] {
  if (!to.startsWith('/') || to.search(placeholder) >= 0 || isValidTarget(to, site)) return [];
  const similar = similarPage(toSitePath(to), site.space);
  const hint =
    similar === undefined
      ? 'Redirect to a page, or add the address to "externalPaths" in site.yaml.'
      : `to: ${withTrailingSlash(similar)}`;
  return [warning(toPlace, `Redirect target "${to}" is not a page or file of the site.`, hint)];
}

function isValidTarget(to: string, site: RedirectContext): boolean {
  const { space, files } = site;
  const path = toSitePath(to);
  return (
    isExternalPath(path, space.config.externalPaths) ||
    hasFile(path, files, space) ||
    isOnSite(to, site) ||
    isRedirected(path, space)
  );
}

function isOnSite(address: string, { space, files }: RedirectContext): boolean {
  const path = toSitePath(address);
  if (files.has(path)) return true;
  // The Markdown copy of a page is beside its HTML.
  const page = toSitePath(path.replace(/\/index\.md$/, ''));
  const { pages, config } = space;
  // Every page exists in every language.
  return pages.has(page) || pages.has(splitLanguage(page, config.languages).path);
}
