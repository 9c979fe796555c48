import { pageProps } from '../assemble/page-props.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import { hash, hashParts } from '../lib/hash.ts';
import type { ServerBundle } from '../model/entry.ts';
import type { PageProps } from '../model/page-props.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { Route } from '../model/site.ts';
import { navigationHash } from './navigation-hash.ts';

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
    [...index.localeVersions].map(([language, { site, words }]) => [
      language,
      hash(JSON.stringify([site, words])),
    ]),
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

function partHashes(props: PageProps, server: ServerBundle): string[] {
  return (props.article?.parts ?? []).map((part) => server.demos.get(part.entry)?.hash ?? '');
}
