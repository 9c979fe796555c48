import { displayPath, pageOutputPath, pathIn, toSitePath } from '../lib/path.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { Place } from '../model/diagnostic.ts';
import { outputNames, type ReservedOutput, reservedOutputAt, reservedOutputs } from '../model/output.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { LinkSpace, Page, ShellPage, Site } from '../model/site.ts';

/** The part of a site that claims an output file. */
export type Claimant =
  | { readonly kind: 'page'; readonly path: SitePath; readonly place: Place }
  /** The Markdown copy of a page, written beside its HTML. */
  | { readonly kind: 'markdown-copy'; readonly place: Place }
  | { readonly kind: 'build'; readonly own: ReservedOutput }
  | { readonly kind: 'shell'; readonly shell: ShellPage }
  | { readonly kind: 'public'; readonly source: SourcePath };

/** A path, relative to the output folder, and its claimant. */
export interface Claim {
  readonly output: string;
  readonly by: Claimant;
}

/** The claims of a site. Files named by their content are left out: their names cannot clash. */
export interface Claims {
  /** Files that the build writes whatever the pages are. */
  readonly own: readonly Claim[];
  readonly pages: readonly Claim[];
  /** Pages that are shown where no author has written one; an author's page replaces them. */
  readonly fillers: readonly Claim[];
  readonly publicFiles: readonly Claim[];
}

/** The claims of a site depend on these values and on its link space. */
export interface ClaimSources extends Pick<Site, 'shellPages' | 'publicFiles'> {
  readonly pages: ReturnType<typeof pageFacts>;
}

/** The facts of a page that its claims depend on. */
export const pageFacts = memoizeList(({ path, document, translationOf }: Page) => {
  const { line = 1, column = 1 } = document.pathPlace ?? {};
  return [path, document.source, translationOf, line, column] as const;
});

/** Lists the output files that each part of a site claims. */
export function claimsOf(
  { config, translations }: LinkSpace,
  { pages, shellPages, publicFiles }: ClaimSources,
): Claims {
  const [, ...prefixes] = config.languages;
  const found = publicFiles.map((source): Claim => {
    const output = pathIn(config.publicDir, source);
    return { output, by: { kind: 'public', source } };
  });
  // Only a public file can clash with an untranslated page that is shown in another language.
  const touched = prefixes.filter((prefix) =>
    found.some(({ output }) => `${output}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase())),
  );
  const copies = touched.flatMap((prefix) =>
    pages
      .filter(([path, , translationOf]) => !translationOf && !translations.has(`${prefix} ${path}`))
      .map((page) => claim(`/${prefix}${page[0]}`, pageClaimant(page))),
  );
  const shells = shellPages.flatMap((shell) =>
    ['', ...prefixes.map((prefix) => `/${prefix}`)].map((prefix) =>
      claim(prefix + shell.path, { kind: 'shell', shell }),
    ),
  );
  return {
    own: ownClaims(config, prefixes),
    // The rule `unsafe-route` reports pages at the build's own addresses.
    pages: pages.filter(([path]) => !reservedOutputAt(path, prefixes)).flatMap(pageClaims),
    fillers: [...shells, ...copies],
    publicFiles: found,
  };
}

function ownClaims({ serviceWorker }: Config, prefixes: readonly string[]): Claim[] {
  return reservedOutputs
    .filter(({ path }) => path !== outputNames.worker || serviceWorker !== 'none')
    .flatMap((own) => {
      const before = own.scope === 'language' ? ['', ...prefixes.map((prefix) => `${prefix}/`)] : [''];
      return before.map((prefix): Claim => ({ output: prefix + own.path, by: { kind: 'build', own } }));
    });
}

type PageRow = ClaimSources['pages'][number];

function pageClaims(page: PageRow): Claim[] {
  const by = pageClaimant(page);
  const html = claim(page[0], by);
  const copy = html.output.replace(/\.html$/, '.md');
  return [html, { output: copy, by: { kind: 'markdown-copy', place: by.place } }];
}

function pageClaimant([path, source, , line, column]: PageRow): Extract<Claimant, { kind: 'page' }> {
  return { kind: 'page', path, place: { file: displayPath(source), line, column } };
}

function claim(path: string, by: Claimant): Claim {
  return { output: pageOutputPath(toSitePath(path)), by };
}
