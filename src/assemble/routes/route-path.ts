import { isInside, pageEnd, pathIn, toSitePath } from '../../lib/path.ts';
import { routePattern } from '../../lib/route-pattern.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config, RouteRule } from '../../model/config.ts';
import type { PageDocument } from '../../model/document.ts';
import type { PageFlags } from '../../model/page-flags.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import { unmarkedSource } from './split-language.ts';

/**
 * Returns the route of a page: its `path`, or that of its source. The source of a translation is the
 * original.
 */
export function routePath(
  document: Pick<PageDocument, 'frontMatter'>,
  source: SourcePath,
  config: Config,
): SitePath {
  const { path } = document.frontMatter;
  return path === undefined ? sourceRoute(source, config) : toSitePath(path);
}

/** Returns the route of a source: by the first rule that fits, or else by the convention of its product. */
export function sourceRoute(
  source: SourcePath,
  config: Pick<Config, 'routes' | 'products' | 'languages'>,
): SitePath {
  const ruled = ruledRoute(source, config);
  if (ruled !== undefined) return ruled;
  const product = productOfSource(source, config.products);
  const unmarked = unmarkedSource(source, config.languages);
  return product
    ? familyPath(pathIn(product.content ?? '', unmarked), product.roots[0] ?? '/')
    : familyPath(unmarked, '/');
}

/** Returns the route of a source by the first rule that fits; undefined if there is none. */
export function ruledRoute(source: SourcePath, { routes }: Pick<Config, 'routes'>): SitePath | undefined {
  for (const rule of routes) {
    const captured = patternOf(rule)(source);
    if (captured) return fillRule(rule, captured);
  }
  return undefined;
}

/** Returns the product in whose folder a source is; the innermost folder wins. */
function productOfSource(source: SourcePath, products: readonly ProductConfig[]): ProductConfig | undefined {
  return innermostFirst(products).find(({ content }) => content !== undefined && isInside(content, source));
}

const innermostFirst = memoize((products: readonly ProductConfig[]) =>
  products.toSorted((a, b) => (b.content?.length ?? 0) - (a.content?.length ?? 0)),
);

/**
 * The route of a file by the convention of its product:
 * `('components/button/button.md', '/x/')` → `/x/react-button`; `('index.md', '/x/')` → `/x`.
 */
export function familyPath(relative: string, root: string): SitePath {
  const segments = relative.replace(pageEnd, '').split('/');
  const last = segments.at(-1);
  if (last === 'index' || (last !== undefined && last === segments.at(-2))) segments.pop();
  if (segments.length === 2 && segments[0] === 'components')
    return toSitePath(`${root}/react-${segments[1]}`);
  return toSitePath(`${root}/${segments.join('/')}`);
}

function fillRule({ path }: RouteRule, captured: ReadonlyMap<string, string>): SitePath {
  return toSitePath(path.replace(/:([a-z]\w*)/gi, (whole, name: string) => captured.get(name) ?? whole));
}

/** Compiling a pattern takes longer than matching thousands of sources. */
const patternOf = memoize((rule: RouteRule) => routePattern(rule.source));

/** Returns the flags that the route table gives to a page: those of the first rule that fits its source. */
export function routeFlags(source: SourcePath, { routes }: Config): PageFlags {
  return routes.find((rule) => patternOf(rule)(source) !== undefined)?.flags ?? noFlags;
}

const noFlags: PageFlags = {};

/** Returns the rules of the route table that fit none of these sources. */
export function unmatchedRoutes(
  sources: Iterable<SourcePath>,
  { routes }: Pick<Config, 'routes'>,
): readonly RouteRule[] {
  if (routes.length === 0) return [];
  const waiting = new Set(routes);
  for (const source of sources) {
    // API documents may have rules too.
    if (!/\.(?:mdx?|json)$/.test(source)) continue;
    for (const rule of waiting) if (patternOf(rule)(source)) waiting.delete(rule);
    if (waiting.size === 0) break;
  }
  return [...waiting];
}
