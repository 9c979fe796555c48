import { referenceMarkdown } from '../../assemble/api/reference-markdown.ts';
import { typeLimit } from '../../assemble/api/shorten-type.ts';
import { hashData, hashParts } from '../../lib/hash.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiDocument, ApiText } from '../../model/api-document.ts';
import type { Words } from '../../model/words.ts';
import { referenceLinks } from '../../parse/api/api-texts.ts';

/** Raise this when the same document gives another text. */
const format = '5';

/** What the copy of an API page is made from. */
export interface ReferenceCopySources {
  readonly words: Words['reference'];
  /** The address of each link of the document, wherever its text is read; undefined for one that stays. */
  readonly addresses: readonly (string | undefined)[];
}

/** Hashes everything that the copy of an API page is made from. */
export function referenceCopyHash(
  reference: ApiDocument,
  { words, addresses }: ReferenceCopySources,
): string {
  return hashParts([
    format,
    documentHash(reference),
    wordsHash(words),
    ...addresses.map((address) => address ?? ''),
  ]);
}

const documentHash = memoize((reference: ApiDocument) => reference.hash ?? hashData(reference));

const wordsHash = memoize((words: Words['reference']) => hashData(words));

/** Returns the Markdown copy of an API page. */
export function referenceCopyText(
  reference: ApiDocument,
  { words, addresses }: ReferenceCopySources,
): string {
  const { offsets, inheritance } = referenceLinks(reference);
  const textOf = (text: ApiText) => withAddresses(text, addresses.slice(offsets.get(text) ?? 0));
  const inherited = inheritance === undefined ? undefined : addresses[inheritance];
  return referenceMarkdown(reference, { words, textOf, inherited, limit: typeLimit(reference) });
}

/** Replaces the URLs of links, in their order: `[size](/ui/size/)` → `[size](https://acme.dev/ui/size/)` */
function withAddresses({ markdown, links }: ApiText, addresses: readonly (string | undefined)[]): string {
  let from = 0;
  return links.reduce((text, { url }, position) => {
    const address = addresses[position];
    const at = text.indexOf(`](${url}`, from);
    if (address === undefined || at < 0) return text;
    const start = at + ']('.length;
    from = start + address.length;
    return text.slice(0, start) + address + text.slice(start + url.length);
  }, markdown);
}
