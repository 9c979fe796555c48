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
  | { readonly kind: 'public'; readonly source: SourcePath }
  /** A function of the site. */
  | { readonly kind: 'emitter'; readonly name: string; readonly path: string };

/** A path, relative to the output folder, and its claimant. */
export interface Claim {
  readonly output: string;
  readonly by: Claimant;
}

/** The facts of a page that its claims depend on. */
export const claimFacts = memoizeList(({ path, document, translationOf, barePath = path }: Page) => {
  const { line = 1, column = 1 } = document.pathPlace ?? {};
  return [path, document.source, translationOf, line, column, barePath] as const;
});

type ClaimFacts = ReturnType<typeof claimFacts>;

interface ClaimSources extends Pick<Site, 'shellPages' | 'publicFiles'> {
  readonly pages: ClaimFacts;
  /** Paths of emitted files, each with the name of its emitter. */
  readonly emitted: readonly (readonly [path: string, emitter: string])[];
}

/**
 * Lists the output files that each part of a site claims. `own` are files of the build, `fillers` pages that
 * an author's page replaces. Files named by their content are left out, since their names cannot clash.
 */
export function claimsOf(
  { config, translations }: LinkSpace,
  { pages, shellPages, publicFiles, emitted }: ClaimSources,
) {
  const [, ...prefixes] = config.languages;
  const found = publicFiles.map((source): Claim => {
    const output = pathIn(config.publicDir, source);
    return { output, by: { kind: 'public', source } };
  });
  const made = emitted.map(([path, name]): Claim => ({ output: path, by: { kind: 'emitter', name, path } }));
  // Only these can clash with an untranslated page that is shown in another language.
  const touched = prefixes.filter((prefix) =>
    [...found, ...made].some(({ output }) =>
      `${output}/`.toLowerCase().startsWith(`${prefix}/`.toLowerCase()),
    ),
  );
  const copies = touched.flatMap((prefix) =>
    pages
      .filter(([, , translationOf, , , bare]) => !translationOf && !translations.has(`${prefix} ${bare}`))
      .map((page) => claim(`/${prefix}${page[5]}`, pageClaimant(page))),
  );
  const shells = shellPages.flatMap((shell) =>
    ['', ...prefixes.map((prefix) => `/${prefix}`)].flatMap((prefix) => {
      const html = claim(prefix + shell.path, { kind: 'shell', shell });
      return [html, { ...html, output: html.output.replace(/\.html$/, '.md') }];
    }),
  );
  return {
    own: ownClaims(config, prefixes),
    // The rule `unsafe-route` reports pages at the build's own addresses.
    pages: pages.filter(([path]) => !reservedOutputAt(path, prefixes)).flatMap(pageClaims),
    fillers: [...shells, ...copies],
    publicFiles: found,
    emitted: made,
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

function pageClaims(page: ClaimFacts[number]): Claim[] {
  const by = pageClaimant(page);
  const html = claim(page[0], by);
  const copy = html.output.replace(/\.html$/, '.md');
  return [html, { output: copy, by: { kind: 'markdown-copy', place: by.place } }];
}

function pageClaimant([path, source, , line, column]: ClaimFacts[number]): Extract<
  Claimant,
  { kind: 'page' }
> {
  return { kind: 'page', path, place: { file: displayPath(source), line, column } };
}

function claim(path: string, by: Claimant): Claim {
  return { output: pageOutputPath(toSitePath(path)), by };
}
