import { isInside, pathIn } from '../../lib/path.ts';
import type { ExtractedDocument } from '../../model/api-extraction.ts';
import type { Config } from '../../model/config.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ApiConfig } from '../../model/product-config.ts';
import type { SourceFile } from '../../model/source.ts';

/** An API document before it is read: a file, or what TypeScript says. */
export type FoundDocument =
  | { readonly kind: 'written'; readonly path: SourcePath; readonly file: SourceFile }
  | { readonly kind: 'extracted'; readonly path: SourcePath; readonly document: ExtractedDocument };

/** An API document of a product in one language, before it is read. */
export interface PlannedReference {
  readonly product: string;
  readonly language: string;
  readonly found: FoundDocument;
  /** The folder of documents that contains the document. */
  readonly folder: SourcePath;
  /** Descriptions in the language, then in the first language; those that exist. */
  readonly descriptions: readonly SourceFile[];
  /** The first descriptions are those of a language that is not the first one. */
  readonly isTranslation: boolean;
}

/** The sources that API documents are found among. */
export interface ReferenceSources {
  readonly documents: readonly SourceFile[];
  readonly extracted: readonly ExtractedDocument[];
  get(path: SourcePath): SourceFile | undefined;
}

/**
 * Finds the descriptions of every API document. A document exists in the first language, and in each other
 * one that has descriptions of it. What TypeScript says replaces a file of the same path.
 */
export function planReferences(
  { products, languages }: Pick<Config, 'products' | 'languages'>,
  { documents, extracted, get }: ReferenceSources,
): readonly PlannedReference[] {
  const [first, ...others] = languages;
  const homes = products.flatMap(({ id, api }) => (api ? homesOf(id, api) : []));
  const planned = (found: FoundDocument, home: Home): PlannedReference[] => {
    const { product, folder, descriptions } = home;
    const find = (end: string) => descriptionsOf(found.path, { folder, descriptions, end, get });
    const base = find('');
    const own = { product, found, folder };
    const translations = others.flatMap((language) => {
      const translated = find(`-${language}`);
      if (translated.length === 0) return [];
      return [{ ...own, language, descriptions: [...translated, ...base], isTranslation: true }];
    });
    return [{ ...own, language: first, descriptions: base, isTranslation: false }, ...translations];
  };
  const fresh = new Set(extracted.map(({ source }) => source));
  const written = documents.filter(({ path }) => !fresh.has(path));
  const all: readonly FoundDocument[] = [
    ...written.map((file) => ({ kind: 'written', path: file.path, file }) as const),
    ...extracted.map((document) => ({ kind: 'extracted', path: document.source, document }) as const),
  ];
  return all.flatMap((found) => {
    const home = innermost(
      homes.filter(({ kind }) => kind === found.kind),
      found.path,
    );
    return home ? planned(found, home) : [];
  });
}

/** A folder of documents of a product: on disk, or in name only. */
interface Home {
  readonly kind: FoundDocument['kind'];
  readonly product: string;
  readonly folder: SourcePath;
  readonly descriptions: SourcePath;
}

function homesOf(product: string, { documents, descriptions, folder, extraction }: ApiConfig): Home[] {
  const written = documents.map((one): Home => ({ kind: 'written', product, folder: one, descriptions }));
  const isExtracted = extraction !== undefined && extraction.out === undefined;
  return isExtracted ? [...written, { kind: 'extracted', product, folder, descriptions }] : written;
}

function innermost(homes: readonly Home[], path: SourcePath): Home | undefined {
  return homes
    .filter(({ folder }) => isInside(folder, path))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

interface DescriptionSearch extends Pick<Home, 'folder' | 'descriptions'> {
  /** `-de` for a translation. */
  readonly end: string;
  get(path: SourcePath): SourceFile | undefined;
}

/**
 * `data-grid/grid.json` has its descriptions in `data-grid/grid/grid.json` or `data-grid/grid.json`, or in
 * `grid/grid.json` of a folder without sections.
 */
function descriptionsOf(
  document: SourcePath,
  { folder, descriptions, end, get }: DescriptionSearch,
): SourceFile[] {
  const path = pathIn(folder, document).replace(/\.json$/, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const candidates = [`${path}/${name}${end}`, `${path}${end}`, `${name}/${name}${end}`, `${name}${end}`];
  for (const candidate of candidates) {
    const source = get(`${descriptions}/${candidate}.json` as SourcePath);
    if (source?.kind === 'api-descriptions') return [source];
  }
  return [];
}
