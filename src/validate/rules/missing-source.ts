import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import { configPlace, type Rule } from '../rule.ts';

/**
 * Reports files and folders that `site.yaml` names but that do not exist. A missing default is no problem.
 */
export const missingSource: Rule = (site) => {
  const { config, absent } = site;
  const publicFiles = new Set(site.publicFiles);
  return [
    ...namedSources(config).filter(({ path }) => path !== undefined && absent.has(path)),
    ...localFonts(config).filter(({ path }) => !publicFiles.has(path)),
  ].flatMap(({ path, ...source }) =>
    path === undefined || config.places[source.key] === undefined ? [] : [missing(path, source, site)],
  );
};

interface NamedSource {
  /** `products[0].logo` */
  readonly key: string;
  readonly kind: 'file' | 'folder' | 'file or folder';
  readonly severity: Severity;
}

function namedSources(config: Config) {
  const {
    products,
    components,
    includes,
    publicDir,
    errorCodes,
    pageModules,
    styles,
    fontFaces,
    linkManifests,
    places,
  } = config;
  return [
    ...products.flatMap(({ navigation, logo, content }, index) => [
      { key: `products[${index}].navigation`, path: navigation, kind: 'file', severity: 'error' } as const,
      { key: `products[${index}].logo`, path: logo, kind: 'file', severity: 'warning' } as const,
      { key: `products[${index}].content`, path: content, kind: 'folder', severity: 'warning' } as const,
    ]),
    ...products.flatMap(({ api }, index) =>
      (api?.documents ?? []).map((path) => {
        const key = apiKey(index, path === api?.extraction?.out, places);
        return { key, path, kind: 'folder', severity: 'warning' } as const;
      }),
    ),
    ...components.map(
      (path, index) => ({ key: `components[${index}]`, path, kind: 'folder', severity: 'warning' }) as const,
    ),
    ...includes.map(
      (path, index) =>
        ({ key: `includes[${index}]`, path, kind: 'file or folder', severity: 'warning' }) as const,
    ),
    ...styles.map(
      (path, index) => ({ key: `styles[${index}]`, path, kind: 'file', severity: 'error' }) as const,
    ),
    ...fontFaces.map(({ source }, position) => {
      const key = `fonts[${fontIndexes(places).files[position]}].file`;
      return { key, path: source, kind: 'file', severity: 'error' } as const;
    }),
    ...linkManifests.map(({ source }, index) => {
      const key = `linkManifests[${index}]`;
      const named = places[`${key}.file`] === undefined ? key : `${key}.file`;
      return { key: named, path: source, kind: 'file', severity: 'warning' } as const;
    }),
    { key: 'public', path: publicDir, kind: 'folder', severity: 'warning' } as const,
    { key: 'pageModules', path: pageModules, kind: 'folder', severity: 'warning' } as const,
    { key: 'errorCodes', path: errorCodes, kind: 'file', severity: 'warning' } as const,
  ];
}

/** The key that names a folder of API documents. */
function apiKey(product: number, isOut: boolean, places: Config['places']): string {
  const key = `products[${product}].api`;
  const inside = `${key}.${isOut ? 'out' : 'documents'}`;
  return places[inside] ? inside : key;
}

/** Lists font style sheets in the public folder, except those of other deployments. */
function localFonts({ fonts, publicDir, externalPaths, places }: Config) {
  return fonts.flatMap(({ href }, position) => {
    const index = fontIndexes(places).sheets[position];
    if (!href.startsWith('/') || externalPaths.some((prefix) => href.startsWith(prefix))) return [];
    const path = posix.join(publicDir, href.replace(/[?#].*$/s, '')) as SourcePath;
    const key = places[`fonts[${index}].href`] ? `fonts[${index}].href` : `fonts[${index}]`;
    return [{ key, path, kind: 'file', severity: 'warning' } as const];
  });
}

/** The positions of style sheets and of font files in the one list of `site.yaml`. */
function fontIndexes(places: Config['places']) {
  const found = { sheets: [] as number[], files: [] as number[] };
  for (let index = 0; places[`fonts[${index}]`] !== undefined; index += 1)
    found[places[`fonts[${index}].file`] === undefined ? 'sheets' : 'files'].push(index);
  return found;
}

function missing(path: SourcePath, { key, kind, severity }: NamedSource, site: Site): Diagnostic {
  const all = [...site.files.keys(), ...site.space.pageBySource.keys(), ...site.publicFiles];
  // Extracted API documents are in folders that do not exist.
  const folders = () => [...foldersOf(all)].filter((one) => one !== path);
  const near =
    kind === 'file' ? (sameNameElsewhere(path, all) ?? nearestName(path, all)) : nearestName(path, folders());
  const shown = displayPath(path);
  return {
    severity,
    ...(kind === 'file'
      ? { code: 'missing-file', message: `File "${shown}" (${key}) does not exist.` }
      : {
          code: 'missing-folder',
          message: `${kind === 'folder' ? 'Folder' : 'File or folder'} "${shown}" (${key}) is missing or empty.`,
        }),
    hint: key.endsWith('.api.out')
      ? 'Run "docs api", which writes it.'
      : hintFor(path, { kind, near, isManifest: key.startsWith('linkManifests') }),
    place: configPlace(site.config, key),
  };
}

function hintFor(
  path: SourcePath,
  {
    kind,
    near,
    isManifest,
  }: Pick<NamedSource, 'kind'> & { readonly near: string | undefined; readonly isManifest: boolean },
): string {
  if (isManifest) return 'Build the other site first, or correct the path of its link-manifest.json.';
  // Outside the content folder, only whole folders and link manifests are read.
  if (kind === 'file' && path.startsWith('../'))
    return 'Move it into content/, because files outside are not read.';
  return near === undefined
    ? `Create the ${kind}, or remove the key.`
    : `Did you mean "${displayPath(near as SourcePath)}"?`;
}

/** The only file with the name of a path, in another folder. */
function sameNameElsewhere(path: SourcePath, all: readonly SourcePath[]): SourcePath | undefined {
  const name = posix.basename(path);
  const found = all.filter((one) => posix.basename(one) === name);
  return found.length === 1 ? found[0] : undefined;
}

function foldersOf(paths: readonly SourcePath[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
}
