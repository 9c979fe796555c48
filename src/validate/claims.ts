import { pageOutputPath, pathIn, toSitePath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { type OwnOutput, ownNames, ownOutputAt, ownOutputs } from '../model/own-outputs.ts';
import type { SourcePath } from '../model/path.ts';
import type { Page, ShellPage, Site } from '../model/site.ts';

/** Who wants a place of the website. */
export type Claimant =
  | { readonly kind: 'page'; readonly page: Page }
  /** The Markdown of a page, which is written beside it. */
  | { readonly kind: 'twin'; readonly page: Page }
  | { readonly kind: 'build'; readonly own: OwnOutput }
  | { readonly kind: 'shell'; readonly shell: ShellPage }
  | { readonly kind: 'public'; readonly source: SourcePath };

/** A place that somebody wants, seen from the output folder. */
export interface Claim {
  readonly output: string;
  readonly by: Claimant;
}

/** What each part of a site wants. Files that are named by their content are left out: nobody else has such names. */
export interface Claims {
  /** Of the build itself, whatever the pages are. */
  readonly own: readonly Claim[];
  readonly pages: readonly Claim[];
  /** Pages that are shown where nobody has written one; an author's page takes their place. */
  readonly fillers: readonly Claim[];
  readonly publicFiles: readonly Claim[];
}

/** Who wants which place of the website. */
export function claimsOf({ config, pages, shellPages, publicFiles, space }: Site): Claims {
  const [, ...prefixes] = config.languages;
  const found = publicFiles.map((source): Claim => {
    const output = pathIn(config.publicDir, source);
    return { output, by: { kind: 'public', source } };
  });
  // Only a public file can be in the way of a page that is shown in a language in which nobody has written it.
  const touched = prefixes.filter((prefix) =>
    found.some(({ output }) => `${output}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase())),
  );
  const copies = touched.flatMap((prefix) =>
    pages
      .filter(({ path, translationOf }) => !translationOf && !space.translations.has(`${prefix} ${path}`))
      .map((page) => claim(`/${prefix}${page.path}`, { kind: 'page', page })),
  );
  const shells = shellPages.flatMap((shell) =>
    ['', ...prefixes.map((prefix) => `/${prefix}`)].map((prefix) =>
      claim(prefix + shell.path, { kind: 'shell', shell }),
    ),
  );
  return {
    own: ownClaims(config, prefixes),
    // Pages at the build's own addresses are told of by another rule.
    pages: pages.filter(({ path }) => !ownOutputAt(path, prefixes)).flatMap(pageClaims),
    fillers: [...shells, ...copies],
    publicFiles: found,
  };
}

function ownClaims({ serviceWorker }: Config, prefixes: readonly string[]): Claim[] {
  return ownOutputs
    .filter(({ path }) => path !== ownNames.worker || serviceWorker !== 'none')
    .flatMap((own) => {
      const before = own.scope === 'language' ? ['', ...prefixes.map((prefix) => `${prefix}/`)] : [''];
      return before.map((prefix): Claim => ({ output: prefix + own.path, by: { kind: 'build', own } }));
    });
}

function pageClaims(page: Page): Claim[] {
  const html = claim(page.path, { kind: 'page', page });
  return [html, { output: html.output.replace(/\.html$/, '.md'), by: { kind: 'twin', page } }];
}

function claim(path: string, by: Claimant): Claim {
  return { output: pageOutputPath(toSitePath(path)), by };
}
