import { places } from '../../../../templates/browser/search/format/postings.ts';
import type { ApiDocument } from '../../../model/api-document.ts';
import type { SearchPage } from '../../../model/search-index.ts';
import { pageSymbols, readReference } from '../page-symbols.ts';
import { type IndexedBlock, type PageToIndex, toBlock } from './indexed-block.ts';
import { readCopy } from './read-copy.ts';

/** What search reads of a page besides its text. */
export interface SearchHead {
  readonly page: SearchPage;
  /** Other names: what the navigation calls it, and the export that it documents. */
  readonly names: readonly string[];
  readonly description: string;
  /** Empty for a page without a product. */
  readonly productName: string;
  /** Names of the files of its demos that are below its folder. */
  readonly files: readonly string[];
  /** Names of the files of its other demos. */
  readonly otherFiles: readonly string[];
  /** What readers search for and its copy does not have: messages, and other names of its component. */
  readonly more: readonly string[];
}

/** Everything that search reads of a page, as plain data. */
export interface SearchText extends SearchHead {
  /** The document of an API page. */
  readonly reference?: ApiDocument;
  /** The Markdown copy of another page in UTF-8, if it has one. */
  readonly copy?: Uint8Array;
}

/** Reads the terms of pages, on this thread or another one. */
export type ReadTerms = (texts: readonly SearchText[]) => Promise<IndexedBlock>;

/** Reads the terms of pages. */
export function readTerms(texts: readonly SearchText[]): IndexedBlock {
  return toBlock(texts.map(toRead));
}

function toRead(text: SearchText): PageToIndex {
  const { page, names, productName, description, files, otherFiles, more, reference, copy } = text;
  return {
    href: page.href,
    symbols: reference ? pageSymbols(reference) : [],
    addTerms(terms) {
      terms.addTitle(page.title);
      for (const name of names) terms.addName(name);
      terms.add(productName, places.description);
      terms.add(description, places.description);
      for (const [, heading] of page.headings ?? []) terms.addHeading(heading, places.heading);
      for (const file of files) terms.addFile(file, true);
      for (const file of otherFiles) terms.addFile(file, false);
      for (const one of more) terms.add(one, places.description);
      if (reference) readReference(reference, terms);
      else if (copy) readCopy(copy, terms);
    },
  };
}
