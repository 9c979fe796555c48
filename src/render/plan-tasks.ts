import { withoutReference } from '../assemble/api/lazy-reference.ts';
import { pageProps } from '../assemble/props/page-props.ts';
import type { SiteIndex } from '../assemble/props/site-index.ts';
import { hash, hashData, hashParts } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { ApiInheritedProps, ApiReferenceProps } from '../model/api-reference.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { NavigationItem, NavigationSlice } from '../model/navigation.ts';
import type { ArticleProps, PageProps } from '../model/page-props.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { Route } from '../model/site.ts';

/** A page to render, with its route. */
export interface PlannedPage {
  readonly route: Route;
  readonly task: RenderTask;
}

/** What a render key depends on besides the props of the page. */
export interface KeyInputs {
  readonly server: ServerBundle;
  /** Identifies this program and its runtime. */
  readonly tool: string;
  readonly hashOf?: HashOfReference;
}

/**
 * Returns the props of each route and its render key: a hash of the props and of the files that the templates
 * and the demos on the page are made from.
 */
export function planTasks(
  routes: readonly Route[],
  index: SiteIndex,
  { server, tool, hashOf = referenceHash }: KeyInputs,
): PlannedPage[] {
  // All pages of a language share these props, so they are hashed once.
  const shared = new Map(
    [...index.localeVersions].map(([language, { site, words }]) => [
      language,
      hash(JSON.stringify([site, words])),
    ]),
  );
  return routes.map((route) => {
    const props = pageProps(route, index);
    const { site, words, articleWords, navigation, article, ...own } = props;
    const ownArticle = article && withoutReference(article);
    return {
      route,
      task: {
        props,
        key: hashParts([
          tool,
          server.templates.hash,
          shared.get(route.language) ?? '',
          shared.get(props.article?.untranslated?.language ?? '') ?? '',
          // A hash, so that its text is not copied into that of all parts.
          hashData({ ...own, article: ownArticle ?? {} }),
          hashOf(article),
          navigationHash(navigation),
          ...partHashes(props, server),
        ]),
      },
    };
  });
}

function partHashes(props: PageProps, server: ServerBundle): string[] {
  const parts = [...(props.article?.parts ?? []), ...(props.slots ?? []).map(({ part }) => part)];
  return parts.map((part) => server.demos.get(part.entry)?.hash ?? '');
}

/** Returns the hash of a page's navigation. Items that pages share are hashed once; see `navigationSlice`. */
export function navigationHash(navigation: NavigationSlice | undefined): string {
  if (!navigation) return '';
  const { items, ...rest } = navigation;
  return JSON.stringify(rest) + itemsHash(items);
}

/** Returns the hash of the API reference that an article shows; empty for one without. */
export type HashOfReference = (article: ArticleProps | undefined) => string;

/** Hashes the API reference of an article once: it is the same object until it changes. */
export function referenceHash(article: Pick<ArticleProps, 'reference'> | undefined): string {
  return article?.reference ? hashOfReference(article.reference) : '';
}

const hashOfReference = memoize(({ groups, ...reference }: ApiReferenceProps): string => {
  const lists = groups.flatMap(({ inherited }) => inherited.map(({ items }) => listHash(items)));
  const withoutLists = groups.map(({ inherited, ...group }) => ({
    ...group,
    inherited: inherited.map(({ items: _, ...one }) => one),
  }));
  return hashParts([JSON.stringify([reference, withoutLists]), ...lists]);
});

/** Items that an API document inherits: most of a reference, and the same object in all languages. */
const listHash = memoize((items: ApiInheritedProps['items']): string => hashData(items));

const itemsHash = memoize((items: readonly NavigationItem[]): string => hashData(items));
