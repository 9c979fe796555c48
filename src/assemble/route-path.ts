import picomatch from 'picomatch';
import { isInside, pathIn, toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config, ProductConfig, RouteRule } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';

/**
 * The route of a page: front matter `path`, else that which its source gives it. `source` is the page's own path, or for a translation
 * that of the page it translates.
 */
export function routePath(
  document: Pick<PageDocument, 'frontMatter'>,
  source: SourcePath,
  config: Config,
): SitePath {
  const { path } = document.frontMatter;
  return path === undefined ? sourceRoute(source, config) : toSitePath(path);
}

/** The route that the path of a source gives a page: by the first rule of the route table that fits, else by the rule of the family. */
export function sourceRoute(source: SourcePath, config: Config): SitePath {
  for (const rule of config.routes) {
    const path = applyRule(rule, source);
    if (path !== undefined) return path;
  }
  const product = productOfSource(source, config.products);
  return product
    ? familyPath(pathIn(product.content ?? '', source), product.roots[0] ?? '/')
    : familyPath(source, '/');
}

/** The product in whose folder a source lies; the innermost folder wins. */
export function productOfSource(
  source: SourcePath,
  products: readonly ProductConfig[],
): ProductConfig | undefined {
  return innermostFirst(products).find(({ content }) => content !== undefined && isInside(content, source));
}

const innermostFirst = memoize((products: readonly ProductConfig[]) =>
  products.toSorted((a, b) => (b.content?.length ?? 0) - (a.content?.length ?? 0)),
);

/**
 * `('getting-started/installation/installation.md', '/material-ui/')` → `/material-ui/getting-started/installation`;
 * `('components/button/button.md', '/material-ui/')` → `/material-ui/react-button`; `('index.md', '/x/')` → `/x`
 */
function familyPath(relative: string, root: string): SitePath {
  const segments = relative.replace(/\.md$/, '').split('/');
  const last = segments.at(-1);
  if (last === 'index' || (last !== undefined && last === segments.at(-2))) segments.pop();
  if (segments.length === 2 && segments[0] === 'components')
    return toSitePath(`${root}/react-${segments[1]}`);
  return toSitePath(`${root}/${segments.join('/')}`);
}

/** `material-ui/components/:name/:name.md` captures one segment for each name; a name met twice must match the same text. */
function applyRule(rule: RouteRule, source: SourcePath): SitePath | undefined {
  const captured = matchRule(rule.source, source);
  if (!captured) return undefined;
  return toSitePath(rule.path.replace(/:([a-z]\w*)/gi, (whole, name: string) => captured.get(name) ?? whole));
}

function matchRule(pattern: string, source: string): Map<string, string> | undefined {
  // picomatch (micromatch organisation, no dependency) reads the globs. A name passes through it as a word between two private characters
  // and becomes a group of its regular expression afterwards, so that the glob's own groups do not count.
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
