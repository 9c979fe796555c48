import { hashData } from '../../lib/hash.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ExtractedDocument } from '../../model/api-extraction.ts';

/** Identifies what a page shows of a document. One that comes from the store is not read for it. */
export const contentHash = memoize(
  (document: ExtractedDocument): string => document.hash ?? hashData([document.file, document.declaration]),
);
