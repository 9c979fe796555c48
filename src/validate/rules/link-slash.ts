import { displayPath, isAbsoluteUrl } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageRule } from '../rule.ts';

/** Reports links to pages without a trailing slash. Built pages have the slash, which avoids a redirect. */
export const linkSlash: PageRule = ({ document, links }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    // A relative link names a file.
    if (target.kind !== 'page' || !link || !(link.url.startsWith('/') || isAbsoluteUrl(link.url))) return [];
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
    // Other tools name the file of a page: `/ssr/index.md`, `/guide.html`.
    if (path === '' || path.endsWith('/') || /\.(?:html|mdx?)$/.test(path)) return [];
    return [
      {
        severity: 'warning',
        code: 'link-slash',
        message: `Link "${link.url}" has no slash at the end of its path.`,
        hint: `${path}/${suffix}`,
        fix: { from: link.url, to: `${path}/${suffix}` },
        place: { file: displayPath(link.file ?? document.source), line: link.line, column: link.column },
      },
    ];
  });
