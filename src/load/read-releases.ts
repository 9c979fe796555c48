import { join } from 'node:path';
import type { WrittenPage } from '../assemble/api/releases/changes-pages.ts';
import { dateReferences } from '../assemble/api/releases/date-references.ts';
import { productReleases, type ReleaseFile } from '../assemble/api/releases/product-releases.ts';
import { siteChanges } from '../assemble/api/releases/site-changes.ts';
import { hash } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { TranslationDocument } from '../model/language.ts';
import type { FilePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import type { Reference } from '../parse/api/reference-reader.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { Sources } from '../read/sources.ts';

/** What the frozen releases of a site are read with. */
export interface ReleaseOptions {
  readonly config: Config;
  readonly documents: Pick<DocumentReader, 'release'>;
  readonly translations: readonly TranslationDocument[];
  /** API documents without dates. */
  readonly references: readonly Reference[];
}

/** What follows from the frozen releases of a site. */
export interface ReleaseFacts {
  /** API documents that state since when everything exists. */
  readonly references: readonly Reference[];
  /** Pages about the changes of APIs. */
  readonly written: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the frozen releases of a site. */
export async function readReleases(
  { ofKind, has }: Pick<Sources, 'ofKind' | 'has'>,
  { config, documents, translations, references }: ReleaseOptions,
): Promise<ReleaseFacts> {
  const sources = ofKind('api-release');
  const parsed = await Promise.all(sources.map(documents.release));
  const files = sources.flatMap(({ path }, index): ReleaseFile[] => {
    const release = parsed[index]?.value;
    return release === undefined ? [] : [[path, release]];
  });
  const releases = productReleases(config.products, files);
  const dated = dateReferences(references, releases.value);
  const pages = siteChanges({
    config,
    releases: releases.value,
    translations,
    documentsOf: (product) => originalDocuments(dated, product),
  });
  return {
    references: dated,
    // An author may write such a page.
    written: pages.filter(({ path }) => !has(path)).map((page) => writtenSource(page, config)),
    diagnostics: [...parsed, releases].flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The API documents of a product in the first language. */
function originalDocuments(references: readonly Reference[], product: string): ApiDocument[] {
  return references.flatMap(({ document, translationOf, product: own }) =>
    document === undefined || translationOf !== undefined || own !== product ? [] : [document],
  );
}

const writtenSource = memoize(
  ({ path, text }: WrittenPage, { contentDir }: Config): SourceFile => ({
    path,
    file: join(contentDir, path) as FilePath,
    kind: 'page',
    hash: hash(text),
    text,
  }),
);
