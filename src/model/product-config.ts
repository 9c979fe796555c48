import type { ApiExtraction } from './api-extraction.ts';
import type { ApiLayout } from './api-reference.ts';
import type { SourcePath } from './path.ts';
import type { ColourPair } from './theme.ts';

/** An entry of a product's version menu. */
export interface Version {
  readonly text: string;
  /** The package whose installed version is the text. */
  readonly package?: string;
  readonly href: string;
  readonly current: boolean;
}

/** The category of a product, by the table in section 2 of the specification; `null` shows none. */
export type Category = 'core' | 'x' | 'toolpad' | null;

/** Where the API documents of a product come from, and how its pages show them. */
export interface ApiConfig {
  /** Folders of documents to read. */
  readonly documents: readonly SourcePath[];
  /** Folder of descriptions. It need not exist. */
  readonly descriptions: SourcePath;
  /** Folder of the documents that follow from TypeScript. It need not exist. */
  readonly folder: SourcePath;
  readonly extraction?: ApiExtraction;
  readonly layout: ApiLayout;
}

/** A product of the family, with every default applied. */
export interface ProductConfig {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** Its roots in the URL space, each with a slash at both ends. */
  readonly roots: readonly string[];
  /** Folder of its pages, relative to the content folder. */
  readonly content?: SourcePath;
  /** Folders of translations, by language. */
  readonly translations?: Readonly<Record<string, SourcePath>>;
  readonly api?: ApiConfig;
  readonly navigation?: SourcePath;
  /** The navigation follows from the pages. */
  readonly autoNavigation?: true;
  readonly logo?: SourcePath;
  readonly accent?: ColourPair;
  /** One sentence for the home page and the product switcher. */
  readonly description?: string;
  readonly versions: readonly Version[];
}
