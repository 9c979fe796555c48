import { posix } from 'node:path';
import { sourceRoute } from '../assemble/route-path.ts';
import { isInside, toSitePath, withTrailingSlash } from '../lib/path.ts';
import type { Config, RouteRule } from '../model/config.ts';
import type { SourcePath } from '../model/path.ts';
import { escapeGlob } from './folders.ts';

/** A page of the new site, with the address that it must have. */
export interface PlannedPage {
  readonly source: SourcePath;
  readonly path: string;
}

/**
 * Returns the rules of the route table for pages whose address does not follow from their file. A rule with a
 * capture stands for three or more pages, if it gives no other page a wrong address.
 */
export function planRoutes(pages: readonly PlannedPage[], products: Config['products']): RouteRule[] {
  const bare = { routes: [], products };
  const odd = pages.filter(({ source, path }) => sourceRoute(source, bare) !== toSitePath(path));
  const inProduct = ({ source }: PlannedPage) =>
    products.some(({ content }) => content !== undefined && isInside(content, source));
  const rules = new Map<string, string>();
  const exact: RouteRule[] = [];
  for (const page of odd) {
    const { source, path } = page;
    const general = inProduct(page)
      ? patterns.map((pattern) => pattern(page)).find((rule) => rule && isSafe(rule, pages))
      : undefined;
    if (general) rules.set(general.source, general.path);
    else exact.push({ source: escapeGlob(source), path: withTrailingSlash(path) });
  }
  return [...exact, ...[...rules].map(([source, path]) => ({ source, path }))];
}

type Pattern = (page: PlannedPage) => RouteRule | undefined;

/** `a/bars/bars.md` → `a/:name/:name.md`; the address must contain the name. */
const folderPattern: Pattern = ({ source, path }) => {
  const { folder, stem, end } = partsOf(source);
  if (posix.basename(folder) !== stem) return undefined;
  return capture({ source: `${escapeGlob(posix.dirname(folder))}/:name/:name${end}`, path }, stem);
};

/** `a/bars.md` → `a/:name.md` */
const filePattern: Pattern = ({ source, path }) => {
  const { folder, stem, end } = partsOf(source);
  return capture({ source: `${escapeGlob(folder)}/:name${end}`, path }, stem);
};

const patterns = [folderPattern, filePattern];

function partsOf(source: string) {
  const end = posix.extname(source);
  return { folder: posix.dirname(source), stem: posix.basename(source, end), end };
}

/** Puts the capture into the last segment of an address, which must be the name or end in it. */
function capture({ source, path }: RouteRule, stem: string): RouteRule | undefined {
  const [, before, last] = /^(.*\/)([^/]+)\/$/.exec(withTrailingSlash(path)) ?? [];
  if (before === undefined || last === undefined || before.includes(':')) return undefined;
  const prefix = last.slice(0, -stem.length);
  if (!last.endsWith(stem) || !/^(?:[\w.-]*-)?$/.test(prefix)) return undefined;
  return { source, path: `${before}${prefix}:name/` };
}

/** True if every page that the rule fits gets its own address by it, and there are at least three. */
function isSafe(rule: RouteRule, pages: readonly PlannedPage[]): boolean {
  const fitting = pages.filter((page) => patterns.some((pattern) => sourceOf(pattern, page) === rule.source));
  return (
    fitting.length >= 3 && fitting.every((page) => patterns.some((pattern) => isSame(pattern(page), rule)))
  );
}

function isSame(one: RouteRule | undefined, other: RouteRule): boolean {
  return one?.source === other.source && one.path === other.path;
}

/** The source of the rule that a pattern makes of a page, whatever the address of the page is. */
function sourceOf(pattern: Pattern, { source }: PlannedPage): string | undefined {
  const { stem } = partsOf(source);
  return pattern({ source, path: `/${stem}/` })?.source;
}
