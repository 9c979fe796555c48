import { joinPath } from './tree-pages.ts';

/** A redirect as Next.js and Vercel write it. */
export interface PatternRedirect {
  readonly file: string;
  /** `/guides/:name`, `/docs/:path*`, `/v1/(.*)` */
  readonly from: string;
  /** `/docs/:name`, `https://acme.dev/` */
  readonly to: string;
  /** It holds for some requests only, such as those with a cookie. */
  readonly isConditional: boolean;
}

/** The addresses of a site. */
export interface SiteAddresses {
  readonly pages: readonly string[];
}

/** `:name`, `:path*`, `:name((?!old)[^/]+)`; what a parameter may be does not matter, since pages decide. */
const parameter = /:([A-Za-z_]\w*)(?:\((?:[^()]|\([^()]*\))*\))?([*+?]?)/g;
const onlyParameter = new RegExp(`^/${parameter.source}$`);

/**
 * Returns what a redirect means for the pages of a site: itself, if both addresses are fixed, or a redirect
 * for each page that its pattern can lead to. Undefined if a list of addresses cannot say the same.
 */
export function expandRedirect(
  { from, to, isConditional }: PatternRedirect,
  { pages }: SiteAddresses,
): { readonly from: string; readonly to: string }[] | undefined {
  if (isConditional || !from.startsWith('/')) return undefined;
  if (!/[:*()]/.test(from)) {
    const fixed = { from: joinPath(from), to: address(to) };
    return fixed.from === fixed.to ? [] : [fixed];
  }
  const names = parameters(from);
  // `:name?` may be absent; another question mark begins a query.
  if (!to.startsWith('/') || /#|\?(?!\/|$)/.test(to) || names.length === 0) return undefined;
  // What stands beside the parameters must be fixed, and each of them must follow from the page.
  const isReversible = names.every((name) => parameters(to).includes(name));
  if (!isReversible || [from, to].some((path) => /[*()]/.test(path.replace(parameter, '')))) return undefined;
  const pattern = pagePattern(to);
  return pages.flatMap((page) => {
    const { groups } = pattern.exec(page) ?? {};
    if (!groups) return [];
    const old = joinPath(from.replace(parameter, (_all, name: string) => groups[name] ?? ''));
    return old === page ? [] : [{ from: old, to: page }];
  });
}

function parameters(path: string): string[] {
  return [...path.matchAll(parameter)].map(([, name = '']) => name);
}

/** `/docs/:path*` fits `/docs/` and `/docs/a/b/`; `/docs/:name` fits `/docs/a/`. */
function pagePattern(path: string): RegExp {
  const seen = new Set<string>();
  const pattern = path
    .replace(/\/$/, '')
    .split(/(?=\/)/)
    .map((segment) => {
      const [, name, repeat] = onlyParameter.exec(segment) ?? [];
      if (name === undefined || seen.has(name)) return escaped(segment);
      seen.add(name);
      if (repeat === '*') return `(?:/(?<${name}>.+?))?`;
      if (repeat === '+') return `/(?<${name}>.+?)`;
      return repeat === '?' ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    });
  return new RegExp(`^${pattern.join('')}/$`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** `/guide#a` → `/guide/#a`; files and other websites stay as they are. */
function address(to: string): string {
  if (!to.startsWith('/')) return to;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return (/\.[a-z\d]+$/i.test(path) ? path : joinPath(path)) + rest;
}
