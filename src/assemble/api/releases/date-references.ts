import { hashParts } from '../../../lib/hash.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ApiDocument } from '../../../model/api-document.ts';
import type { ProductReleases } from '../../../model/api-release.ts';
import type { Reference } from '../../../parse/api/reference-reader.ts';
import { type FirstReleases, firstReleases, itemKey } from './api-changes.ts';
import { documentId } from './api-release.ts';

/** States since which release each document and item exists. An unchanged reference is the same object. */
export function dateReferences(
  references: readonly Reference[],
  releases: ProductReleases,
): readonly Reference[] {
  if (releases.size === 0) return references;
  return references.map((reference) => {
    const own = releases.get(reference.product);
    return own === undefined ? reference : dateReference(reference, firstReleases(own));
  });
}

const dateReference = memoize((reference: Reference, first: FirstReleases): Reference => {
  const { document } = reference;
  return document === undefined ? reference : { ...reference, document: dateDocument(document, first) };
});

/** What an author states is more exact than what releases show, and stays. */
function dateDocument(document: ApiDocument, first: FirstReleases): ApiDocument {
  const key = documentId(document);
  const whole = dated(document, first.get(key));
  const groups = document.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => dated(item, first.get(itemKey(key, group.kind, item.name)))),
  }));
  return { ...whole, groups, ...(document.hash !== undefined && { hash: datedHash(whole, groups) }) };
}

function datedHash({ hash = '', since = '' }: ApiDocument, groups: ApiDocument['groups']): string {
  return hashParts([hash, since, ...groups.flatMap(({ items }) => items.map((item) => item.since ?? ''))]);
}

function dated<Item extends { readonly since?: string }>(item: Item, since: string | undefined): Item {
  return since === undefined || item.since !== undefined ? item : { ...item, since };
}
