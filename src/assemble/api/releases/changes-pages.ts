import { escapeHtml } from '../../../lib/html.ts';
import { withTrailingSlash } from '../../../lib/path.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ApiDocument } from '../../../model/api-document.ts';
import type { ApiRelease } from '../../../model/api-release.ts';
import type { SitePath, SourcePath } from '../../../model/path.ts';
import type { Words } from '../../../model/words.ts';
import { fillWords } from '../fill-words.ts';
import { apiChanges } from './api-changes.ts';
import { apiRelease, documentId } from './api-release.ts';
import { type ChangeSection, changeSections } from './change-sections.ts';
import { type ChangesStyle, changesMarkdown } from './changes-markdown.ts';

/** A product with frozen releases, in one language. */
export interface ReleasedProduct {
  readonly name: string;
  /** Address of the page that lists its releases: `/kit/api/changes`. */
  readonly path: SitePath;
  /** Folder in which the pages would be if an author had written them: `kit/api/changes`. */
  readonly folder: SourcePath;
  /** End of the names of their files: `.md`, `-de.md`. */
  readonly end: string;
  readonly words: Words['changes'];
  /** Returns the address of an API document. */
  pathOf(document: ApiDocument): SitePath;
}

/** The text of a page that the build writes itself. */
export interface WrittenPage {
  readonly path: SourcePath;
  readonly text: string;
}

/**
 * Returns the pages about the changes of an API: one for each release but the oldest, one for what has not
 * been released, and a page that lists them. A product without releases has none.
 *
 * @param releases from the oldest to the newest
 * @param documents the API as it is now
 */
export function changesPages(
  product: ReleasedProduct,
  releases: readonly ApiRelease[],
  documents: readonly ApiDocument[],
): readonly WrittenPage[] {
  if (releases.length === 0) return [];
  const style = { words: product.words, heading: '##', hrefOf: linksTo(documents, product) };
  const listed = releaseChanges(releases, documents);
  const pages = listed.map((changes, order): WrittenPage => {
    const list = changesMarkdown(changes.sections, style);
    const text = `${list}\n[${product.words.all}](${product.path}/)\n`;
    const label = changes.label ?? titles(changes, product).title;
    return writtenPage(product, slugOf(changes), { ...titles(changes, product), label, order, text });
  });
  return [indexPage(product, listed, releases), ...pages];
}

/** What a release changed. */
interface ReleaseChanges {
  /** Absent for what has not been released. */
  readonly label?: string;
  readonly before: string;
  readonly sections: readonly ChangeSection[];
}

/** Returns the changes of each release but the oldest, the newest first. */
const releaseChanges = memoize(
  (releases: readonly ApiRelease[], documents: readonly ApiDocument[]): readonly ReleaseChanges[] => {
    const newest = releases.at(-1);
    const released = releases.slice(1).flatMap((release, index): ReleaseChanges[] => {
      const before = releases[index];
      if (!before) return [];
      return [{ label: release.label, before: before.label, sections: sectionsOf(release, before) }];
    });
    const sections = newest ? changeSections(apiChanges(newest, apiRelease('', documents))) : [];
    const unreleased = newest && sections.length > 0 ? [{ before: newest.label, sections }] : [];
    return [...unreleased, ...released.toReversed()];
  },
);

const sectionsOf = memoize((after: ApiRelease, before: ApiRelease) =>
  changeSections(apiChanges(before, after)),
);

/**
 * `8.0.0-beta.rc` → `8.0.0-beta-rc`, since the last part of the address would look like the end of a file.
 */
function slugOf({ label }: Pick<ReleaseChanges, 'label'>): string {
  return label === undefined ? 'unreleased' : label.replace(/\+|\.(?=[a-z])/gi, '-');
}

function titles(
  { label, before }: ReleaseChanges,
  { words }: ReleasedProduct,
): Pick<ChangesText, 'title' | 'description'> {
  if (label === undefined)
    return { title: words.unreleased, description: fillWords(words.unreleasedDescription, { before }) };
  return {
    title: fillWords(words.title, { version: label }),
    description: fillWords(words.description, { version: label, before }),
  };
}

function indexPage(
  product: ReleasedProduct,
  listed: readonly ReleaseChanges[],
  [oldest]: readonly ApiRelease[],
): WrittenPage {
  const { words, name } = product;
  const entries = listed.map((changes) => {
    const { title } = titles(changes, product);
    const label = changes.label ?? title;
    const counts = changes.sections.map(({ kind, documents }) => {
      const count = documents.reduce((sum, { items }) => sum + Math.max(1, items.length), 0);
      return `${words[kind]}: ${count}`;
    });
    return `- [${label}](${product.path}/${slugOf(changes)}/): ${counts.join(', ') || words.nothing}\n`;
  });
  return writtenPage(product, undefined, {
    title: words.all,
    label: words.overview,
    order: 0,
    description: fillWords(words.allDescription, { product: name }),
    text: `${entries.join('')}- ${oldest?.label ?? ''}\n`,
  });
}

interface ChangesText {
  readonly title: string;
  /** Its title in a navigation. */
  readonly label: string;
  /** Its position there. */
  readonly order: number;
  readonly description: string;
  readonly text: string;
}

function writtenPage(
  { path, folder, end }: ReleasedProduct,
  slug: string | undefined,
  { title, description, label, order, text }: ChangesText,
): WrittenPage {
  const address = slug === undefined ? `${path}/` : `${path}/${slug}/`;
  const matter = { title, description, path: address, order, sidebar_label: label };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return {
    path: `${folder}/${slug ?? 'index'}${end}` as SourcePath,
    text: `---\n${lines.join('')}---\n\n<p class="description">${escapeHtml(description)}</p>\n\n${text}`,
  };
}

/** Links to documents and items that the API still has. */
function linksTo(
  documents: readonly ApiDocument[],
  { pathOf }: Pick<ReleasedProduct, 'pathOf'>,
): ChangesStyle['hrefOf'] {
  const byKey = new Map(documents.map((document) => [documentId(document), document]));
  return (key, item) => {
    const document = byKey.get(key);
    if (!document) return undefined;
    const href = withTrailingSlash(pathOf(document));
    if (!item) return href;
    const anchor = anchorsOf(document).get(`${item.group} ${item.item}`);
    return anchor === undefined ? undefined : `${href}#${anchor}`;
  };
}

const anchorsOf = memoize(
  ({ groups }: ApiDocument): ReadonlyMap<string, string> =>
    new Map(
      groups.flatMap(({ kind, items }) => items.map(({ name, anchor }) => [`${kind} ${name}`, anchor])),
    ),
);
