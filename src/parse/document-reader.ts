import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { demoKey, releaseKey, treeKey, usesKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import type { ApiRelease } from '../model/api-release.ts';
import type { DemoModule, UsedComponent } from '../model/demo.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { EvaluateModule } from '../model/evaluation.ts';
import type { HeaderRule, HostFile, RedirectRule } from '../model/host-files.ts';
import type { TranslationDocument } from '../model/language.ts';
import type { LinkManifest } from '../model/link-manifest.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SourcePath } from '../model/path.ts';
import type { ErrorMessage } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { sourceTexts } from '../read/source-texts.ts';
import { createReferenceReader, type ReadReferences } from './api/reference-reader.ts';
import { parseHeaders } from './host-files/parse-headers.ts';
import { parseRedirects } from './host-files/parse-redirects.ts';
import { parseLinkManifest } from './link-manifest/parse-link-manifest.ts';
import { parseNavigation } from './navigation/parse-navigation.ts';
import { isNavigationModule, readNavigationModule } from './navigation-module.ts';
import { type PageModule, readPageModule } from './page-module/read-page-module.ts';
import { parseMessages } from './parse-messages.ts';
import { parseTranslation, translationLanguage } from './translations/parse-translation.ts';
import { loadShippedWords } from './translations/shipped-words.ts';

/** What reading documents needs. */
export interface DocumentReaderOptions {
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly store: Store;
  /** Identifies this program and its runtime; another version may parse differently. */
  readonly tool: string;
  readonly evaluate: EvaluateModule;
}

/**
 * Reads and parses the sources that are no pages. A source with the same bytes gives the same object again.
 */
export interface DocumentReader {
  navigation(source: SourceFile): Promise<Parsed<NavigationDocument>>;
  translation(source: SourceFile): Promise<Parsed<TranslationDocument>>;
  /** The flags of a page module, by its syntax. */
  pageModule(source: SourceFile): Promise<PageModule>;
  /** The site's own `_redirects` and `_headers`. */
  redirects(source: SourceFile): Promise<Parsed<HostFile<RedirectRule>>>;
  headers(source: SourceFile): Promise<Parsed<HostFile<HeaderRule>>>;
  /** The messages of error codes. */
  messages(source: SourceFile): Promise<Parsed<readonly ErrorMessage[]>>;
  /** The link manifest of another site. */
  linkManifest(source: SourceFile): Promise<Parsed<LinkManifest | undefined>>;
  demo(source: SourceFile): Promise<Parsed<DemoModule>>;
  /** The components that a module of a demo renders, for sites with API documents. */
  usedComponents(source: SourceFile): Promise<readonly UsedComponent[]>;
  /** A frozen release; undefined if it has errors. */
  release(source: SourceFile): Promise<Parsed<ApiRelease | undefined>>;
  /** API documents with their descriptions. */
  readonly references: ReadReferences;
}

type Read<Value> = (source: SourceFile) => Promise<Value>;

/** Creates a reader that has read nothing yet. */
export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const { files, evaluate } = options;
  const { parseText, storedOrParsed } = createTextParsers(options);
  const parsed = <Value>(parse: (path: SourcePath, text: string) => Parsed<Value>) =>
    once((source) => parseText(source, (text) => parse(source.path, text)));
  const readTree = once((source) =>
    storedOrParsed(source, treeKey, (text) => parseNavigation(source.path, { kind: 'text', text })),
  );
  return {
    // A module may import other files, so it runs each time.
    navigation: (source) =>
      isNavigationModule(source) ? readNavigationModule(source, evaluate) : readTree(source),
    translation: once(async (source) => {
      const shipped = await loadShippedWords(translationLanguage(source.path));
      return parseText(source, (text) => parseTranslation(source.path, text, shipped));
    }),
    pageModule: once(async (source) =>
      readPageModule(source.path, await sourceTexts([source], files).textOf(source)),
    ),
    redirects: parsed(parseRedirects),
    headers: parsed(parseHeaders),
    messages: parsed(parseMessages),
    linkManifest: parsed(parseLinkManifest),
    demo: once((source) =>
      storedOrParsed(source, demoKey, async (text) => {
        // Loaded here: most builds parse no demo.
        const { parseDemo } = await import('./demo/parse-demo.ts');
        return parseDemo({ path: source.path, text });
      }),
    ),
    usedComponents: once(async (source) => {
      const { value } = await storedOrParsed(source, usesKey, async (text) => {
        const { usedProps } = await import('./demo/used-props.ts');
        return { value: usedProps(text, source.path), diagnostics: [] };
      });
      return value;
    }),
    release: once((source) =>
      storedOrParsed(source, releaseKey, async (text) => {
        // Loaded here: few sites have releases.
        const { parseRelease } = await import('./api/parse-release.ts');
        return parseRelease(source.path, text);
      }),
    ),
    references: createReferenceReader(options),
  };
}

/** The two ways to a parsed text: with its bytes, and by their hash. */
function createTextParsers({ files, store, tool }: DocumentReaderOptions) {
  const parse = async <Value>(source: SourceFile, parseText: ParseText<Value>) => {
    const texts = sourceTexts([source], files);
    const parsed = texts.withEncodingProblem(source, await parseText(await texts.textOf(source)));
    return { parsed, isOutdated: texts.isOutdated(source) };
  };
  return {
    parseText: async <Value>(source: SourceFile, parseText: ParseText<Value>) =>
      (await parse(source, parseText)).parsed,
    /** Parses a text unless the store has the result. `keyOf` distinguishes the kinds of results. */
    async storedOrParsed<Value>(
      source: SourceFile,
      keyOf: (hash: string) => string,
      parseText: ParseText<Value>,
    ): Promise<Parsed<Value>> {
      const key = keyOf(hashParts([tool, source.path, source.hash]));
      const known = decodeJson<Parsed<Value>>(await store.get(key));
      if (known !== undefined) return known;
      const { parsed, isOutdated } = await parse(source, parseText);
      if (!isOutdated) await store.put(key, encodeJson(parsed));
      return parsed;
    },
  };
}

type ParseText<Value> = (text: string) => Parsed<Value> | Promise<Parsed<Value>>;

/** Reads each source object once. A failed read is repeated on the next call. */
function once<Value>(read: Read<Value>): Read<Value> {
  const known = new WeakMap<SourceFile, Promise<Value>>();
  return (source) => {
    const found = known.get(source);
    if (found) return found;
    const made = read(source);
    known.set(source, made);
    made.catch(() => known.delete(source));
    return made;
  };
}
