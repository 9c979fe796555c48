import { displayPath, isAbsoluteUrl } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageRule } from '../rule.ts';

/** Reports links to pages without a trailing slash. Built pages have the slash, which avoids a redirect. */
export const linkSlash: PageRule = ({ document, links }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'page' || !link) return [];
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
    // A relative link names a file, and other tools name the HTML file of a page.
    const isAddress = path.startsWith('/') || isAbsoluteUrl(path);
    if (!isAddress || path.endsWith('/') || path.endsWith('.html')) return [];
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
