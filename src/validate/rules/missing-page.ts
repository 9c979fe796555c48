import { splitLanguage } from '../../assemble/routes/split-language.ts';
import { displayPath, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
import { isRedirected, type PageRule } from '../rule.ts';
import { similarPage } from '../similar-address.ts';

/**
 * Reports links to site paths without a page or a redirect. `externalPaths` lists those of other deployments.
 */
export const missingPage: PageRule = ({ document, links }, { space }) =>
  links.flatMap((target, position): Diagnostic[] => {
    const link = document.links[position];
    if (target.kind !== 'unknown-page' || !link || isRedirected(target.path, space)) return [];
    const draft = space.drafts.get(splitLanguage(target.path, space.config.languages).path);
    return [
      {
        severity: 'error',
        code: 'missing-page',
        ...(draft === undefined
          ? { message: `Link "${link.url}" leads to no page.`, hint: hintFor(target.path, space) }
          : linkToDraft(link.url, draft)),
        place: { file: displayPath(link.file ?? document.source), line: link.line, column: link.column },
      },
    ];
  });

/** The message and hint for a link to a page that exists, but that a build leaves out. */
export function linkToDraft(url: string, draft: SourcePath): Pick<Diagnostic, 'message' | 'hint'> {
  return {
    message: `Link "${url}" leads to a draft, which a build leaves out.`,
    hint: `Remove "draft: true" from ${displayPath(draft)}, or remove the link until the page is ready.`,
  };
}

function hintFor(path: SitePath, space: LinkSpace): string {
  const similar = similarPage(path, space);
  return similar === undefined
    ? `Create the page, or correct the link.${otherSite(path, space)}`
    : `Did you mean "${withTrailingSlash(similar)}"?`;
}

/** Names the option for links into a folder in which the site has no page at all: `/material-ui/…`. */
function otherSite(path: SitePath, { pages }: LinkSpace): string {
  const [folder] = /^\/[^/]+\//.exec(path) ?? [];
  if (folder === undefined) return '';
  return ownFolders(pages).has(folder)
    ? ''
    : ` If another site serves it, set externalPaths: [${folder}] in content/site.yaml.`;
}

/** The first folders of all pages: `/material-ui/`. */
const ownFolders = memoize(
  (pages: LinkSpace['pages']): ReadonlySet<string> =>
    new Set([...pages.keys()].flatMap((path) => /^\/[^/]+\//.exec(`${path}/`)?.[0] ?? [])),
);

/** The folder that the hint of a missing page suggests to leave to another site. */
export function otherSiteFolder({ code, hint }: Pick<Diagnostic, 'code' | 'hint'>): string | undefined {
  return code === 'missing-page' ? /externalPaths: \[([^\]]+)\]/.exec(hint ?? '')?.[1] : undefined;
}
