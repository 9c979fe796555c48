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
  const found = new Map<string, DocumentedComponent>();
  const add = (name: string, kind: ApiKind, page: Page) => {
    const path = `${page.product ?? 'site'}/${slugOf(name)}`;
    const known = found.get(path);
    const component = known ?? {
      name,
      kind,
      path,
      guides: [],
      ...(page.product !== undefined && { product: page.product }),
    };
    // The document knows the kind; a page names components and hooks only.
    if (page.reference) found.set(path, { ...component, name, kind, reference: page });
    else found.set(path, { ...component, guides: [...component.guides, page] });
  };
  for (const page of pages) {
    if (page.language !== language || page.flags.unlisted) continue;
    const { components, hooks } = page.document.frontMatter;
    if (page.reference) add(page.reference.name, page.reference.kind, page);
    else {
      for (const name of new Set(components)) add(name, 'component', page);
      for (const name of new Set(hooks)) add(name, 'hook', page);
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
});

/** `Dialog.Root` → `dialog-root`, `useTheme` → `use-theme`, `AlertTitle` → `alert-title` */
function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
