import type { SiteIndex } from '../../assemble/props/site-index.ts';
import { adSettings } from '../../assemble/props/site-props.ts';
import type { OutputFile } from '../../model/output.ts';
import { assetFile } from '../asset-file.ts';

/** Emits the settings of the advertising script in each language, by asset name. */
export function emitAds({ site, localeVersions }: SiteIndex): ReadonlyMap<string, OutputFile> {
  return new Map(
    [...localeVersions].flatMap(([language, localeVersion]): [string, OutputFile][] => {
      const settings = adSettings(site, localeVersion);
      if (settings === undefined) return [];
      return [[`ads:${language}`, assetFile(`ads-${language}`, 'json', JSON.stringify(settings))]];
    }),
  );
}
