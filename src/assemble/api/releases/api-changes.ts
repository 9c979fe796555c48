import { memoize } from '../../../memo/memoize.ts';
import { type ApiGroupKind, apiGroupKinds } from '../../../model/api-document.ts';
import type {
  ApiChange,
  ApiRelease,
  FieldChange,
  ReleasedDocument,
  ReleasedItem,
} from '../../../model/api-release.ts';

/**
 * Returns the differences between two releases, by document, then in the order in which pages show groups.
 */
export function apiChanges(before: ApiRelease, after: ApiRelease): readonly ApiChange[] {
  return joined(before.documents, after.documents).flatMap(([document, old, now]) =>
    documentChanges(document, old, now),
  );
}

/** The values of two records by name, sorted. A prop may be called `constructor`, which every object has. */
function joined<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): (readonly [name: string, before: Value | undefined, after: Value | undefined])[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((name) => [name, old.get(name), now.get(name)] as const);
}

function documentChanges(
  document: string,
  before: ReleasedDocument | undefined,
  after: ReleasedDocument | undefined,
): ApiChange[] {
  const name = after?.name ?? before?.name ?? document;
  if (!before) return [{ kind: 'document-added', document, name }];
  if (!after) return [{ kind: 'document-removed', document, name }];
  const deprecated: ApiChange[] =
    after.deprecated && !before.deprecated ? [{ kind: 'document-deprecated', document, name }] : [];
  const fields = fieldChanges(before, after);
  const changed: ApiChange[] =
    fields.length > 0 ? [{ kind: 'document-changed', document, name, fields }] : [];
  const changes = apiGroupKinds.flatMap((group) =>
    groupChanges(group, before.groups[group] ?? {}, after.groups[group] ?? {}),
  );
  return [...deprecated, ...changed, ...changes.map((change): ApiChange => ({ document, name, ...change }))];
}

type Items = Readonly<Record<string, ReleasedItem>>;

type ItemChange =
  Extract<ApiChange, { readonly item: string }> extends infer Change
    ? Change extends unknown
      ? Omit<Change, 'document' | 'name'>
      : never
    : never;

function groupChanges(group: ApiGroupKind, before: Items, after: Items): ItemChange[] {
  return joined(before, after).flatMap(([item, old, now]): ItemChange[] => {
    if (!old) return [{ kind: 'added', group, item }];
    if (!now) return [{ kind: 'removed', group, item }];
    const fields = fieldChanges(old, now);
    return [
      ...(now.deprecated && !old.deprecated ? [{ kind: 'deprecated', group, item } as const] : []),
      ...(fields.length > 0 ? [{ kind: 'changed', group, item, fields } as const] : []),
    ];
  });
}

/** A type alias has a type and no other field. */
function fieldChanges(before: ReleasedItem, after: ReleasedItem): FieldChange[] {
  return (['type', 'default', 'required'] as const).flatMap((field) => {
    const [old, now] = [before[field], after[field]].map((value) => value?.toString());
    if (old === now) return [];
    return [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}

/** The release in which something first appeared, by document key, or by document key, group and item. */
export type FirstReleases = ReadonlyMap<string, string>;

/** Identifies an item in `FirstReleases`. */
export function itemKey(document: string, group: ApiGroupKind, item: string): string {
  return JSON.stringify([document, group, item]);
}

/**
 * Returns the release since which each document and item exists without interruption. What the oldest release
 * has may be older still, and is left out.
 *
 * @param releases from the oldest to the newest
 */
export const firstReleases = memoize((releases: readonly ApiRelease[]): FirstReleases => {
  const first = new Map<string, string>();
  for (const [index, after] of releases.entries()) {
    const before = releases[index - 1];
    if (!before) continue;
    for (const change of apiChanges(before, after)) {
      // Its items are as new as itself, which is stated once.
      if (change.kind === 'document-added') first.set(change.document, after.label);
      else if (change.kind === 'document-removed') removeDocument(first, change.document, before);
      else if (change.kind === 'added')
        first.set(itemKey(change.document, change.group, change.item), after.label);
      else if (change.kind === 'removed') first.delete(itemKey(change.document, change.group, change.item));
    }
  }
  return first;
});

function removeDocument(first: Map<string, string>, document: string, before: ApiRelease): void {
  first.delete(document);
  for (const group of apiGroupKinds)
    for (const item of Object.keys(before.documents[document]?.groups[group] ?? {}))
      first.delete(itemKey(document, group, item));
}
