import type { ApiGroupKind } from '../../../model/api-document.ts';
import type { ApiChange, FieldChange } from '../../../model/api-release.ts';

/** The sections of a list of changes, in the order in which readers see them. */
const changeSectionKinds = ['added', 'changed', 'deprecated', 'removed'] as const;

/** What happened to the entries of a section. */
export type ChangeSectionKind = (typeof changeSectionKinds)[number];

/** A changed prop, slot, class or the like. */
export interface ChangedItem {
  readonly group: ApiGroupKind;
  readonly item: string;
  /** Empty but for entries of `changed`. */
  readonly fields: readonly FieldChange[];
}

/**
 * The entries of one document. Without items, the document itself was added, changed, deprecated or removed.
 */
export interface ChangedDocument {
  readonly document: string;
  readonly name: string;
  /** Empty but for a document that was changed itself. */
  readonly fields: readonly FieldChange[];
  readonly items: readonly ChangedItem[];
}

/** All changes of one kind. */
export interface ChangeSection {
  readonly kind: ChangeSectionKind;
  readonly documents: readonly ChangedDocument[];
}

/** Sorts changes into sections, and leaves out those without entries. */
export function changeSections(changes: readonly ApiChange[]): readonly ChangeSection[] {
  return changeSectionKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind.replace('document-', '') === kind);
    return own.length === 0 ? [] : [{ kind, documents: documentsOf(own) }];
  });
}

/** Changes of one document follow each other. */
function documentsOf(changes: readonly ApiChange[]): ChangedDocument[] {
  const items = new Map<string, ChangedItem[]>();
  const names = new Map(changes.map(({ document, name }) => [document, name]));
  const fields = new Map(
    changes.flatMap((change) =>
      change.kind === 'document-changed' ? [[change.document, change.fields] as const] : [],
    ),
  );
  for (const change of changes) {
    const own = items.get(change.document) ?? [];
    items.set(change.document, own);
    if (!('item' in change)) continue;
    const { group, item } = change;
    own.push({ group, item, fields: 'fields' in change ? change.fields : [] });
  }
  return [...items].map(([document, own]) => ({
    document,
    name: names.get(document) ?? document,
    fields: fields.get(document) ?? [],
    items: own,
  }));
}
