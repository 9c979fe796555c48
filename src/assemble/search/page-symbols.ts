import { places } from '../../../templates/browser/search/format/postings.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { SearchSymbolKind } from '../../model/search-index.ts';
import type { TermCollector } from './pages/collect-terms.ts';

/** A name that a page documents. */
export interface PageSymbol {
  readonly name: string;
  readonly kind: SearchSymbolKind;
  /** Its id in the page. */
  readonly anchor: string;
}

/**
 * Returns the names that an API page documents: props, slots, classes as they stand in the page, and so on.
 */
export function pageSymbols({ groups }: ApiDocument): PageSymbol[] {
  return groups.flatMap(({ kind, items }) =>
    items.flatMap(({ name, anchor, className }): PageSymbol[] => {
      if (name === '') return [];
      const named = { name, kind, anchor };
      if (className === undefined) return [named];
      const classed: PageSymbol = { name: className, kind: 'classes', anchor };
      return kind === 'classes' ? [classed] : [named, classed];
    }),
  );
}

/** Adds the words of an API document: the parts of its names, its literal values and its texts. */
export function readReference(document: ApiDocument, { add }: Pick<TermCollector, 'add'>): void {
  for (const { name } of pageSymbols(document)) add(name, places.part);
  for (const { items, inherited } of document.groups) {
    for (const item of items) {
      for (const literal of item.type?.literals ?? []) add(literal, places.part);
      add(item.default ?? '', places.identifier);
      add(item.description?.markdown ?? '', places.text);
      add(item.deprecation?.reason?.markdown ?? '', places.text);
    }
    for (const { items: taken } of inherited) for (const { name } of taken) add(name, places.code);
  }
  for (const line of [...document.imports, ...document.signatures]) add(line, places.identifier);
  for (const example of document.examples) add(example, places.code);
}
