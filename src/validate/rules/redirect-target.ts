import { nearestName } from '../../lib/nearest-name.ts';
import { isFilePath, pathIn, toSitePath, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { reservedOutputs } from '../../model/output.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
import { configPlace } from '../config-place.ts';
import { nearAddress } from '../near-address.ts';
import type { Rule } from '../rule.ts';

/** A redirect begins where nothing is, and leads to something. */
export const redirectTarget: Rule = ({ space, publicFiles }) => checkRedirects(space, publicFiles);

const checkRedirects = memoize(
  ({ config, pages }: LinkSpace, publicFiles: readonly SourcePath[]): readonly Diagnostic[] => {
    const redirects = config.redirects.map(({ from, to }, index) => ({ index, from, to }));
    if (redirects.length === 0) return [];
    const files = publicFiles.map((source) => `/${pathIn(config.publicDir, source)}`);
    const around: Around = {
      config,
      redirects,
      pages,
      files: new Set([...files, ...reservedOutputs.map(({ path }) => `/${path}`)]),
    };
    return redirects.flatMap((redirect) => [
      ...takenBeginning(redirect, around),
      ...uncaptured(redirect, around),
      ...(loopOf(redirect, around) ?? deadEnd(redirect, around)),
    ]);
  },
);

interface PlacedRedirect {
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

interface Around {
  readonly config: Config;
  readonly redirects: readonly PlacedRedirect[];
  readonly pages: ReadonlyMap<SitePath, unknown>;
  /** Addresses of files: `/favicon.svg`. */
  readonly files: ReadonlySet<string>;
}

/** What begins at a page is never followed, or the page is never seen: hosts differ. Of two that begin at one place the second is never followed. */
function takenBeginning(redirect: PlacedRedirect, around: Around): Diagnostic[] {
  const { from } = redirect;
  const earlier = around.redirects.find((other) => toSitePath(other.from) === toSitePath(from));
  const found: Diagnostic[] = [];
  if (isThere(from, around))
    found.push(
      warning(redirect, 'from', around, {
        message: `The redirect begins at \`${from}\`, where the site has a page or file.`,
        hint: 'Remove the redirect, or give the page another `path` in its front matter.',
      }),
    );
  if (earlier && earlier.index < redirect.index)
    found.push({
      ...warning(redirect, 'from', around, {
        message: `Another redirect begins at \`${from}\` already, so this one is never followed.`,
        hint: 'Remove one of the two.',
      }),
      related: [{ message: 'It was given here first.', place: placeOf(earlier, 'from', around) }],
    });
  return found;
}

const placeholder = /:[a-z_]\w*/gi;

function uncaptured(redirect: PlacedRedirect, around: Around): Diagnostic[] {
  const { from, to } = redirect;
  if (!to.startsWith('/')) return [];
  const captured = new Set([...(from.match(placeholder) ?? []), ...(from.endsWith('*') ? [':splat'] : [])]);
  const missing = (to.match(placeholder) ?? []).find((name) => !captured.has(name));
  if (missing === undefined) return [];
  const near = nearestName(missing, captured) ?? (captured.size === 1 ? [...captured][0] : undefined);
  return [
    warning(redirect, 'to', around, {
      message: `The redirect leads to \`${to}\`, but \`${from}\` captures no \`${missing}\`.`,
      hint:
        near === undefined
          ? `from: ${withTrailingSlash(from)}${missing === ':splat' ? '*' : `${missing}/`}`
          : `to: ${to.replace(missing, near)}`,
    }),
  ];
}

/** Told at the first redirect of a loop. */
function loopOf(redirect: PlacedRedirect, around: Around): Diagnostic[] | undefined {
  const way = [redirect];
  for (;;) {
    const next = nextOf(way.at(-1)?.to ?? '', around);
    if (next === undefined || (next !== redirect && way.includes(next))) return undefined;
    if (next === redirect) break;
    way.push(next);
  }
  if (way.some(({ index }) => index < redirect.index)) return [];
  const others = way.slice(1);
  return [
    {
      ...warning(redirect, 'to', around, {
        message: `The redirect leads back to \`${redirect.from}\`, where it begins.`,
        hint: 'Remove it, or let it lead to a page.',
      }),
      ...(others.length > 0 && {
        related: others.map((other) => ({
          message: 'It goes on here.',
          place: placeOf(other, 'to', around),
        })),
      }),
    },
  ];
}

/** The redirect that a reader at an address is sent on by; the first that begins there, where nothing captures. */
function nextOf(to: string, { redirects }: Around): PlacedRedirect | undefined {
  if (!to.startsWith('/')) return undefined;
  const path = toSitePath(to);
  return redirects.find(({ from }) => toSitePath(from) === path);
}

function deadEnd(redirect: PlacedRedirect, around: Around): Diagnostic[] {
  const { to } = redirect;
  if (!to.startsWith('/') || to.search(placeholder) >= 0 || leadsOn(to, around)) return [];
  const near = nearAddress(toSitePath(to), around.pages.keys());
  return [
    warning(redirect, 'to', around, {
      message: `The redirect leads to \`${to}\`, where there is no page and no file.`,
      hint:
        near === undefined
          ? 'Let it lead to a page, or name the address in externalPaths.'
          : `to: ${withTrailingSlash(near)}`,
    }),
  ];
}

function leadsOn(to: string, around: Around): boolean {
  const path = toSitePath(to);
  const isNeighbour = around.config.externalPaths.some((prefix) => `${path}/`.startsWith(prefix));
  return isNeighbour || isThere(to, around) || around.redirects.some(({ from }) => fits(from, path));
}

function isThere(address: string, { config, pages, files }: Around): boolean {
  const path = toSitePath(address);
  if (pages.has(path) || files.has(path)) return true;
  // The Markdown of a page stands beside it.
  if (isFilePath(path) && path.endsWith('/index.md')) return pages.has(toSitePath(path.slice(0, -9)));
  // Every page is there in every language.
  const prefix = config.languages.slice(1).find((language) => `${path}/`.startsWith(`/${language}/`));
  return prefix !== undefined && pages.has(toSitePath(path.slice(prefix.length + 1)));
}

/** `('/old/:page/*', '/old/a/b/c')` → true */
function fits(from: string, path: SitePath): boolean {
  const wanted = toSitePath(from).split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  return (
    (isOpen ? given.length >= fixed.length : given.length === fixed.length) &&
    fixed.every((name, index) => name.startsWith(':') || name === given[index])
  );
}

function placeOf({ index }: PlacedRedirect, key: 'from' | 'to', { config }: Around) {
  return configPlace(config, `redirects[${index}].${key}`);
}

function warning(
  redirect: PlacedRedirect,
  key: 'from' | 'to',
  around: Around,
  words: Required<Pick<Diagnostic, 'message' | 'hint'>>,
): Diagnostic {
  return { severity: 'warning', code: 'redirect-target', ...words, place: placeOf(redirect, key, around) };
}
