import { fillPath } from '../lib/match-path.ts';
import { toSitePath } from '../lib/path.ts';
import { pathPatterns } from '../lib/path-patterns.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkSpace, Page, Site } from '../model/site.ts';

/** A pure check of the assembled site. It returns all problems, not only the first. */
export type Rule = (site: Site) => readonly Diagnostic[];

/** The parts of the site that a page is checked against. */
export interface RuleContext extends Pick<Site, 'space' | 'components'> {
  readonly api: ApiFacts;
}

/** The API pages of a site. The same object until an API document changes its parts. */
export interface ApiFacts {
  /** Names of what the API documents of a product describe, by the id of the product. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** A pure check of one page. It returns all problems, not only the first. */
export type PageRule = (page: Page, context: RuleContext) => Diagnostic[];

/** Returns the position of a value of the configuration, or else the start of its file. */
export function configPlace({ places }: Config, key: string): Place {
  return places[key] ?? places[''] ?? { file: 'content/site.yaml', line: 1, column: 1 };
}

/** Whether a host redirects an address of the site, so that links to it are valid. */
export function isRedirected(path: SitePath, { redirects }: LinkSpace): boolean {
  return patternsOf(redirects).first(path) !== undefined;
}

const patternsOf = memoize((patterns: readonly string[]) => pathPatterns(patterns));

/**
 * The page to which the redirects of `site.yaml` lead from an address, with the id that they name in it.
 * Undefined if they lead to no page, leave the site, or run in a circle.
 */
export function followRedirect(
  path: SitePath,
  { config, pages }: Pick<LinkSpace, 'config' | 'pages'>,
): { readonly path: SitePath; readonly hash: string } | undefined {
  let [address, hash] = [path, ''];
  for (let steps = 0; steps <= config.redirects.length; steps += 1) {
    const next = redirectFrom(address, config);
    if (next === undefined || !next.startsWith('/')) return undefined;
    const [target = '', named = ''] = next.split('#', 2);
    address = toSitePath(target);
    if (named !== '') hash = named;
    if (pages.has(address)) return { path: address, hash };
  }
  return undefined;
}

function redirectFrom(path: SitePath, { redirects }: Config): string | undefined {
  const found = sourcesOf(redirects).first(path);
  return found && fillPath(redirects[found.index]?.to ?? '', found.captures);
}

const sourcesOf = memoize((redirects: Config['redirects']) =>
  pathPatterns(redirects.map(({ from }) => from)),
);
