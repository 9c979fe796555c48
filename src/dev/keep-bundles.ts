import type { EditOptions } from '../bundle/bundle-patch.ts';
import type { ExtractedApi } from '../model/api-extraction.ts';
import type { SourcePath } from '../model/path.ts';

/** Bundling that keeps the bundles of the last snapshot. */
export interface KeptBundles {
  readonly edits: EditOptions;
  /** True if the bundles contain a file as it was before the change. */
  areOutdated(): boolean;
}

/**
 * Keeps bundles although files in them have changed, for pages without demos: bundling all demos of a library
 * takes longer than extracting the documents of a page.
 */
export function keepBundles(edits: EditOptions): KeptBundles {
  let kept = false;
  return {
    edits: {
      ...edits,
      async patch(bundles) {
        kept = true;
        return bundles;
      },
    },
    areOutdated: () => kept,
  };
}

/** True if pages with these sources show extracted API documents and nothing else. */
export function areReferences(
  sources: readonly (SourcePath | undefined)[],
  { documents }: Pick<ExtractedApi, 'documents'>,
): boolean {
  const extracted = new Set<SourcePath | undefined>(documents.map(({ source }) => source));
  return sources.length > 0 && sources.every((source) => extracted.has(source));
}
