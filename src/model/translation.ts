import type { Place } from './diagnostic.ts';
import type { SourcePath } from './path.ts';
import type { Words } from './words.ts';

/** One file of `content/translations/`, narrowed: what a site says in one language. */
export interface TranslationDocument {
  readonly source: SourcePath;
  /** From the name of the file: `translations/de.yaml` → `de`. */
  readonly language: string;
  /** Complete: what the file leaves out is said in English. */
  readonly words: Words;
  readonly site: { readonly name?: string | undefined; readonly description?: string | undefined };
  /** Words of navigation entries, by pathname without trailing slash. */
  readonly navigation: ReadonlyMap<string, Placed<{ readonly title: string }>>;
  /** By product id. */
  readonly products: ReadonlyMap<
    string,
    Placed<{ readonly name?: string | undefined; readonly description?: string | undefined }>
  >;
  /** Advertisements of the site itself, by name. */
  readonly ads: ReadonlyMap<
    string,
    Placed<{ readonly description?: string | undefined; readonly poweredby?: string | undefined }>
  >;
  /** Entries of version menus, by their text in `site.yaml`. */
  readonly versions: ReadonlyMap<string, Placed<{ readonly title: string }>>;
}

/** Words for something that is named elsewhere, and where its name stands in the file. */
export type Placed<Value> = Value & { readonly place: Place };
