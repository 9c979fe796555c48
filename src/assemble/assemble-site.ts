import { toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Config, RouteRule } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { HostFiles } from '../model/host-files.ts';
import type { TranslationDocument } from '../model/language.ts';
import type { SisterSite } from '../model/link-manifest.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { PageFlags } from '../model/page-flags.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { ErrorMessage, Extent, LinkSpace, Page, ShellPage, Site } from '../model/site.ts';
import type { Reference } from '../parse/api/reference-reader.ts';
import { placeReferences } from './api/place-references.ts';
import { redirectSources } from './host-redirects.ts';
import { linkSpace } from './links/link-space.ts';
import { linkTarget } from './links/link-target.ts';
import { assembleNavigation } from './navigation/assemble-navigation.ts';
import { navigationOf } from './navigation/navigation-documents.ts';
import { demoModule } from './props/demo-code.ts';
import { componentName, registerComponents } from './register-components.ts';
import { draftPages } from './routes/draft-pages.ts';
import { folderTranslation } from './routes/folder-translation.ts';
import { flagsByPath, type ModuleFlags } from './routes/page-flags.ts';
import { type PlacedPage, placePages } from './routes/place-pages.ts';
import { unmatchedRoutes } from './routes/route-path.ts';

/** All parsed sources of a site. */
export interface SiteSources {
  readonly config: Config;
  readonly documents: readonly PageDocument[];
  /** API documents, in each language that has descriptions of them. */
  readonly references: readonly Reference[];
  readonly navigation: readonly NavigationDocument[];
  readonly pageModules: readonly ModuleFlags[];
  readonly translations: readonly TranslationDocument[];
  readonly messages: readonly ErrorMessage[];
  readonly written: Site['written'];
  readonly files: ReadonlyMap<SourcePath, string>;
  readonly publicFiles: readonly SourcePath[];
  readonly hostFiles: HostFiles;
  /** Manifests of other sites; none by default. */
  readonly sisters?: readonly SisterSite[];
  /** Files and folders that the configuration names but that do not exist. */
  readonly absent: ReadonlySet<SourcePath>;
  /** Rules of the route table that fit no page. */
  readonly unmatched: readonly RouteRule[];
  /** Whether the documents are complete. */
  readonly extent: Extent;
}

/**
 * Joins all documents to one site. While no page is added, removed or moved, values made from an unchanged
 * document are the same objects. An edit therefore costs one page, and later stages compare by identity.
 */
export function assembleSite(sources: SiteSources): Site {
  const { config, files, publicFiles, extent } = sources;
  const components = componentsOf(config, files);
  const references = placeReferences(sources.references, config, sources.translations);
  const placed = placePages(sources.documents, config, references.pages);
  const navigationDocuments = navigationOf(sources.navigation, placed, {
    config,
    references: references.pages,
  });
  const written = pathsOf(config, placed);
  const added = addedPages(config, written, [...navigationDocuments.keys()], sources.messages.length > 0);
  const flags = siteFlags(config, [...navigationDocuments.values()], sources.pageModules);
  const space = linkSpace(placed, {
    config,
    added,
    files,
    external: references.external,
    redirects: redirectSources(config, sources.hostFiles),
    drafts: draftPages(sources.documents, config),
  });
  return {
    config,
    extent,
    pages: joinPages(config, placed, space, components, flags),
    shellPages: added,
    space,
    messages: sources.messages,
    written: sources.written,
    navigationDocuments,
    navigation: new Map(
      [...navigationDocuments].map(([product, document]) => [product, treeOf(document, product)]),
    ),
    translations: new Map(sources.translations.map((document) => [document.language, document])),
    components,
    files,
    publicFiles,
    hostFiles: sources.hostFiles,
    sisters: sources.sisters ?? [],
    ownFiles: [],
    absent: sources.absent,
    unmatched: sources.unmatched,
    ...strayTranslations(config, placed),
  };
}

/** Pages of a folder of translations that have no original. */
function strayTranslations(config: Config, placed: readonly PlacedPage[]): Pick<Site, 'strayTranslations'> {
  if (!config.products.some(({ translations }) => translations)) return {};
  const stray = placed.flatMap(({ document: { source }, barePath }) => {
    const found = barePath === undefined ? undefined : folderTranslation(source, config);
    return found ? [{ source, original: found.original }] : [];
  });
  return { strayTranslations: stray };
}

const siteFlags = memoize(
  (config: Config, navigation: readonly NavigationDocument[], modules: readonly ModuleFlags[]) =>
    flagsByPath(config, navigation, modules),
);

const pathsOf = memoizeList((page: PlacedPage) => page.path);

const componentsOf = memoize((config: Config, files: SiteSources['files']) =>
  registerComponents(files.keys(), config.components),
);

const treeOf = memoize((document: NavigationDocument, product: string) =>
  assembleNavigation(product, document),
);

const addedPages = memoize(
  (
    config: Config,
    written: readonly SitePath[],
    navigated: readonly string[],
    hasMessages: boolean,
  ): readonly ShellPage[] =>
    shellPages({ config, written: new Set(written), navigated: new Set(navigated), hasMessages }),
);

const joinPage = memoize(
  (
    page: PlacedPage,
    space: LinkSpace,
    registered: Site['components'],
    flags: ReadonlyMap<SitePath, PageFlags>,
  ): Page => {
    const { document } = page;
    const links = document.links.map((link) => {
      const target = linkTarget(link.url, link.file ?? document.source, space);
      // Text that a page includes may name other pages from the address of that page.
      if (target.kind !== 'unknown-file' || link.file === undefined) return target;
      const fromPage = linkTarget(link.url, document.source, space);
      return fromPage.kind === 'page' ? fromPage : target;
    });
    const demos = document.parts.map((part) =>
      part.kind === 'demo'
        ? (demoModule(part.file ?? document.source, part.name, (path) => space.files.has(path)) ?? null)
        : null,
    );
    const components = document.parts.map((part) => {
      const name = part.kind === 'component' ? componentName(part.name) : '';
      return registered.has(name) ? name : null;
    });
    const added = flags.get(space.pages.get(page.path)?.path ?? page.path);
    return { ...page, ...(added && { flags: { ...added, ...page.flags } }), links, demos, components };
  },
);

const joinPages = memoizeList(joinPage);

/** The values that decide which pages the shell adds. */
export interface ShellPageSources {
  readonly config: Config;
  /** Addresses at which an author has written a page. */
  readonly written: ReadonlySet<SitePath>;
  /** Ids of products with a navigation. */
  readonly navigated: ReadonlySet<string>;
  readonly hasMessages: boolean;
}

/** Lists the pages that need no source, in the first language, unless an author wrote or redirected them. */
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

/** Returns the rules of the route table that fit no page. */
export const routesWithoutPages = memoize(
  (paths: Pick<ReadonlyMap<SourcePath, unknown>, 'keys'>, config: Config): readonly RouteRule[] =>
    unmatchedRoutes(paths.keys(), config),
);
