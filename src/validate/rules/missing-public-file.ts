import { decodePath } from '../../lib/decode-url.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath, toSitePath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import { memoizeFlatList } from '../../memo/memoize-list.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LinkSpace, Page } from '../../model/site.ts';
import { type FileAddresses, fileAddresses, hasFile } from '../file-addresses.ts';
import { isRedirected, type Rule } from '../rule.ts';

/** Reports links and pictures by the address of a file that the website does not have: `/pictures/a.png`. */
export const missingPublicFile: Rule = (site) =>
  checkPages(site.config, site.pages, fileAddresses(site), site.space);

const checkPage = memoize((page: Page, files: FileAddresses, space: LinkSpace): readonly Diagnostic[] =>
  page.links.flatMap((target, position) => {
    const link = page.document.links[position];
    if (target.kind !== 'public' || !link) return [];
    const path = decodePath(target.path);
    if (hasFile(path, files, space) || isRedirected(toSitePath(target.path), space)) return [];
    const near = pageOfCopy(path, files, space) ?? nearestName(path, files);
    const shown = `${displayPath(space.config.publicDir)}${path}`;
    return [
      {
        severity: 'error',
        code: 'missing-file',
        message: `File "${shown}" does not exist.`,
        hint: near === undefined ? 'Create the file, or correct the path.' : `Did you mean "${near}"?`,
        place: {
          file: displayPath(link.file ?? page.document.source),
          line: link.line,
          column: link.column,
        },
      },
    ];
  }),
);

/** Returns the address of the page that a link means by a file of other tools: `/ui/button.md`. */
function pageOfCopy(path: string, files: FileAddresses, space: LinkSpace): string | undefined {
  const bare = /^(.+)\.mdx?$/.exec(path)?.[1];
  return bare !== undefined && hasFile(`${bare}/index.md`, files, space) ? `${bare}/` : undefined;
}

const checkPages = memoizeFlatList(checkPage);
