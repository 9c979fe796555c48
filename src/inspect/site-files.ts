import { posix } from 'node:path';
import { resolveProduct } from '../config/product-schema.ts';
import { writeYaml } from '../data/write-yaml.ts';
import type { SourcePath } from '../model/path.ts';
import type { NavigationInput } from '../parse/navigation/navigation-schema.ts';
import type { InspectedApi, InspectedProduct, InspectedTree } from './inspected-tree.ts';
import { routeTable, type WrittenRoute } from './route-table.ts';
import { themeModule } from './theme-module.ts';

/** Where the new site and the tree are. */
export interface SitePlace {
  /** Posix path from the `content` folder of the new site to the inspected folder: `../../docs`. */
  readonly toTree: string;
  /** URL of the editor for the new site, if it is known. */
  readonly editUrl?: string | undefined;
  /** Name of the site, if the tree has none. */
  readonly name: string;
}

const schemas = 'node_modules/colophon/lib/schemas';

/** Returns the files of a site that shows a tree where it is, by path: `site.yaml` and navigation files. */
export function siteFiles(tree: InspectedTree, place: SitePlace): ReadonlyMap<string, string> {
  const outside = (path: string): string => posix.join(place.toTree, path);
  const files = new Map<string, string>();
  files.set('content/site.yaml', siteText(tree, place, outside));
  const theme = themeModule(tree.packages?.themes ?? []);
  if (theme !== undefined) files.set('content/theme.ts', theme);
  for (const product of tree.products)
    if (product.logo) files.set(`content/${logoFile(product)}`, product.logo.text);
  for (const product of tree.products)
    if (product.navigation !== 'auto')
      files.set(`content/${navigationFile(product)}`, navigationText(product, product.navigation));
  for (const [language, labels] of Object.entries(tree.labels))
    files.set(
      `content/translations/${language}.yaml`,
      `# yaml-language-server: $schema=../../${schemas}/translation.schema.json\n${writeYaml({ navigation: labels })}`,
    );
  return files;
}

type Outside = (path: string) => string;

function siteText(tree: InspectedTree, place: SitePlace, outside: Outside): string {
  const { settings } = tree;
  const products = tree.products.map((product) => productValue(product, outside));
  const routes = routesOf(tree, outside);
  const sections: Record<string, unknown>[] = [
    {
      name: settings.name ?? place.name,
      description: settings.description,
      url: settings.url,
      base: settings.base,
      languages: tree.languages.map(({ id, name, direction }) =>
        direction === undefined ? id : { id, ...(name !== undefined && { name }), direction },
      ),
      repository: settings.repository,
      editUrl: place.editUrl,
      lastUpdated: settings.lastUpdated,
    },
    { products },
    { exclude: tree.exclude.length > 0 ? tree.exclude : undefined },
    { routes: routes.length > 0 ? routes : undefined },
    { pageModules: tree.pageModules && outside(tree.pageModules) },
    { public: tree.public && outside(tree.public) },
    { includes: tree.includes?.length ? tree.includes.map(outside) : undefined },
    { followLinks: tree.followLinks?.length ? tree.followLinks.map(outside) : undefined },
    { markdown: markdownValue(tree) },
    {
      components: tree.components.length > 0 ? tree.components.map(outside) : undefined,
      // Pages of React applications are hydrated as a whole, so a component may need the browser.
      hydrateComponents: tree.components.length > 0 ? 'visible' : undefined,
    },
    { alias: aliasOf(tree, outside) },
    { redirects: settings.redirects },
  ];
  const written = sections.map(withoutAbsent).filter((section) => Object.keys(section).length > 0);
  return [
    `# yaml-language-server: $schema=../${schemas}/site.schema.json\n`,
    written.map(writeYaml).join('\n'),
    `\n${severityText(tree)}`,
  ].join('');
}

/** Links to headings keep leading there. */
function markdownValue({ kind, settings, ...tree }: InspectedTree): Record<string, unknown> | undefined {
  const anchors = tree.anchors ?? (kind === 'vitepress' ? kind : 'github');
  return kind === 'family' ? settings.markdown : { ...settings.markdown, anchors };
}

/** The tool that the pages were written for builds them with the same problems. */
function severityText({ unwantedChecks = [] }: InspectedTree): string {
  const off = unwantedChecks.map((code) => [code, 'off'] as const);
  return [
    '# Problems in the pages are reported and stop no build. Remove this when "docs check" reports none.\n',
    off.length > 0 ? '# What is off is a habit of these pages, which are shown in full all the same.\n' : '',
    writeYaml({ severity: { '*': 'warning', ...Object.fromEntries(off) } }),
  ].join('');
}

function withoutAbsent(section: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(section).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function productValue(product: InspectedProduct, outside: Outside) {
  const { id, name, root, content, translations = {}, api, logo, description, navigation } = product;
  const folders = Object.entries(translations).map(
    ([language, folder]) => [language, outside(folder)] as const,
  );
  return {
    id,
    name,
    root,
    content: outside(content),
    ...(folders.length > 0 && { translations: Object.fromEntries(folders) }),
    ...(api && { api: apiValue(api, outside) }),
    navigation: navigation === 'auto' ? 'auto' : navigationFile(product),
    ...(logo && { logo: logoFile(product) }),
    ...(description !== undefined && { description }),
  };
}

function apiValue({ documents, descriptions }: InspectedApi, outside: Outside) {
  if (descriptions === undefined) return outside(documents);
  return { documents: outside(documents), descriptions: outside(descriptions) };
}

function logoFile({ id }: InspectedProduct): string {
  return `logos/${id}.svg`;
}

function navigationFile({ id }: InspectedProduct): string {
  return `navigation/${id}.yaml`;
}

/** Returns the rules for pages whose address does not follow from their file. */
function routesOf({ products, pages, languages }: InspectedTree, outside: Outside): WrittenRoute[] {
  const resolved = products.map((product) => resolveProduct(productValue(product, outside)));
  const planned = pages.flatMap(({ file, path }) =>
    path === undefined ? [] : [{ source: outside(file) as SourcePath, path }],
  );
  const [first = 'en', ...others] = languages.map(({ id }) => id);
  return routeTable(planned, { products: resolved, languages: [first, ...others] });
}

function aliasOf({ alias }: InspectedTree, outside: Outside): Record<string, string> | undefined {
  const entries = Object.entries(alias).map(([name, target]) => [name, outside(target)] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function navigationText({ navigationSource }: InspectedProduct, entries: readonly NavigationInput[]): string {
  const origin = navigationSource === undefined ? '' : `# Read from ${navigationSource}.\n`;
  return `# yaml-language-server: $schema=../../${schemas}/navigation.schema.json\n${origin}${writeYaml(entries)}`;
}
