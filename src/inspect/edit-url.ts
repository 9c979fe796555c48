import { isInside, pathIn } from '../lib/path.ts';

/** Folders relative to the one that is inspected. */
export interface EditedFolders {
  /** Folder of the documentation. */
  readonly root: string;
  /** Folder of the new site. */
  readonly site: string;
}

/**
 * Returns the URL of the editor for a new site, by that for the folder of the documentation. Undefined for a
 * site outside of the inspected folder: it may be in another repository.
 *
 * `https://github.com/acme/ui/edit/main/docs` for `docs` → `https://github.com/acme/ui/edit/main/website`
 */
export function siteEditUrl(editUrl: string, { root, site }: EditedFolders): string | undefined {
  if (isInside(root, site)) return `${editUrl}/${pathIn(root, site)}`;
  const end = `/${root}`;
  if (!isInside('.', site) || !editUrl.endsWith(end)) return undefined;
  return `${editUrl.slice(0, -end.length)}/${site}`;
}
