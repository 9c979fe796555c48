import { uniqueIds } from '../lib/unique-ids.ts';
import { memoize } from '../memo/memoize.ts';
import type { ApiKind } from '../model/api-document.ts';
import type { Page, Site } from '../model/site.ts';

/** A component, hook or function with the pages about it, in the first language. */
export interface DocumentedComponent {
  readonly name: string;
  readonly kind: ApiKind;
  /** Id of the product. */
  readonly product?: string;
  /** Unique in the site: `material-ui/button`. */
  readonly path: string;
  /** Pages that name it in their front matter. */
  readonly guides: readonly Page[];
  /** The page of its API document. */
  readonly reference?: Page;
}

/** Lists the components of a site, sorted by path: those with an API document, and those that pages name. */
export function documentedComponents({
  pages,
  config,
}: Pick<Site, 'pages' | 'config'>): readonly DocumentedComponent[] {
  return componentsOf(pages, config.languages[0]);
}

const componentsOf = memoize((pages: Site['pages'], language: string): readonly DocumentedComponent[] => {
  const listed = pages.filter((page) => page.language === language && !page.flags.unlisted);
  const found = new Map<string, DocumentedComponent>();
  const paths = new Map<string, string>();
  const unique = uniqueIds();
  for (const page of listed) {
    if (!page.reference) continue;
    const { name, kind } = page.reference;
    // `Dialog.Root` and `DialogRoot` may be two exports.
    const path = unique(pathOf(name, page));
    found.set(path, { ...nothingAbout(page), name, kind, path, reference: page });
    const key = keyOf(name, page);
    if (!paths.has(key)) paths.set(key, path);
  }
  // The document knows the kind; a page names components and hooks only.
  const add = (name: string, kind: ApiKind, page: Page) => {
    const path = paths.get(keyOf(name, page)) ?? pathOf(name, page);
    const component = found.get(path) ?? { ...nothingAbout(page), name, kind, path };
    found.set(path, { ...component, guides: [...component.guides, page] });
  };
  for (const page of listed) {
    if (page.reference) continue;
    const { components, hooks } = page.document.frontMatter;
    for (const name of new Set(components)) add(name, 'component', page);
    for (const name of new Set(hooks)) add(name, 'hook', page);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
});

function nothingAbout({ product }: Page): Pick<DocumentedComponent, 'guides' | 'product'> {
  return { guides: [], ...(product !== undefined && { product }) };
}

function keyOf(name: string, { product = 'site' }: Page): string {
  return `${product}/${name}`;
}

function pathOf(name: string, { product = 'site' }: Page): string {
  return `${product}/${slugOf(name)}`;
}

/** `Dialog.Root` → `dialog-root`, `useTheme` → `use-theme`, `AlertTitle` → `alert-title` */
function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
