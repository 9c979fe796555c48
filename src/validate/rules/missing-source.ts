import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import { configPlace } from '../config-place.ts';
import type { Rule } from '../rule.ts';

/** The files and folders that `site.yaml` names are there. A default that nobody has written need not be. */
export const missingSource: Rule = (site) => {
  const { config, absent } = site;
  const publicFiles = new Set(site.publicFiles);
  return [
    ...namedSources(config).filter(({ path }) => absent.has(path)),
    ...localFonts(config).filter(({ path }) => !publicFiles.has(path)),
  ]
    .filter(({ key }) => config.places[key] !== undefined)
    .map((source) => missing(source, site));
};

interface NamedSource {
  /** `products[0].logo` */
  readonly key: string;
  readonly path: SourcePath;
  readonly kind: 'file' | 'folder';
  readonly severity: Severity;
  /** What it is to the site. */
  readonly role: string;
}

function namedSources({ products, components, publicDir, errorCodes }: Config): NamedSource[] {
  const ofProducts = products.flatMap(({ name, navigation, logo, content }, index) => {
    const at = (key: string) => `products[${index}].${key}`;
    return [
      ...named('file', 'error', at('navigation'), navigation, `the navigation of ${name}`),
      ...named('file', 'warning', at('logo'), logo, `the logo of ${name}`),
      ...named('folder', 'warning', at('content'), content, `the pages of ${name}`),
    ];
  });
  return [
    ...ofProducts,
    ...components.flatMap((folder, index) =>
      named('folder', 'warning', `components[${index}]`, folder, 'components'),
    ),
    ...named('folder', 'warning', 'public', publicDir, 'files to copy'),
    ...named('file', 'warning', 'errorCodes', errorCodes, 'the sentences behind error codes'),
  ];
}

function named(
  kind: NamedSource['kind'],
  severity: Severity,
  key: string,
  path: SourcePath | undefined,
  role: string,
): NamedSource[] {
  return path === undefined ? [] : [{ kind, severity, key, path, role }];
}

/** Style sheets of fonts that lie in the public folder, unless another deployment has them. */
function localFonts({ fonts, publicDir, externalPaths, places }: Config): NamedSource[] {
  return fonts.flatMap(({ href }, index): NamedSource[] => {
    if (!href.startsWith('/') || externalPaths.some((prefix) => href.startsWith(prefix))) return [];
    const path = posix.join(publicDir, href.replace(/[?#].*$/s, '')) as SourcePath;
    const key = places[`fonts[${index}].href`] ? `fonts[${index}].href` : `fonts[${index}]`;
    return [{ kind: 'file', severity: 'warning', key, path, role: 'a font style sheet' }];
  });
}

function missing({ key, path, kind, severity, role }: NamedSource, site: Site): Diagnostic {
  const all = [...site.files.keys(), ...site.space.pageBySource.keys(), ...site.publicFiles];
  const near = nearestName(path, kind === 'file' ? all : foldersOf(all));
  const shown = displayPath(path);
  return {
    severity,
    ...(kind === 'file'
      ? { code: 'missing-file', message: `There is no file ${shown}, which ${key} names for ${role}.` }
      : { code: 'missing-folder', message: `There is nothing in ${shown}, which ${key} names for ${role}.` }),
    hint: hintFor(path, kind, near),
    place: configPlace(site.config, key),
  };
}

function hintFor(path: SourcePath, kind: NamedSource['kind'], near: string | undefined): string {
  // Beyond the content folder only whole folders are read.
  if (kind === 'file' && path.startsWith('../'))
    return 'Put it below content/; a file beyond it is not read.';
  return near === undefined
    ? `Make the ${kind}, or remove the key.`
    : `Did you mean ${displayPath(near as SourcePath)}?`;
}

function foldersOf(paths: readonly SourcePath[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
}
