import type { ApiGroupKind, ApiKind } from './api-document.ts';

/** What a release states about a prop, slot, class or the like. */
export interface ReleasedItem {
  /** As TypeScript writes it. */
  readonly type?: string;
  /** Source text. */
  readonly default?: string;
  readonly required?: true;
  readonly deprecated?: true;
}

/** What a release states about an export. */
export interface ReleasedDocument {
  readonly kind: ApiKind;
  readonly name: string;
  readonly deprecated?: true;
  /** The text of a type alias. */
  readonly type?: string;
  /** Items by name. */
  readonly groups: Readonly<Partial<Record<ApiGroupKind, Readonly<Record<string, ReleasedItem>>>>>;
}

/** The form of the label of a release: `7.1.0`, `v8.0.0-beta.1`. */
export const releaseLabel = /^[\w][\w.+-]*$/;

/** The API of a product at one release, as `docs api --freeze` writes it. */
export interface ApiRelease {
  /** The version: `7.1.0`. */
  readonly label: string;
  /** By section and slug: `button`, `data-grid/data-grid`. */
  readonly documents: Readonly<Record<string, ReleasedDocument>>;
}

/** The releases of each product that has any, from the oldest to the newest. */
export type ProductReleases = ReadonlyMap<string, readonly ApiRelease[]>;

/** A difference of one field of an item; a missing value was or is not stated. */
export interface FieldChange {
  readonly field: 'type' | 'default' | 'required';
  readonly before?: string;
  readonly after?: string;
}

/** One difference between two releases. */
export type ApiChange = {
  /** Section and slug of the document. */
  readonly document: string;
  /** Its name: `Button`. */
  readonly name: string;
} & (
  | { readonly kind: 'document-added' | 'document-removed' | 'document-deprecated' }
  | { readonly kind: 'document-changed'; readonly fields: readonly FieldChange[] }
  | {
      readonly kind: 'added' | 'removed' | 'deprecated';
      readonly group: ApiGroupKind;
      readonly item: string;
    }
  | {
      readonly kind: 'changed';
      readonly group: ApiGroupKind;
      readonly item: string;
      readonly fields: readonly FieldChange[];
    }
);
