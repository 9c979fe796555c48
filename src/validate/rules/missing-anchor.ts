import { decodePart } from '../../lib/decode-url.ts';
import { navigationTarget } from '../../lib/navigation-path.ts';
import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../../memo/memoize-list.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace, LinkTarget, Page } from '../../model/site.ts';
import { nearAnchors } from '../near-anchors.ts';
import { type PageAnchors, pageAnchors } from '../page-anchors.ts';
import { followRedirect, type Rule } from '../rule.ts';

/** Reports links and navigation entries to a heading or element that their page does not have. */
export const missingAnchor: Rule = (site) => {
  const anchors = pageAnchors(site);
  const references = referencesOf(site.config, site.pages).filter((path) => path !== undefined);
  const known: KnownAnchors = knownAnchors(anchors, site.space, references);
  return [
    ...checkPages(site.config, site.pages, known),
    ...[...site.navigationDocuments.values()].flatMap((document) => checkNavigation(document, known)),
  ];
};

interface KnownAnchors {
  readonly anchors: PageAnchors;
  readonly space: LinkSpace;
  readonly references: ReadonlySet<SitePath>;
}

const referencesOf = memoizeList(({ path, reference }: Page) => (reference ? path : undefined));

const knownAnchors = memoize(
  (anchors: PageAnchors, space: LinkSpace, references: readonly SitePath[]): KnownAnchors => ({
    anchors,
    space,
    references: new Set(references),
  }),
);

const checkPage = memoize((page: Page, known: KnownAnchors): readonly Diagnostic[] =>
  page.links.flatMap((target, position) => {
    const link = page.document.links[position];
    const named = link && anchorTarget(target, page, known);
    if (!named || isFound(named, known)) return [];
    const place = {
      file: displayPath(link.file ?? page.document.source),
      line: link.line,
      column: link.column,
    };
    return problem(`Link "${link.url}"`, named, { place, known });
  }),
);

const checkPages = memoizeFlatList(checkPage);

const checkNavigation = memoize((document: NavigationDocument, known: KnownAnchors): readonly Diagnostic[] =>
  document.entries.flatMap((entry) => checkEntry(entry, known)),
);

function checkEntry(entry: NavigationEntry, known: KnownAnchors): readonly Diagnostic[] {
  const { pathname, place, children } = entry;
  const target = navigationTarget(pathname);
  const named = target.kind === 'anchor' ? afterRedirect(target.path, target.hash, known) : undefined;
  const own =
    named && !isFound(named, known) ? problem(`Navigation entry "${pathname}"`, named, { place, known }) : [];
  return [...own, ...children.flatMap((child) => checkEntry(child, known))];
}

/** A page, by its address in the first language, and the id that a link names there. */
interface AnchorTarget {
  readonly path: SitePath;
  readonly anchor: string;
}

function anchorTarget(target: LinkTarget, page: Page, known: KnownAnchors): AnchorTarget | undefined {
  const anchor = 'suffix' in target ? (/#(.*)$/s.exec(target.suffix)?.[1] ?? '') : '';
  switch (target.kind) {
    case 'self':
      // The link is in the page, in whatever language that is.
      return { path: known.space.pages.get(page.path)?.path ?? page.path, anchor };
    case 'page':
      return { path: target.path, anchor };
    case 'unknown-page':
      return afterRedirect(target.path, anchor, known);
    default:
      return undefined;
  }
}

/** Browsers keep the id of a link where the redirect names none. */
function afterRedirect(path: SitePath, anchor: string, { space }: KnownAnchors): AnchorTarget | undefined {
  const page = space.pages.get(path);
  if (page) return { path: page.path, anchor };
  const end = followRedirect(path, space);
  const found = end && space.pages.get(end.path);
  return found && { path: found.path, anchor: end.hash === '' ? anchor : end.hash };
}

/** Ids of every page: of its content, and of its start. */
const shellAnchors: ReadonlySet<string> = new Set(['', 'top', 'page_content']);

/** Returns true if a link leads to a part of its page, or may do so. */
function isFound({ path, anchor: named }: AnchorTarget, { anchors }: KnownAnchors): boolean {
  const anchor = withoutFragmentDirective(named);
  if (shellAnchors.has(anchor)) return true;
  const ids = anchors.get(path);
  return !ids || ids.has(anchor) || spellings(anchor).some((one) => ids.has(one));
}

/** The browser acts on `#:~:text=`; no element has that id. */
function withoutFragmentDirective(anchor: string): string {
  return anchor.replace(/:~:.*$/s, '');
}

function problem(
  subject: string,
  target: AnchorTarget,
  { place, known }: { readonly place: Place; readonly known: KnownAnchors },
): Diagnostic[] {
  const anchor = withoutFragmentDirective(target.anchor);
  const ids = [...(known.anchors.get(target.path) ?? [])];
  const near = nearAnchors(decodePart(anchor), ids);
  const kind = known.references.has(target.path) ? 'API page' : 'page';
  const url = /"(.*)"$/s.exec(subject)?.[1] ?? '';
  return [
    {
      severity: 'error',
      code: 'missing-anchor',
      message: `${subject} leads to no part of the ${kind}.`,
      hint: hintFor(near, ids, (id) => corrected(url, target, id)),
      ...(near[0] !== undefined && fixOf(url, anchor, near[0])),
      place,
    },
  ];
}

function hintFor(
  near: readonly string[],
  ids: readonly string[],
  correctedUrl: (id: string) => string,
): string {
  const urls = (some: readonly string[]) => orOf(some.map((id) => `"${correctedUrl(id)}"`));
  if (near.length > 0) return `Did you mean ${urls(near)}?`;
  return ids.length > 0
    ? `Name a part of the page, such as ${urls(ids.slice(0, 3))}.`
    : 'Remove the "#" and what follows it.';
}

/**
 * A link with another id, as its author writes it: `('../button.md#sise', 'size')` → `'../button.md#size'`.
 * An id that a redirect names replaces that of the link, so the link names the page.
 */
function corrected(url: string, { path, anchor }: AnchorTarget, id: string): string {
  const page = url.includes(`#${anchor}`) ? url.replace(/#.*$/s, '') : withTrailingSlash(path);
  return `${page}#${id}`;
}

function orOf(texts: readonly string[]): string {
  const [last = '', ...others] = [...texts].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
}

/** Ids differ by letter case: `#Sizes` can only mean `#sizes`. */
function fixOf(url: string, anchor: string, near: string): Pick<Diagnostic, 'fix'> {
  if (near.toLowerCase() !== anchor.toLowerCase() || !url.endsWith(`#${anchor}`)) return {};
  return { fix: { from: url, to: url.slice(0, -anchor.length) + near } };
}

/** The other ids that a browser finds with an anchor: decoded, and as our headings have it. */
function spellings(anchor: string): readonly string[] {
  const plain = decodePart(anchor);
  return [plain, encodeURI(plain.replace(/\p{Surrogate}/gu, ''))];
}
