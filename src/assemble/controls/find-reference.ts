import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { DemoElement } from '../../model/demo-controls.ts';
import type { Page } from '../../model/site.ts';
import { importKeys } from '../api/demos/import-keys.ts';

/** The API document of a component, and the page that shows it in the first language. */
export interface ControlsReference {
  readonly document: ApiDocument;
  readonly page: Page;
}

/**
 * Finds the reference of the component that a demo shows: the one that a directive names, or else the one
 * that the demo imports, or else the one with the name of the element. Where several have a name, that of
 * the page's product comes first.
 */
export function findReference(
  pages: readonly Page[],
  {
    element,
    named,
    product,
  }: {
    readonly element: Pick<DemoElement, 'tag' | 'component'>;
    readonly named: string | undefined;
    readonly product: string | undefined;
  },
): ControlsReference | undefined {
  const { byImport, byName } = references(pages);
  const { component, tag } = element;
  const imported = component && byImport.get(`${component.specifier}#${component.name}`);
  if (named === undefined && imported) return imported;
  const found = byName.get(named ?? tag) ?? [];
  if (imported && found.includes(imported)) return imported;
  const near = found.find(({ page }) => page.product === product);
  // A name alone says little about the component of another product.
  return near ?? (named === undefined ? undefined : found[0]);
}

/** Returns the names of all components with a reference. */
export function documentedNames(pages: readonly Page[]): readonly string[] {
  return [...references(pages).byName.keys()];
}

const references = memoize((pages: readonly Page[]) => {
  const byImport = new Map<string, ControlsReference>();
  const byName = new Map<string, ControlsReference[]>();
  for (const page of pages) {
    const { reference: document, translationOf } = page;
    if (document?.kind !== 'component' || translationOf !== undefined) continue;
    const reference = { document, page };
    for (const key of importKeys(document.imports, document.name))
      if (!byImport.has(key)) byImport.set(key, reference);
    byName.set(document.name, [...(byName.get(document.name) ?? []), reference]);
  }
  return { byImport, byName };
});
