import { pageProps } from '../assemble/page-props.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import { hash, hashData, hashParts } from '../lib/hash.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { NavigationItem } from '../model/navigation-slice.ts';
import type { PageProps } from '../model/page-props.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { Route } from '../model/route.ts';

/** A page to be drawn, with its route. */
export interface PlannedPage {
  readonly route: Route;
  readonly task: RenderTask;
}

/**
 * What every route shows, and the key of its drawing: a hash of the props, and of the files that the templates and the demos on
 * the page are made from.
 */
export function planTasks(
  routes: readonly Route[],
  index: SiteIndex,
  server: ServerBundle,
  tool: string,
): PlannedPage[] {
  // The facts and words of an edition are in the props of all its pages; they are hashed once.
  const shared = new Map(
    [...index.editions].map(([language, { site, words }]) => [language, hash(JSON.stringify([site, words]))]),
  );
  return routes.map((route) => {
    const props = pageProps(route, index);
    const { site, words, articleWords, navigation, ...own } = props;
    return {
      route,
      task: {
        props,
        key: hashParts([
          tool,
          server.templates.hash,
          shared.get(route.language) ?? '',
          shared.get(props.article?.untranslated?.language ?? '') ?? '',
          JSON.stringify(own),
          navigationHash(navigation),
          ...partHashes(props, server),
        ]),
      },
    };
  });
}

/** Hashes of items that many pages have in common; see `navigationSlice`. */
const itemHashes = new WeakMap<NavigationItem, string>();

function navigationHash(navigation: PageProps['navigation']): string {
  if (!navigation) return '';
  const { items, ...rest } = navigation;
  return hash(JSON.stringify(rest) + items.map(itemHash).join(' '));
}

function itemHash(item: NavigationItem): string {
  const known = itemHashes.get(item) ?? newItemHash(item);
  itemHashes.set(item, known);
  return known;
}

/** An open group is another on every page, but most of what lies in it is shared. */
function newItemHash(item: NavigationItem): string {
  if (!('items' in item)) return hashData(item);
  const { items, ...rest } = item;
  return hash(JSON.stringify(rest) + items.map(itemHash).join(' '));
}

function partHashes(props: PageProps, server: ServerBundle): string[] {
  return (props.article?.parts ?? []).map((part) => server.demos.get(part.entry)?.hash ?? '');
}
