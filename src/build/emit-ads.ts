import { adSettings } from '../assemble/ad-settings.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import { assetFile } from '../emit/asset-file.ts';
import type { OutputFile } from '../model/output.ts';

/** What the script of the advertising area reads, by asset name; no page waits for it. */
export function emitAds({ site }: SiteIndex): ReadonlyMap<string, OutputFile> {
  const settings = adSettings(site);
  if (settings === undefined) return new Map();
  return new Map([['ads', assetFile('ads', 'json', JSON.stringify(settings))]]);
}
