import { splitLanguage } from '../../assemble/routes/split-language.ts';
import { decodePart } from '../../lib/decode-url.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath, isFilePath, toSitePath, withTrailingSlash } from '../../lib/path.ts';
import { pathPatterns } from '../../lib/path-patterns.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeFlatList } from '../../memo/memoize-list.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LinkedPage, LinkManifest, SisterSite } from '../../model/link-manifest.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkTarget, Page } from '../../model/site.ts';
import type { Rule } from '../rule.ts';
import { similarAddress } from '../similar-address.ts';

/** Reports links to other sites whose manifests are known, and which have no such page or anchor. */
export const sisterLink: Rule = ({ config, pages, sisters }) =>
  sisters.length === 0 ? [] : checkPages(config, pages, sisters);

const checkPage = memoize((page: Page, sisters: readonly SisterSite[]): readonly Diagnostic[] =>
  page.links.flatMap((target, position) => {
    const link = page.document.links[position];
    const found = link && locate(target, sisters);
    const problem = found && problemAt(found);
    if (!link || !problem) return [];
    const file = displayPath(link.file ?? page.document.source);
    return [
      {
        severity: 'warning',
        code: 'sister-link',
        message: `Link "${link.url}" ${problem.message}.`,
        hint: problem.hint,
        place: { file, line: link.line, column: link.column },
      },
    ];
  }),
);

const checkPages = memoizeFlatList(checkPage);

/** A link into another site. */
interface SisterTarget {
  readonly sister: SisterSite;
  /** With the base of that site. */
  readonly pathname: string;
  /** With its hash mark; may be empty. */
  readonly hash: string;
}

function locate(target: LinkTarget, sisters: readonly SisterSite[]): SisterTarget | undefined {
  if (target.kind === 'external-path') {
    // Another deployment on the same host: its base distinguishes it.
    const { pathname, hash } = new URL(target.path + target.suffix, 'https://localhost');
    const sister = sisters.find(({ manifest: { base } }) => base !== '/' && `${pathname}/`.startsWith(base));
    return sister && { sister, pathname, hash };
  }
  if (target.kind !== 'external' || !URL.canParse(target.url)) return undefined;
  const { origin, pathname, hash } = new URL(target.url);
  const sister = sisters.find(
    ({ url, manifest: { base } }) =>
      url !== undefined && new URL(url).origin === origin && `${pathname}/`.startsWith(base),
  );
  return sister && { sister, pathname, hash };
}

type Problem = Pick<Diagnostic, 'message'> & { readonly hint: string };

function problemAt({ sister: { file, manifest }, pathname, hash }: SisterTarget): Problem | undefined {
  const path = decodePart(pathname.slice(manifest.base.length - 1));
  // Files of a site are not in its manifest.
  if (isFilePath(path)) return undefined;
  const page = pageAt(toSitePath(path), manifest);
  if (!page) {
    if (redirectsOf(manifest).first(path)) return undefined;
    const similar = similarAddress(path, pagesOf(manifest).keys());
    return {
      message: `leads to no page of "${file}"`,
      hint: similar === undefined ? 'Correct the link.' : `Did you mean "${withTrailingSlash(similar)}"?`,
    };
  }
  // The browser acts on `#:~:text=`; no element has that id.
  const anchor = hash.slice(1).replace(/:~:.*$/, '');
  if (anchor === '' || page.anchors.includes(anchor) || page.anchors.includes(decodePart(anchor)))
    return undefined;
  const near = nearestName(decodePart(anchor), page.anchors);
  return {
    message: `names an anchor that its page in "${file}" does not have`,
    hint: near === undefined ? `Remove "#${anchor}".` : `Did you mean "#${near}"?`,
  };
}

/** Finds the page at an address in any language. */
function pageAt(path: SitePath, manifest: LinkManifest): LinkedPage | undefined {
  const pages = pagesOf(manifest);
  const [first = 'en', ...others] = manifest.languages;
  return pages.get(path) ?? pages.get(splitLanguage(path, [first, ...others]).path);
}

const pagesOf = memoize(
  ({ pages }: LinkManifest): ReadonlyMap<SitePath, LinkedPage> =>
    new Map(pages.map((page) => [toSitePath(page.path), page])),
);

const redirectsOf = memoize(({ redirects }: LinkManifest) => pathPatterns(redirects));
