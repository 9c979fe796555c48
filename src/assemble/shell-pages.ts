import { toSitePath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { ShellPage } from '../model/site.ts';

/** What decides which pages the shell adds. */
export interface ShellPageSources {
  readonly config: Config;
  /** Addresses at which an author has written a page. */
  readonly written: ReadonlySet<SitePath>;
  /** Products that have a navigation. */
  readonly navigated: ReadonlySet<string>;
  readonly hasMessages: boolean;
}

/** The pages that need no source, in the first language. What an author has written, or sent elsewhere, is left alone. */
export function shellPages({ config, written, navigated, hasMessages }: ShellPageSources): ShellPage[] {
  const pages: ShellPage[] = [{ kind: 'home', path: '/' as SitePath }];
  if (config.products.some(({ versions }) => versions.length > 0))
    pages.push({ kind: 'versions', path: '/versions' as SitePath });
  if (hasMessages) pages.push({ kind: 'production-error', path: '/production-error' as SitePath });
  for (const { id, roots } of config.products) {
    const path = toSitePath(roots[0] ?? '/');
    if (path !== '/' && navigated.has(id)) pages.push({ kind: 'product', path, product: id });
  }
  const taken = new Set([...written, ...config.redirects.map(({ from }) => toSitePath(from))]);
  return pages.filter(({ path }) => !taken.has(path));
}
