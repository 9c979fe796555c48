import type { SiteIndex } from '../assemble/site-index.ts';
import { assetFile } from '../emit/asset-file.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { BuildTools } from './build-tools.ts';
import type { PlacedTemplates } from './place-templates.ts';
import { remember } from './remember.ts';
import { settingsKey } from './store-keys.ts';

/** The settings in every language, by asset name. */
export async function emitSettings(
  { editions }: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, crew, tool }: BuildTools,
): Promise<ReadonlyMap<string, OutputFile>> {
  const files = new Map<string, OutputFile>();
  for (const { language, words } of editions.values()) {
    const key = settingsKey(hashData([tool, server.templates.hash, words]));
    const html = await remember(store, key, () => crew.errands(location).settings(words));
    files.set(`settings:${language}`, assetFile(`settings-${language}`, 'html', html));
  }
  return files;
}
