import { referenceMarkdown } from '../assemble/api/reference-markdown.ts';
import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import { hashData, hashParts } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { Page } from '../model/site.ts';
import type { Words } from '../model/words.ts';

/** Raise this when the same document gives another text. */
const format = '2';

/** Returns the Markdown copy of an API page, without its path. */
export function referenceCopy(
  page: Page,
  reference: ApiDocument,
  index: SiteIndex,
): { readonly hash: string; text(): Promise<string> } {
  const words = localeVersionOf(index, page.language).words.reference;
  return {
    hash: hashParts([format, documentHash(reference), wordsHash(words)]),
    text: async () => referenceMarkdown(reference, words),
  };
}

const documentHash = memoize((reference: ApiDocument) => hashData(reference));

const wordsHash = memoize((words: Words['reference']) => hashData(words));
