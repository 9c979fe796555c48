import type { Place } from './diagnostic.ts';
import type { SourcePath } from './path.ts';
import type { Words } from './words.ts';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** A language of the site. */
export interface LanguageFacts {
  /** Its name in itself: `Deutsch`. */
  readonly name: string;
  readonly direction: Direction;
}

/** A link from a page to the same page in one language. */
export interface LanguageLink {
  readonly language: string;
  /** Name of the language in itself: `Deutsch`. */
  readonly name: string;
  readonly href: string;
  /** True for the language of the page. */
  readonly current: boolean;
}

/** The words of a site in one language: a file of `content/translations/`, or words of the program alone. */
export interface TranslationDocument {
  /** Absent if the site has no file for this language. */
  readonly source?: SourcePath;
  /** From the name of the file: `translations/de.yaml` → `de`. */
  readonly language: string;
  /** Complete: words that the file leaves out are those of the program, or English. */
  readonly words: Words;
  readonly site: { readonly name?: string | undefined; readonly description?: string | undefined };
  /** Words of navigation entries, by pathname without trailing slash. */
  readonly navigation: ReadonlyMap<string, Placed<{ readonly title: string }>>;
  /** Words with which readers search for pages, by path without trailing slash. */
  readonly keywords: ReadonlyMap<string, Placed<{ readonly words: string }>>;
  readonly products: ReadonlyMap<
    string,
    Placed<{ readonly name?: string | undefined; readonly description?: string | undefined }>
  >;
  readonly ads: ReadonlyMap<
    string,
    Placed<{ readonly description?: string | undefined; readonly poweredby?: string | undefined }>
  >;
  /** Entries of version menus, by their text in `site.yaml`. */
  readonly versions: ReadonlyMap<string, Placed<{ readonly title: string }>>;
}

/** A translated value, with the position of its key in the file. */
export type Placed<Value> = Value & { readonly place: Place };
