import { posix } from 'node:path';
import { sourceRoute } from '../assemble/routes/route-path.ts';
import { groupBy } from '../lib/group-by.ts';
import { isInside, toSitePath, withTrailingSlash } from '../lib/path.ts';
import type { Config, RouteRule } from '../model/config.ts';
import type { SourcePath } from '../model/path.ts';
import { escapeGlob } from './folders.ts';

/** A rule of the route table as `site.yaml` has it, without flags. */
export type WrittenRoute = Pick<RouteRule, 'source' | 'path'>;

/** A page of the new site, with the address that it must have. */
export interface AddressedPage {
  readonly source: SourcePath;
  readonly path: string;
}

/**
 * Returns a route table that gives every page its address. A rule with a capture stands for three or more
 * pages, and for most of the pages that it fits; rules for single pages stand before it.
 */
export function routeTable(
  pages: readonly AddressedPage[],
  { products, languages }: Pick<Config, 'products' | 'languages'>,
): WrittenRoute[] {
  const bare = { routes: [], products, languages };
  const ruled = ({ source }: AddressedPage) => sourceRoute(source, bare);
  const isOdd = (page: AddressedPage) => ruled(page) !== toSitePath(page.path);
  const inProducts = pages.filter(({ source }) =>
    products.some(({ content }) => content !== undefined && isInside(content, source)),
  );
  const general = generalRules(inProducts, isOdd);
  const addressOf = (page: AddressedPage) => {
    const match = patterns
      .flatMap((pattern) => pattern(page.source) ?? [])
      .find(({ source }) => general.has(source));
    const rule = general.get(match?.source ?? '');
    return match && rule ? toSitePath(rule.path.replace(':name', () => match.name)) : ruled(page);
  };
  const exact = pages
    .filter((page) => addressOf(page) !== toSitePath(page.path))
    .map(({ source, path }) => ({ source: escapeGlob(source), path: withTrailingSlash(path) }));
  return [...exact, ...general.values()];
}

/** The source of a rule that fits a page, and what its capture is for the page. */
interface Match {
  readonly source: string;
  readonly name: string;
}

type Pattern = (source: string) => Match | undefined;

/** `a/bars/bars.md` → `a/:name/:name.md` */
const folderPattern: Pattern = (source) => {
  const { folder, stem, end } = partsOf(source);
  if (posix.basename(folder) !== stem) return undefined;
  return { source: `${escapeGlob(posix.dirname(folder))}/:name/:name${end}`, name: stem };
};

/** `a/bars.md` → `a/:name.md` */
const filePattern: Pattern = (source) => {
  const { folder, stem, end } = partsOf(source);
  return { source: `${escapeGlob(folder)}/:name${end}`, name: stem };
};

/** `a/bars/README.en-US.md` → `a/:name/README.en-US.md` */
const samePattern: Pattern = (source) => {
  const folder = posix.dirname(source);
  return {
    source: `${escapeGlob(posix.dirname(folder))}/:name/${escapeGlob(posix.basename(source))}`,
    name: posix.basename(folder),
  };
};

const patterns = [folderPattern, filePattern, samePattern];

function partsOf(source: string) {
  const end = posix.extname(source);
  return { folder: posix.dirname(source), stem: posix.basename(source, end), end };
}

/** Returns rules with captures, by their sources; those of folders come first. */
function generalRules(
  pages: readonly AddressedPage[],
  isOdd: (page: AddressedPage) => boolean,
): ReadonlyMap<string, WrittenRoute> {
  const rules = new Map<string, WrittenRoute>();
  let left = pages;
  for (const pattern of patterns) {
    const groups = groupBy(left, ({ source }) => pattern(source)?.source);
    for (const [source, group] of groups) {
      const pathOf = (page: AddressedPage) => capturedPath(page, pattern(page.source)?.name ?? '');
      const path = source && mostFrequent(group.flatMap((page) => pathOf(page) ?? []));
      const fitting = group.filter((page) => pathOf(page) === path);
      const isWorth = fitting.filter(isOdd).length >= 3 && fitting.length * 2 > group.length;
      if (source !== undefined && path !== undefined && isWorth) rules.set(source, { source, path });
    }
    // A page that a rule fits already is not asked again.
    left = left.filter(({ source }) => !rules.has(pattern(source)?.source ?? ''));
  }
  return rules;
}

/**
 * `/x/react-bars/` and `bars` → `/x/react-:name/`; undefined if the last segment does not end in the name.
 */
function capturedPath({ path }: AddressedPage, name: string): string | undefined {
  const [, before, last] = /^(.*\/)([^/]+)\/$/.exec(withTrailingSlash(path)) ?? [];
  if (before === undefined || !last?.endsWith(name) || before.includes(':')) return undefined;
  const prefix = last.slice(0, last.length - name.length);
  return /^(?:[\w.-]*-)?$/.test(prefix) ? `${before}${prefix}:name/` : undefined;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = [...groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }));
  return counts.sort((a, b) => b.length - a.length)[0]?.value;
}
