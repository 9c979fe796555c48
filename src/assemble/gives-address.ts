import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import { mayTranslate } from './may-translate.ts';
import { sourceRoute } from './route-path.ts';
import { joinLanguage, splitLanguage } from './split-language.ts';

/**
 * Tells the sources whose paths give them one of these addresses in any language, and those that may translate such a one. What front matter
 * says is not known here. The route of each of 20,000 sources takes 60 ms, a look at their names 4.
 */
export function givesAddress(
  addresses: readonly SitePath[],
  config: Config,
): (source: SourcePath) => boolean {
  const { languages, routes } = config;
  const wanted = new Set(
    addresses.flatMap((address) => {
      const { path } = splitLanguage(address, languages);
      return [address, ...languages.map((language) => joinLanguage(language, path, languages))];
    }),
  );
  const names = fileNames(wanted);
  const fits = (source: SourcePath) =>
    // A rule of the route table may give any address.
    (routes.length > 0 || names.has(fileName(source))) && wanted.has(sourceRoute(source, config));
  return (source) => fits(source) || originals(source, config).some(fits);
}

/** Where a source is by its path, and where it is if it translates another one. */
export function mayBeAt(source: SourcePath, config: Config): SitePath[] {
  return [source, ...originals(source, config)].map((candidate) => sourceRoute(candidate, config));
}

function originals(source: SourcePath, { languages }: Config): SourcePath[] {
  return languages.slice(1).flatMap((language) => mayTranslate(source, language) ?? []);
}

/** The names that files may have whose paths give them these addresses. */
function fileNames(addresses: ReadonlySet<SitePath>): ReadonlySet<string> {
  const names = new Set(['index']);
  for (const address of addresses) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    names.add(name).add(name.replace(/^react-/, ''));
  }
  return names;
}

function fileName(source: SourcePath): string {
  return source.slice(source.lastIndexOf('/') + 1, -'.md'.length);
}
