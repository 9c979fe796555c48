import { posix } from 'node:path';
import { fontIndexes, type NamedSource, namedSources } from '../../assemble/named-sources.ts';
import { decodeLetters } from '../../lib/decode-url.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath, isExternalPath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
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
    ...namedSources(config).filter(({ path }) => absent.has(path)),
    ...localFonts(config).filter(({ path }) => !publicFiles.has(path)),
  ].flatMap((source) => (config.places[source.key] === undefined ? [] : [missing(source, site)]));
};

/** Lists font style sheets in the public folder, except those of other deployments. */
function localFonts({ fonts, publicDir, externalPaths, places }: Config): NamedSource[] {
  return fonts.flatMap(({ href }, position) => {
    const index = fontIndexes(places).sheets[position];
    const plain = decodeLetters(href);
    if (!href.startsWith('/') || isExternalPath(plain, externalPaths)) return [];
    const path = posix.join(publicDir, plain.replace(/[?#].*$/s, '')) as SourcePath;
    const key = places[`fonts[${index}].href`] ? `fonts[${index}].href` : `fonts[${index}]`;
    return [{ key, path, kind: 'file', severity: 'warning' }];
  });
}

function missing({ path, key, kind, severity }: NamedSource, site: Site): Diagnostic {
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
  // The path of `https://acme.dev/link-manifest.json` is normalised.
  if (isManifest && /^https?:\//.test(path))
    return 'Download it before the build, and name the downloaded file.';
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
