import { packageFolder } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

const rootLinks = /(\]\(|href=")(\/(?!\/)[^\s)"]*)/g;

/** Homepages of packages on these hosts are repositories or registries, and no documentation. */
const codeHosts = /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|npmjs\.com|jsr\.io)$/;

/**
 * Lets the links of a comment that begin at the root of a site, `[slots](/material-ui/slots/)`, lead to the
 * site of the installed package that `file` belongs to: a site that shows its props has no such pages. Those
 * of the workspace, and of packages without a site, stay as they are.
 */
export function withPackageLinks(text: string, file: string): string {
  return text.replace(rootLinks, (link, before: string, path: string) => {
    const site = packageSite(file);
    return site === undefined ? link : before + new URL(path, site).href;
  });
}

function packageSite(file: string): string | undefined {
  const folder = packageFolder(file);
  const manifest = folder && ts.sys.readFile(`${folder}/package.json`);
  const homepage: unknown =
    manifest && ts.parseConfigFileTextToJson('package.json', manifest).config?.homepage;
  if (typeof homepage !== 'string' || !URL.canParse(homepage)) return undefined;
  const { protocol, hostname } = new URL(homepage);
  return /^https?:$/.test(protocol) && !codeHosts.test(hostname) ? homepage : undefined;
}
