import { fileInUrl } from '../../lib/encode-url.ts';
import { displayPath } from '../../lib/path.ts';
import type { ArticleProps } from '../../model/page-props.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Page, Site } from '../../model/site.ts';

/**
 * Links a page to its file in the editor of the repository. That of an API document follows from a
 * declaration, if the editor is one of the same repository; a translation has texts of its own.
 */
export function editLink(
  { document, reference, translationOf }: Page,
  { config: { editUrl, repository = '' }, written }: Pick<Site, 'config' | 'written'>,
): Pick<ArticleProps, 'editHref'> {
  // There is no file to edit of a page that the build writes.
  if (editUrl === undefined || written.has(document.source)) return {};
  if (!reference || translationOf !== undefined) return { editHref: fileHref(editUrl, document.source) };
  const branch = /^\/edit\/[^/]+/.exec(editUrl.replace(repository, ''))?.[0];
  const { filename } = reference;
  if (filename === undefined || branch === undefined) return {};
  // The declarations of a JavaScript module are beside it.
  return { editHref: `${repository}${branch}${fileInUrl(filename.replace(/\.js$/, '.d.ts'))}` };
}

/** A page outside of the site is beside it in the repository: `…/main/site` and `../docs/a.md`. */
function fileHref(editUrl: string, source: SourcePath): string {
  const folder = editUrl.replace(/\/$/, '');
  const path = fileInUrl(displayPath(source));
  return path.startsWith('../') ? new URL(path, `${folder}/`).href : `${folder}/${path}`;
}
