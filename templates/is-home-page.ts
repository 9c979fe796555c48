import type { PageProps } from '../src/model/page-props.ts';

/** Returns true for the start page of the site in any language, also if an author wrote it. */
export function isHomePage({ path, site }: Pick<PageProps, 'path' | 'site'>): boolean {
  const address = site.base.replace(/\/$/, '') + path;
  return address.replace(/\/?$/, '/') === site.home;
}
