import { planRoutes } from '../assemble/routes/plan-routes.ts';
import { matchPath } from '../lib/match-path.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { isExternalPath, pathIn, toSitePath, withTrailingSlash } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LinkedPage, LinkManifest } from '../model/link-manifest.ts';
import type { SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { configPlace, isRedirected } from './rule.ts';

/** A page that an address may lead to now. */
interface Target {
  readonly path: SitePath;
  readonly title: string;
}

/** An address that is lost, with the place to which readers should be led. */
interface Loss {
  readonly message: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reports the addresses of the last release at which neither a page nor a redirect answers now, each with the
 * redirect to add.
 */
export function lostAddresses(site: Site, previous: LinkManifest): Diagnostic[] {
  const routes = new Set(planRoutes(site).map(({ path }) => path));
  const isServed = servedBy(site, routes);
  const place = configPlace(site.config, 'redirects');
  const lost = lostLanguages(site, previous).filter((language) => !isServed(toSitePath(language)));
  const had = new Set(previous.pages.map(({ path }) => toSitePath(path)));
  const losses: Loss[] = [
    ...lost.map((language) => ({
      message: `The pages of the last release in "${language}" no longer exist.`,
      from: `/${language}/*`,
      to: '/:splat',
    })),
    ...lostPages(site, previous, routes)
      .filter(({ from }) => !isServed(toSitePath(from)) && !isIn(from, lost))
      .map((loss) => ({ ...loss, message: `"${loss.from}" was in the last release, and no longer exists.` })),
    ...previous.redirects
      .filter((from) => !isServed(toSitePath(from)) && !had.has(toSitePath(from)))
      .map((from) => ({
        message: `The last release redirected "${from}", and this one does not.`,
        from,
        to: '/',
      })),
  ];
  return losses.map(({ message, from, to }) => ({
    severity: 'error',
    code: 'lost-address',
    message,
    hint: `Add to "redirects" in ${place.file}: - { from: ${from}, to: ${to} }`,
    place,
  }));
}

function lostLanguages({ config }: Site, { languages }: LinkManifest): string[] {
  return languages.slice(1).filter((language) => !config.languages.includes(language));
}

/** Pages of the last release that are not routes now, in every language, since a redirect is for one. */
function lostPages(
  site: Site,
  { pages, languages }: LinkManifest,
  routes: ReadonlySet<SitePath>,
): Pick<Loss, 'from' | 'to'>[] {
  const had = new Set(pages.map(({ path }) => toSitePath(path)));
  const added = targetsOf(site).filter(({ path }) => !had.has(path));
  const kept = languages.slice(1).filter((language) => site.config.languages.includes(language));
  return pages
    .filter(({ path }) => !routes.has(toSitePath(path)))
    .flatMap((page) => {
      const to = withTrailingSlash(successorOf(page, added) ?? nearestAbove(page.path, routes));
      const translations = isIn(page.path, languages.slice(1)) ? [] : kept.map((language) => `/${language}`);
      return ['', ...translations]
        .filter((prefix) => prefix === '' || !had.has(toSitePath(prefix + page.path)))
        .map((prefix) => ({ from: prefix + page.path, to: prefix + to }));
    });
}

/** Returns whether something answers at an address: a page, a redirect, a file, or another site. */
function servedBy(site: Site, routes: ReadonlySet<SitePath>): (path: SitePath) => boolean {
  const { config, publicFiles, ownFiles, space } = site;
  const files = new Set([
    ...publicFiles.map((source) => `/${pathIn(config.publicDir, source)}`),
    ...ownFiles.map(({ path }) => `/${path}`),
  ]);
  return (path) =>
    routes.has(path) ||
    ['', '.html', '/index.html'].some((end) => files.has(`${path}${end}`)) ||
    isExternalPath(path, config.externalPaths) ||
    isRedirected(path, space);
}

function isIn(path: string, languages: readonly string[]): boolean {
  return languages.some((language) => matchPath(`/${language}/*`, path) !== undefined);
}

function targetsOf({ pages, shellPages }: Site): Target[] {
  return [
    ...pages.map(({ path, document }) => ({ path, title: document.title ?? '' })),
    ...shellPages.map(({ path }) => ({ path, title: '' })),
  ];
}

/**
 * The new page that a removed one has probably become, by its title, the end of its address, or all of it.
 */
function successorOf({ path, title }: LinkedPage, added: readonly Target[]): string | undefined {
  const lastOf = (address: string) => toSitePath(address).split('/').at(-1);
  const sameTitle = added.filter((page) => page.title === title);
  const sameEnd = added.filter((page) => lastOf(page.path) === lastOf(path));
  const paths = added.map((page) => page.path);
  return onlyOne(sameTitle) ?? onlyOne(sameEnd) ?? nearestName(toSitePath(path), paths);
}

/** Two pages with one title are no answer. */
function onlyOne(pages: readonly Target[]): string | undefined {
  return pages.length === 1 ? pages[0]?.path : undefined;
}

/** The nearest page above a removed one. */
function nearestAbove(path: string, routes: ReadonlySet<SitePath>): string {
  const names = toSitePath(path).slice(1).split('/');
  const above = names.map((_, index) => toSitePath(names.slice(0, names.length - 1 - index).join('/')));
  return above.find((address) => routes.has(address)) ?? '/';
}
