import { withBase } from '../lib/path.ts';
import type { AdRecord, AdSettings, AdsConfig, InHouseAd } from '../model/services.ts';
import type { Site } from '../model/site.ts';
import type { LocaleVersion } from './locale-version.ts';
import { mediaOutputPath } from './resolve-link.ts';

/** What the script of the advertising area is told in a language; undefined when the site has none. */
export function adSettings(
  { config, files, translations }: Site,
  { language, localise }: Pick<LocaleVersion, 'language' | 'localise'>,
): AdSettings | undefined {
  if (config.ads === undefined) return undefined;
  const { sources: _sources, inHouse, ...settings }: AdsConfig = config.ads;
  const [first] = config.languages;
  const record = ({ link, img, ...ad }: InHouseAd): AdRecord => {
    const hash = img && files.get(img);
    const told = translations.get(language)?.ads.get(ad.name);
    return {
      ...ad,
      description: told?.description ?? ad.description,
      poweredby: told?.poweredby ?? ad.poweredby,
      ...(told?.description === undefined && language !== first && { language: first }),
      link: localise(link),
      ...(img && hash && { img: withBase(config.base, mediaOutputPath(img, hash)) }),
    };
  };
  return { ...settings, inHouse: inHouse.map(record) };
}
