import type { Version } from '../model/config.ts';
import type { Site } from '../model/site.ts';
import type { Edition } from './edition.ts';

/** The version menu of a product in a language, its links ready to be written. */
export function productVersions(id: string, edition: Edition, site: Site): Version[] {
  const versions = site.config.products.find((product) => product.id === id)?.versions ?? [];
  const told = site.translations.get(edition.language)?.versions;
  return versions.map((version) => ({
    ...version,
    text: told?.get(version.text)?.title ?? version.text,
    href: edition.localise(version.href),
  }));
}
