import type { Store } from '../../cache/create-store.ts';
import { apiKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashData, hashParts } from '../../lib/hash.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { SourceFile } from '../../model/source.ts';
import { sourceTexts } from '../../read/source-texts.ts';
import { contentHash } from './content-hash.ts';
import type { FoundDocument, PlannedReference } from './plan-references.ts';
import { decodeReference, encodeReference } from './stored-reference.ts';

/** An API document in one language. */
export interface Reference {
  /** Id of its product. */
  readonly product: string;
  readonly language: string;
  /** The document, or the descriptions in the language of a translation. */
  readonly source: SourcePath;
  /** Undefined for a document without a page. */
  readonly document: ApiDocument | undefined;
  /** Source of the document, if this is a translation. */
  readonly translationOf?: SourcePath;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads API documents with their descriptions. Those with the same bytes give the same objects again. */
export type ReadReferences = (planned: readonly PlannedReference[]) => Promise<readonly Reference[]>;

/** What reading API documents needs. */
export interface ReferenceReaderOptions {
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly store: Store;
  /** Identifies this program and its runtime; another version may parse differently. */
  readonly tool: string;
}

/** Creates a reader that has read nothing yet. It keeps what the last call read. */
export function createReferenceReader({ files, store, tool }: ReferenceReaderOptions): ReadReferences {
  let latest: ReadonlyMap<string, Reference> = new Map();
  return async (planned) => {
    const keyed = planned.map((one) => ({ one, key: referenceKey(one, tool) }));
    const missing = keyed.filter(({ key }) => !latest.has(key));
    const stored = await store.getMany(missing.map(({ key }) => apiKey(key)));
    const read = new Map<string, Reference>();
    for (const [index, { one, key }] of missing.entries()) {
      const known = stored[index];
      const { value, diagnostics } = known
        ? decodeReference(known)
        : await joinFiles(one, { files, store, key });
      read.set(key, { ...placeOf(one), document: value, diagnostics });
    }
    const references = keyed.flatMap(({ key }) => {
      const found = latest.get(key) ?? read.get(key);
      return found ? [[key, found] as const] : [];
    });
    latest = new Map(references);
    return references.map(([, reference]) => reference);
  };
}

/** Identifies a document and its descriptions by path and content. */
function referenceKey(
  { product, language, found, folder, descriptions }: PlannedReference,
  tool: string,
): string {
  const files = descriptions.flatMap(({ path, hash }) => [path, hash]);
  const hash = found.kind === 'written' ? found.file.hash : contentHash(found.document);
  return hashParts([tool, product, language, folder, found.path, hash, ...files]);
}

function placeOf({
  product,
  language,
  found: { path },
  descriptions: [translated],
  isTranslation,
}: PlannedReference): Omit<Reference, 'document' | 'diagnostics'> {
  return isTranslation && translated
    ? { product, language, source: translated.path, translationOf: path }
    : { product, language, source: path };
}

/** Reads the files of a document and joins them; a result of files that changed meanwhile is not stored. */
async function joinFiles(
  { found, folder, descriptions, isTranslation }: PlannedReference,
  { files, store, key }: Pick<ReferenceReaderOptions, 'files' | 'store'> & { readonly key: string },
): Promise<Parsed<ApiDocument | undefined>> {
  const sources = [...(found.kind === 'written' ? [found.file] : []), ...descriptions];
  const texts = sourceTexts(sources, files);
  const textOf = async (source: SourceFile) => ({ source: source.path, text: await texts.textOf(source) });
  // Loaded here: most builds parse no document.
  const { parseApiDocument } = await import('./parse-api-document.ts');
  const parsed = parseApiDocument({
    document: found.kind === 'written' ? await textOf(found.file) : found.document,
    folder,
    descriptions: await Promise.all(descriptions.map(textOf)),
    lint: !isTranslation && isOwn(found),
  });
  const { value, diagnostics } = sources.reduce(
    (result, source) => texts.withEncodingProblem(source, result),
    parsed,
  );
  // Not the key, which differs between versions of Node.js, as nothing that is published may.
  const joined = { value: value && { ...value, hash: hashData(value) }, diagnostics };
  if (!sources.some(texts.isOutdated)) await store.put(apiKey(key), encodeReference(joined));
  return joined;
}

/** False for a document of an installed package, whose comments an author of the site cannot change. */
function isOwn(found: FoundDocument): boolean {
  if (found.kind === 'written') return true;
  return !/(?:^|\/)node_modules\//.test(found.document.declaration?.file ?? 'node_modules/');
}
