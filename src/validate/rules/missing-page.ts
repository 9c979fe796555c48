import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nearAddress } from '../near-address.ts';
import type { PageRule } from '../rule.ts';

/** A link to a path of the site leads to a page. Paths of other deployments are named in `externalPaths`. */
export const missingPage: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-page' || !link) return [];
    const near = nearAddress(target.path, space.pages.keys());
    return [
      {
        severity: 'warning',
        code: 'missing-page',
        message: `The link \`${link.url}\` leads to no page.`,
        ...(near === undefined ? {} : { hint: `Did you mean ${withTrailingSlash(near)}?` }),
        place: { file: displayPath(document.source), line: link.line, column: link.column },
      },
    ];
  });
