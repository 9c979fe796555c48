import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { ArticleProps } from '../model/page-props.ts';
import type { Page } from '../model/site.ts';

/**
 * Links a page to its file in the editor of the repository. That of an API document follows from a declaration,
 * if the editor is one of the same repository; a translation has texts of its own.
 */
export function editLink(
  { document, reference, translationOf }: Page,
  { editUrl, repository = '' }: Config,
): Pick<ArticleProps, 'editHref'> {
  if (editUrl === undefined) return {};
  if (!reference || translationOf !== undefined)
    return { editHref: `${editUrl.replace(/\/$/, '')}/${displayPath(document.source)}` };
  const branch = /^\/edit\/[^/]+/.exec(editUrl.replace(repository, ''))?.[0];
  const { filename } = reference;
  if (filename === undefined || branch === undefined) return {};
  // The declarations of a JavaScript module are beside it.
  return { editHref: `${repository}${branch}${filename.replace(/\.js$/, '.d.ts')}` };
}
