import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isRedirected, type PageRule, similarAddress } from '../rule.ts';

/**
 * Reports links to site paths without a page or a redirect. `externalPaths` lists those of other deployments.
 */
export const missingPage: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-page' || !link || isRedirected(target.path, space)) return [];
    const similar = similarAddress(target.path, space.pages.keys());
    return [
      {
        severity: 'error',
        code: 'missing-page',
        message: `Link "${link.url}" leads to no page.`,
        hint:
          similar === undefined
            ? 'Create the page, or correct the link.'
            : `Did you mean "${withTrailingSlash(similar)}"?`,
        place: { file: displayPath(link.file ?? document.source), line: link.line, column: link.column },
      },
    ];
  });
