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
  readonly kind: 'file' | 'folder';
  readonly severity: Severity;
}

function namedSources({ products, components, publicDir, errorCodes, pageModules }: Config) {
  return [
    ...products.flatMap(({ navigation, logo, content }, index) => [
      { key: `products[${index}].navigation`, path: navigation, kind: 'file', severity: 'error' } as const,
      { key: `products[${index}].logo`, path: logo, kind: 'file', severity: 'warning' } as const,
      { key: `products[${index}].content`, path: content, kind: 'folder', severity: 'warning' } as const,
    ]),
    ...components.map(
      (path, index) => ({ key: `components[${index}]`, path, kind: 'folder', severity: 'warning' }) as const,
    ),
    { key: 'public', path: publicDir, kind: 'folder', severity: 'warning' } as const,
    { key: 'pageModules', path: pageModules, kind: 'folder', severity: 'warning' } as const,
    { key: 'errorCodes', path: errorCodes, kind: 'file', severity: 'warning' } as const,
  ];
}

/** Lists font style sheets in the public folder, except those of other deployments. */
function localFonts({ fonts, publicDir, externalPaths, places }: Config) {
  return fonts.flatMap(({ href }, index) => {
    if (!href.startsWith('/') || externalPaths.some((prefix) => href.startsWith(prefix))) return [];
    const path = posix.join(publicDir, href.replace(/[?#].*$/s, '')) as SourcePath;
    const key = places[`fonts[${index}].href`] ? `fonts[${index}].href` : `fonts[${index}]`;
    return [{ key, path, kind: 'file', severity: 'warning' } as const];
  });
}

function missing(path: SourcePath, { key, kind, severity }: NamedSource, site: Site): Diagnostic {
  const all = [...site.files.keys(), ...site.space.pageBySource.keys(), ...site.publicFiles];
  const near = nearestName(path, kind === 'file' ? all : foldersOf(all));
  const shown = displayPath(path);
  return {
    severity,
    ...(kind === 'file'
      ? { code: 'missing-file', message: `File "${shown}" (${key}) does not exist.` }
      : { code: 'missing-folder', message: `Folder "${shown}" (${key}) is missing or empty.` }),
    hint: hintFor(path, kind, near),
    place: configPlace(site.config, key),
  };
}

function hintFor(path: SourcePath, kind: NamedSource['kind'], near: string | undefined): string {
  // Outside the content folder, only whole folders are read.
  if (kind === 'file' && path.startsWith('../'))
    return 'Move it into content/, because files outside are not read.';
  return near === undefined
    ? `Create the ${kind}, or remove the key.`
    : `Did you mean "${displayPath(near as SourcePath)}"?`;
}

function foldersOf(paths: readonly SourcePath[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
}
