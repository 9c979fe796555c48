import { assembleSite, routesWithoutPages } from '../../src/assemble/assemble-site.ts';
import { absentSources } from '../../src/assemble/named-sources.ts';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { hash } from '../../src/lib/hash.ts';
import type { Config } from '../../src/model/config.ts';
import type { SourcePath } from '../../src/model/path.ts';
import type { Site } from '../../src/model/site.ts';
import { parseHeaders } from '../../src/parse/host-files/parse-headers.ts';
import { parseRedirects } from '../../src/parse/host-files/parse-redirects.ts';
import { parseNavigation } from '../../src/parse/navigation/parse-navigation.ts';
import { parsePage } from '../../src/parse/page/parse-page.ts';
import { readPageModule } from '../../src/parse/page-module/read-page-module.ts';
import { parseTranslation } from '../../src/parse/translations/parse-translation.ts';
import { sampleReferences } from './sample-references.ts';

/** A site of a few files. */
export interface SampleSite {
  /** Text of `site.yaml` after its name. */
  readonly config?: string;
  /** Text of every page, by source path. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Text of every navigation file, by source path. */
  readonly navigation?: Readonly<Record<string, string>>;
  /** Text of every translation, by source path. */
  readonly translations?: Readonly<Record<string, string>>;
  /** API documents and their descriptions, as values by source path. */
  readonly api?: Readonly<Record<string, unknown>>;
  /** Pictures, and modules of demos. */
  readonly files?: readonly string[];
  readonly publicFiles?: readonly string[];
  /** Text of every page module, by source path. */
  readonly pageModules?: Readonly<Record<string, string>>;
  /** Texts of `public/_redirects` and `public/_headers`. */
  readonly redirects?: string;
  readonly headers?: string;
  /** Whether drafts are pages, as in `docs dev`. */
  readonly drafts?: boolean;
  /** Whether these are all files; what the configuration names besides is missing then. */
  readonly isWhole?: boolean;
}

/** The configuration that a `site.yaml` of this text gives, in the folder `/site`. */
export function configOf(text: string): Config {
  const flags = { only: [], sizes: false, force: false, strict: false };
  const { value, diagnostics } = resolveConfig({ root: '/site', flags, text: `name: Acme UI\n${text}` });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** Parses and assembles a site. */
export function siteOf({
  config = '',
  pages = {},
  navigation = {},
  translations = {},
  api = {},
  files = [],
  publicFiles = [],
  pageModules = {},
  redirects,
  headers,
  drafts = false,
  isWhole = false,
}: SampleSite): Site {
  const sources = <Text>(record: Readonly<Record<string, Text>>) =>
    Object.entries(record) as [SourcePath, Text][];
  const resolved = { ...configOf(config), drafts };
  return assembleSite({
    extent: 'whole',
    config: resolved,
    documents: sources(pages).map(
      ([path, text]) => parsePage({ path, text }, { trust: true }).value.document,
    ),
    references: sampleReferences(resolved, api),
    navigation: sources(navigation).map(
      ([path, text]) => parseNavigation(path, { kind: 'text', text }).value,
    ),
    translations: sources(translations).map(([path, text]) => parseTranslation(path, text).value),
    messages: [],
    written: new Set(),
    files: new Map(files.map((path) => [path as SourcePath, hash(path)])),
    absent: isWhole
      ? absentSources(
          pathsOf([pages, navigation, translations], files, publicFiles, Object.keys(api)),
          resolved,
        )
      : new Set(),
    unmatched: isWhole ? routesWithoutPages(pathsOf([pages]), resolved) : [],
    publicFiles: publicFiles as readonly SourcePath[],
    pageModules: sources(pageModules).map(([path, text]) => readPageModule(path, text)),
    hostFiles: {
      ...(redirects !== undefined && { redirects: parseRedirects(hostFile('_redirects'), redirects).value }),
      ...(headers !== undefined && { headers: parseHeaders(hostFile('_headers'), headers).value }),
    },
  });
}

function hostFile(name: string): SourcePath {
  return `public/${name}` as SourcePath;
}

function pathsOf(
  records: readonly Readonly<Record<string, string>>[],
  ...lists: readonly (readonly string[])[]
): ReadonlyMap<SourcePath, string> {
  const paths = [...records.flatMap((record) => Object.keys(record)), ...lists.flat()];
  return new Map(paths.map((path) => [path as SourcePath, path]));
}

/** The one item of a list; more or less is a mistake in the test. */
export function only<Item>(items: readonly Item[]): Item {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new Error(`One item was expected, not ${items.length}.`);
  return item;
}
