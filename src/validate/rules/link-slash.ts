import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageRule } from '../rule.ts';

/** A link to a page by its path ends in a slash; without it every reader is sent on once more. The built page has the slash. */
export const linkSlash: PageRule = ({ document, links }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'page' || !link) return [];
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
    if (path === '' || path.endsWith('/') || path.endsWith('.md')) return [];
    return [
      {
        severity: 'warning',
        code: 'link-slash',
        message: `The link \`${link.url}\` has no slash at the end of its path.`,
        hint: `${path}/${suffix}`,
        place: { file: displayPath(document.source), line: link.line, column: link.column },
      },
    ];
  });
