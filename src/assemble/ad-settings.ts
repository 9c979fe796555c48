import { withBase } from '../lib/path.ts';
import type { AdRecord, AdSettings } from '../model/ads.ts';
import type { AdsConfig, InHouseAd } from '../model/config.ts';
import type { Site } from '../model/site.ts';
import { mediaOutputPath } from './resolve-link.ts';

/** What the script of the advertising area is told; undefined when the site has none. */
export function adSettings({ config, files }: Site): AdSettings | undefined {
  if (config.ads === undefined) return undefined;
  const { sources: _sources, inHouse, ...settings }: AdsConfig = config.ads;
  const record = ({ link, img, ...ad }: InHouseAd): AdRecord => {
    const hash = img && files.get(img);
    return {
      ...ad,
      link: link.startsWith('/') ? withBase(config.base, link) : link,
      ...(img && hash && { img: withBase(config.base, mediaOutputPath(img, hash)) }),
    };
  };
  return { ...settings, inHouse: inHouse.map(record) };
}
