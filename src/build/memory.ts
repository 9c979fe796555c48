import type { SiteIndex } from '../assemble/site-index.ts';
import type { EmittedFragments } from '../emit/emitted-fragments.ts';
import type { DemoModule, ImportedModule } from '../model/demo.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { TranslationDocument } from '../model/language.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SourcePath } from '../model/path.ts';
import type { ErrorMessage } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';

/**
 * What a builder has made of single sources, for as long as these have the same bytes: a source that changes is another object. An edit
 * elsewhere then reads none of them again, and what follows from them stays the same object too.
 */
export interface Memory {
  /** Parsed pages, with the options they were parsed with, as JSON. */
  readonly documents: WeakMap<SourceFile, { readonly options: string; readonly page: Parsed<PageDocument> }>;
  /** The latest list of parsed pages. */
  latestPages: LatestPages | undefined;
  readonly navigation: Held<Parsed<NavigationDocument>>;
  readonly translations: Held<Parsed<TranslationDocument>>;
  readonly messages: Held<Parsed<readonly ErrorMessage[]>>;
  readonly demos: Held<Parsed<DemoModule>>;
  /** What each module of a demo imported when it could be read last. */
  readonly demoImports: Map<SourcePath, readonly ImportedModule[]>;
  /** Navigation and dialogs as files, by the editions it is drawn from, and the hash of the templates that drew it. */
  readonly fragments: WeakMap<
    SiteIndex['localeVersions'],
    { readonly templates: string; readonly emitted: EmittedFragments }
  >;
  /** CSS text of shared rules by name, of the templates that drew last. Threads tell of each once, and the store may lose them. */
  rules: { readonly templates: string; readonly texts: Map<string, string> } | undefined;
}

/** A page for every source, in their order. */
export interface LatestPages {
  readonly options: string;
  readonly sources: readonly SourceFile[];
  readonly pages: readonly Parsed<PageDocument>[];
}

/** Values by the source they were made of. */
export type Held<Value> = WeakMap<SourceFile, Promise<Value>>;

/** Holds nothing yet. */
export function createMemory(): Memory {
  return {
    documents: new WeakMap(),
    latestPages: undefined,
    navigation: new WeakMap(),
    translations: new WeakMap(),
    messages: new WeakMap(),
    demos: new WeakMap(),
    demoImports: new Map(),
    fragments: new WeakMap(),
    rules: undefined,
  };
}

/** What is held of a source, made where there is nothing yet. What could not be made is tried again the next time. */
export function hold<Value>(
  held: Held<Value>,
  source: SourceFile,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = held.get(source);
  if (known) return known;
  const made = make();
  held.set(source, made);
  made.catch(() => held.delete(source));
  return made;
}
