import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument, ApiInheritedItem, ApiItem, ApiText } from '../../model/api-document.ts';
import type { PageLink } from '../../model/document.ts';

/** Returns the texts of an API document in the order of its page. */
export function apiTexts({ deprecation, description, demos, groups }: ApiDocument): readonly ApiText[] {
  const texts = groups.flatMap(({ items, inherited }) => [
    ...items.flatMap(itemTexts),
    ...inherited.flatMap((one) => one.items.flatMap(inheritedTexts)),
  ]);
  return [deprecation?.reason, description, demos, ...texts].filter((text) => text !== undefined);
}

function inheritedTexts({ deprecation, description }: ApiInheritedItem): (ApiText | undefined)[] {
  return [deprecation?.reason, description];
}

function itemTexts({ deprecation, description, seeMore, signature }: ApiItem): (ApiText | undefined)[] {
  const parameters = signature?.parameters.map((parameter) => parameter.description) ?? [];
  return [deprecation?.reason, description, ...parameters, signature?.returns?.description, seeMore];
}

/** The links of an API document, as those of one page. */
export interface ReferenceLinks {
  readonly links: readonly PageLink[];
  /** The index of the first link of each text among them. */
  readonly offsets: ReadonlyMap<ApiText, number>;
  /** The index of the link to the page that the document inherits from. */
  readonly inheritance?: number;
}

/** Numbers the links of all texts of an API document. */
export const referenceLinks = memoize((document: ApiDocument): ReferenceLinks => {
  const links: PageLink[] = [];
  const offsets = new Map<ApiText, number>();
  for (const text of apiTexts(document)) {
    offsets.set(text, links.length);
    for (const link of text.links) links.push(link);
  }
  const url = document.inheritance?.pathname;
  if (url === undefined) return { links, offsets };
  links.push({ kind: 'link', url, file: document.source, line: 1, column: 1 });
  return { links, offsets, inheritance: links.length - 1 };
});
