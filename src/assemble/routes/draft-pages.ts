import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { PageDocument } from '../../model/document.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import { routePath } from './route-path.ts';

/**
 * Returns the sources of the drafts that the build leaves out, by the address that each would have in the
 * first language. The same map until a draft is added, removed or moved.
 */
export function draftPages(
  documents: readonly PageDocument[],
  config: Config,
): ReadonlyMap<SitePath, SourcePath> {
  return joinDrafts(draftsAmong(config, documents, config));
}

const draftsAmong = memoizeList((document: PageDocument, config: Config) =>
  document.frontMatter.draft && !config.drafts && !document.empty
    ? ([routePath(document, document.source, config), document.source] as const)
    : undefined,
);

const joinDrafts = memoize(
  (drafts: ReturnType<typeof draftsAmong>): ReadonlyMap<SitePath, SourcePath> =>
    new Map(drafts.filter((draft) => draft !== undefined)),
);
