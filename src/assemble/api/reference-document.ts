import { emptyHash } from '../../lib/hash.ts';
import { lazy } from '../../memo/memoize.ts';
import type { ApiDocument, ApiOutline } from '../../model/api-document.ts';
import type { FrontMatter, Heading, PageDocument } from '../../model/document.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Words } from '../../model/words.ts';
import { outlineOf } from '../../parse/api/reference-outline.ts';

/**
 * Returns the page of an API document as if an author had written it: with a title, a heading for each group
 * and item, links and anchors. Its body is empty, since a template renders the document.
 *
 * @param source the file of the page: the document, or its descriptions in another language
 */
export function referenceDocument(
  reference: ApiDocument,
  source: SourcePath,
  words: Words['reference'],
): PageDocument {
  const { name, kind, packageName } = reference;
  const { groups, links, anchors } = outlineOf(reference);
  const lines = lazy(() => anchors.split('\n'));
  const headings = lazy(() => groups.flatMap((group) => groupHeadings(group, words)));
  const title = words.title.replace('{name}', () => name);
  return {
    source,
    frontMatter: { ...frontMatter, ...(packageName !== undefined && { packageName }) },
    title,
    mainHeading: title,
    description: words.about[kind].replace('{name}', () => name),
    get headings() {
      return headings();
    },
    links,
    parts: [],
    get anchors() {
      return lines();
    },
    bodyHash: emptyHash,
    empty: false,
  };
}

const frontMatter: FrontMatter = {
  components: [],
  hooks: [],
  fonts: [],
  disableAd: false,
  disableToc: false,
  wideLayout: false,
  draft: false,
  unlisted: false,
  extra: {},
};

function groupHeadings(
  [kind, items]: ApiOutline['groups'][number],
  { groups }: Words['reference'],
): Heading[] {
  return [
    { depth: 2, id: kind, text: groups[kind], line: 1 },
    ...items.map(([anchor, name]): Heading => ({ depth: 3, id: anchor, text: name, line: 1 })),
  ];
}
