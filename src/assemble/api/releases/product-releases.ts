import { displayPath, isInside } from '../../../lib/path.ts';
import { releaseFolder } from '../../../lib/release-folder.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ApiRelease, ProductReleases } from '../../../model/api-release.ts';
import type { Diagnostic, Parsed } from '../../../model/diagnostic.ts';
import type { SourcePath } from '../../../model/path.ts';
import type { ProductConfig } from '../../../model/product-config.ts';
import { sortReleases } from './api-release.ts';

/** A frozen release and its file. */
export type ReleaseFile = readonly [source: SourcePath, release: ApiRelease];

/**
 * Returns the releases of each product, from the oldest to the newest. Of two with the same label, the first
 * by path counts, and the other is reported. The same object while no release changes.
 */
export const productReleases = memoize(
  (products: readonly ProductConfig[], files: readonly ReleaseFile[]): Parsed<ProductReleases> => {
    const diagnostics: Diagnostic[] = [];
    const releases = new Map<string, readonly ApiRelease[]>();
    for (const { id, api } of products) {
      const own = api ? files.filter(([source]) => isInside(releaseFolder(api), source)) : [];
      const byLabel = new Map<string, ReleaseFile>();
      for (const file of own) {
        const other = byLabel.get(file[1].label);
        if (other) diagnostics.push(duplicate(file, other));
        else byLabel.set(file[1].label, file);
      }
      if (byLabel.size > 0)
        releases.set(id, sortReleases([...byLabel.values()].map(([, release]) => release)));
    }
    return { value: releases, diagnostics };
  },
);

function duplicate([source, { label }]: ReleaseFile, [other]: ReleaseFile): Diagnostic {
  return {
    severity: 'error',
    code: 'duplicate-release',
    message: `Release "${label}" is frozen twice; "${displayPath(other)}" counts.`,
    hint: 'Delete this file, or correct its "label".',
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}
