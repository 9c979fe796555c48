import picomatch from 'picomatch';
import { isInside, pageEnd, pathIn, toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config, ProductConfig, RouteRule } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';

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
export function sourceRoute(source: SourcePath, config: Pick<Config, 'routes' | 'products'>): SitePath {
  for (const rule of config.routes) {
    const path = applyRule(rule, source);
    if (path !== undefined) return path;
  }
  const product = productOfSource(source, config.products);
  return product
    ? familyPath(pathIn(product.content ?? '', source), product.roots[0] ?? '/')
    : familyPath(source, '/');
}

/** Returns the product in whose folder a source is; the innermost folder wins. */
function productOfSource(source: SourcePath, products: readonly ProductConfig[]): ProductConfig | undefined {
  return innermostFirst(products).find(({ content }) => content !== undefined && isInside(content, source));
}

const innermostFirst = memoize((products: readonly ProductConfig[]) =>
  products.toSorted((a, b) => (b.content?.length ?? 0) - (a.content?.length ?? 0)),
);

/** `('components/button/button.md', '/x/')` → `/x/react-button`; `('index.md', '/x/')` → `/x` */
function familyPath(relative: string, root: string): SitePath {
  const segments = relative.replace(pageEnd, '').split('/');
  const last = segments.at(-1);
  if (last === 'index' || (last !== undefined && last === segments.at(-2))) segments.pop();
  if (segments.length === 2 && segments[0] === 'components')
    return toSitePath(`${root}/react-${segments[1]}`);
  return toSitePath(`${root}/${segments.join('/')}`);
}

/** `material-ui/components/:name/:name.md` captures a segment for each name, which repeats the same text. */
function applyRule(rule: RouteRule, source: SourcePath): SitePath | undefined {
  const captured = matchRule(rule.source, source);
  if (!captured) return undefined;
  return toSitePath(rule.path.replace(/:([a-z]\w*)/gi, (whole, name: string) => captured.get(name) ?? whole));
}

function matchRule(pattern: string, source: string): Map<string, string> | undefined {
  // A name passes through picomatch as a word between private characters, and becomes a named group
  // afterwards.
  const glob = pattern.replace(/:([a-z]\w*)/gi, '\ue000$1\ue000');
  const expression = picomatch.makeRe(glob, { capture: false });
  if (!expression) return undefined;
  const names = new Set<string>();
  const named = expression.source.replace(/\ue000(\w+)\ue000/g, (_, name: string) => {
    const group = names.has(name) ? `\\k<${name}>` : `(?<${name}>[^/]+)`;
    names.add(name);
    return group;
  });
  const match = new RegExp(named, expression.flags).exec(source);
  return match ? new Map(Object.entries(match.groups ?? {})) : undefined;
}
