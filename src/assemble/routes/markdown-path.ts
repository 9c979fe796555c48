import { pageOutputPath } from '../../lib/path.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';

/** Returns the output path of the Markdown copy at an address, beside its HTML: `/a/b` → `a/b/index.md`. */
export function markdownCopyPath(path: SitePath): OutputPath {
  return pageOutputPath(path).replace(/\.html$/, '.md') as OutputPath;
}

/**
 * Returns the output path of the Markdown copy of a page. An untranslated page has the copy in its own
 * language. Undefined for pages that stand in for others.
 */
export function markdownPath(route: Route): OutputPath | undefined {
  switch (route.kind) {
    case 'not-found':
    case 'app-shell':
      return undefined;
    case 'doc':
      return markdownCopyPath(route.page.path);
    default:
      return markdownCopyPath(route.path);
  }
}
