import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
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
            ? `Create the page, or correct the link.${otherSite(target.path, space)}`
            : `Did you mean "${withTrailingSlash(similar)}"?`,
        place: { file: displayPath(link.file ?? document.source), line: link.line, column: link.column },
      },
    ];
  });

/** Names the option for links into a folder in which the site has no page at all: `/material-ui/…`. */
function otherSite(path: SitePath, { pages }: LinkSpace): string {
  const [folder] = /^\/[^/]+\//.exec(path) ?? [];
  if (folder === undefined) return '';
  const isOwn = [...pages.keys()].some((own) => `${own}/`.startsWith(folder));
  return isOwn ? '' : ` If another site serves it, set externalPaths: [${folder}] in content/site.yaml.`;
}

/** The folder that the hint of a missing page suggests to leave to another site. */
export function otherSiteFolder({ code, hint }: Pick<Diagnostic, 'code' | 'hint'>): string | undefined {
  return code === 'missing-page' ? /externalPaths: \[([^\]]+)\]/.exec(hint ?? '')?.[1] : undefined;
}
