import { hashData } from '../lib/hash.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { ArticleProps } from '../model/page-props.ts';
import type { ApiRowContents, PageContents, SiteContents } from '../model/site-contents.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';

/** Returns the hashes by which the report of a later build says what it changed. */
export function siteContents(
  pages: readonly PlannedPage[],
  { demos }: Pick<ServerBundle, 'demos'>,
): SiteContents {
  const contents = pages.flatMap(pageContents);
  const shown = new Set(contents.flatMap((page) => page.demos));
  return {
    pages: contents,
    demos: [...shown].sort().map((id) => ({ id, hash: short(demos.get(id)?.hash ?? '') })),
  };
}

/** An untranslated page is its original. */
function pageContents({ route, task }: PlannedPage): PageContents[] {
  const { article } = task.props;
  if (!article || (route.kind === 'doc' && route.language !== route.page.language)) return [];
  const demos = article.parts.flatMap((part) => (part.kind === 'demo' ? [part.entry] : []));
  return [{ path: route.path, text: textHash(article), demos, rows: rowsOf(article) }];
}

function textHash({ title, description, bodyHash, links, resources, reference }: ArticleProps): string {
  // Rows and demos are listed on their own.
  const {
    groups: _,
    pages: _pages,
    demos: _demos,
    demoPages: _demoPages,
    ...own
  } = reference ?? { groups: [] };
  return short(hashData([title, description, bodyHash, links, resources, own]));
}

function rowsOf({ reference }: ArticleProps): ApiRowContents[] {
  return (reference?.groups ?? []).flatMap(({ items }) =>
    items.map(({ demos: _, moreDemos: _more, ...item }) => ({
      anchor: item.anchor,
      name: item.name,
      hash: short(hashData(item)),
    })),
  );
}

/** Shortens a hash as far as two versions of one thing still differ. */
function short(hash: string): string {
  return hash.slice(0, 12);
}
