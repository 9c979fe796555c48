/** Where a reader is, and what of the same host is not this site. */
export interface Surroundings {
  /** Address of the open page. */
  readonly here: string;
  /** Path the site is served under, slashes at both ends. */
  readonly base: string;
  /** Paths that lead to other sites, as `_redirects` writes them: `:name` for a segment, `*` for any rest. */
  readonly outside: readonly string[];
}

/** The address to fetch when a reader is about to follow a link; undefined where it leads to no other page of this site. */
export function pageAhead(href: string, { here, base, outside }: Surroundings): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const there = new URL(href);
  const { origin, pathname, search } = new URL(here);
  const isSame = there.pathname === pathname && there.search === search;
  // Addresses of pages end in a slash; without it a link leads to a file.
  const isPage = there.pathname.startsWith(base) && there.pathname.endsWith('/');
  if (there.origin !== origin || isSame || !isPage) return undefined;
  if (outside.some((pattern) => matches(pattern, there.pathname))) return undefined;
  return there.origin + there.pathname + there.search;
}

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}
