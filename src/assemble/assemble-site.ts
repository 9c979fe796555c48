import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { TranslationDocument } from '../model/language.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { ErrorMessage, Extent, LinkSpace, Page, ShellPage, Site } from '../model/site.ts';
import { assembleNavigation } from './assemble-navigation.ts';
import { demoModule } from './demo-module.ts';
import { linkSpace } from './link-space.ts';
import { linkTarget } from './link-target.ts';
import { type PlacedPage, placePages } from './place-pages.ts';
import { componentName, registerComponents } from './register-components.ts';
import { shellPages } from './shell-pages.ts';

/** Everything that was read and parsed. */
export interface SiteSources {
  readonly config: Config;
  readonly documents: readonly PageDocument[];
  readonly navigation: readonly NavigationDocument[];
  readonly translations: readonly TranslationDocument[];
  readonly messages: readonly ErrorMessage[];
  readonly files: ReadonlyMap<SourcePath, string>;
  readonly publicFiles: readonly SourcePath[];
  /** What the configuration names and is not there. */
  readonly absent: ReadonlySet<SourcePath>;
  /** Whether these are all documents. */
  readonly extent: Extent;
}

/**
 * Joins all documents to one site. Pure. What follows from a document that is the same object as before is the same object too, as long as
 * nothing came, went or moved: so one edit costs one page, and who comes after sees by identity what is still true.
 */
export function assembleSite(sources: SiteSources): Site {
  const { config, files, publicFiles, extent } = sources;
  const components = componentsOf(config, files);
  const bySource = new Map(sources.navigation.map((document) => [document.source, document]));
  const navigationDocuments = new Map<string, NavigationDocument>();
  for (const product of config.products) {
    const document = product.navigation && bySource.get(product.navigation);
    if (document) navigationDocuments.set(product.id, document);
  }
  const placed = placePages(sources.documents, config);
  const written = pathsOf(config, placed);
  const added = addedPages(config, written, [...navigationDocuments.keys()], sources.messages.length > 0);
  const space = linkSpace(placed, { config, added, files });
  return {
    config,
    extent,
    pages: joinPages(config, placed, space, components),
    shellPages: added,
    space,
    messages: sources.messages,
    navigationDocuments,
    navigation: new Map(
      [...navigationDocuments].map(([product, document]) => [product, treeOf(document, product)]),
    ),
    translations: new Map(sources.translations.map((document) => [document.language, document])),
    components,
    files,
    publicFiles,
    absent: sources.absent,
  };
}

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

/** Joins a page to what its links and directives name. */
const joinPage = memoize((page: PlacedPage, space: LinkSpace, registered: Site['components']): Page => {
  const { document } = page;
  const links = document.links.map((link) => linkTarget(link.url, document.source, space));
  const demos = document.parts.map((part) =>
    part.kind === 'demo'
      ? (demoModule(document.source, part.name, (path) => space.files.has(path)) ?? null)
      : null,
  );
  const components = document.parts.map((part) => {
    const name = part.kind === 'component' ? componentName(part.name) : '';
    return registered.has(name) ? name : null;
  });
  return { ...page, links, demos, components };
});

const joinPages = memoizeList(joinPage);
