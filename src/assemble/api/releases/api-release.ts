import { memoize } from '../../../memo/memoize.ts';
import type { ApiDocument, ApiGroup, ApiGroupKind, ApiItem } from '../../../model/api-document.ts';
import type { ApiRelease, ReleasedDocument, ReleasedItem } from '../../../model/api-release.ts';

/** The part of an API document that a release keeps. */
export type ReleasableDocument = Pick<
  ApiDocument,
  'kind' | 'name' | 'slug' | 'section' | 'deprecation' | 'groups' | 'signatures'
>;

/**
 * Returns what a release states about its API: names, types, defaults, and what is required or deprecated.
 * Texts and inherited items are left out, since they change without a change of the library.
 */
export function apiRelease(label: string, documents: readonly ReleasableDocument[]): ApiRelease {
  const released = documents.map((document) => [documentId(document), releasedDocument(document)] as const);
  return { label, documents: Object.fromEntries(released.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Identifies a document in all releases of its product: `data-grid/data-grid`. */
export function documentId({ section, slug }: Pick<ApiDocument, 'section' | 'slug'>): string {
  return section === '' ? slug : `${section}/${slug}`;
}

const releasedDocument = memoize(
  ({ kind, name, deprecation, groups, signatures }: ReleasableDocument): ReleasedDocument => {
    const released = groups.map((group): [ApiGroupKind, ReleasedDocument['groups']['props']] => [
      group.kind,
      releasedItems(group),
    ]);
    return {
      kind,
      name,
      ...(deprecation && { deprecated: true }),
      // Those of functions follow from their parameters.
      ...(kind === 'type' && { type: signatures.join(' ') }),
      groups: Object.fromEntries(released),
    };
  },
);

function releasedItems({ items }: ApiGroup): Readonly<Record<string, ReleasedItem>> {
  const released = items.map((item) => [item.name, releasedItem(item)] as const);
  return Object.fromEntries(released.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function releasedItem({ type, default: value, required, deprecation }: ApiItem): ReleasedItem {
  return {
    ...(type && { type: type.text }),
    ...(value !== undefined && { default: value }),
    ...(required && { required: true }),
    ...(deprecation && { deprecated: true }),
  };
}

/**
 * Sorts releases from the oldest to the newest: `7.9.0` comes before `7.10.0`, and
 * `8.0.0-beta.1` before `8.0.0`.
 */
export function sortReleases(releases: readonly ApiRelease[]): readonly ApiRelease[] {
  return releases.toSorted((a, b) => compareVersions(a.label, b.label));
}

function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((label) => label.replace(/^v/, '').split(/-(.*)/s, 2));
  return (
    compareNumbered(first?.[0] ?? '', second?.[0] ?? '') ||
    Number(first?.[1] === undefined) - Number(second?.[1] === undefined) ||
    compareNumbered(first?.[1] ?? '', second?.[1] ?? '')
  );
}

function compareNumbered(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
