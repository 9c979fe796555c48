import type { SitePath } from '../model/path.ts';
import { isAbsoluteUrl, isFilePath, toSitePath } from './path.ts';

/** The target of a navigation entry's pathname. */
export type NavigationTarget =
  | { readonly kind: 'page'; readonly path: SitePath }
  /** A heading of a page: `/x/react-charts/#planned-charts`. */
  | { readonly kind: 'anchor'; readonly path: SitePath; readonly hash: string }
  /** A file of the site: `/x/llms.txt`. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'outward'; readonly url: string };

/** Classifies a pathname. */
export function navigationTarget(pathname: string): NavigationTarget {
  if (isAbsoluteUrl(pathname)) return { kind: 'outward', url: pathname };
  if (pathname.includes('#')) {
    const [path = '', hash = ''] = pathname.split('#', 2);
    return { kind: 'anchor', path: toSitePath(path), hash };
  }
  if (isFilePath(pathname)) return { kind: 'file', path: pathname };
  return { kind: 'page', path: comparablePath(toSitePath(pathname)) };
}

/** Removes the suffixes of API tabs: `/base-ui/react-button/components-api` → `/base-ui/react-button`. */
export function comparablePath(path: SitePath): SitePath {
  if (!path.includes('-api') && !path.includes('[')) return path;
  return toSitePath(path.replace(/\/(?:\[docsTab\]|components-api|hooks-api)(?=\/|$)/, ''));
}

/** True for pathnames that may occur more than once in a tree. */
export function mayRepeat(pathname: string): boolean {
  return /\/(?:components-api|hooks-api)(?:\/|$)/.test(pathname);
}
