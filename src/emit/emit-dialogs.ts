import { searchParts } from '../assemble/search-indexes.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { remember } from '../cache/cached.ts';
import { dialogKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import { assetFile } from './asset-file.ts';

/** The dialogs that a reader may open, settings and search, in every language, by asset name. */
export async function emitDialogs(
  { localeVersions }: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, crew, tool }: BuildTools,
): Promise<ReadonlyMap<string, OutputFile>> {
  const errands = crew.errands(location);
  const files = new Map<string, OutputFile>();
  for (const localeVersion of localeVersions.values()) {
    const { language, words } = localeVersion;
    const parts = searchParts(localeVersion);
    const dialogs = [
      ['settings', [], () => errands.settings(words)],
      ['search', parts, () => errands.search(words, parts)],
    ] as const;
    for (const [name, shown, render] of dialogs) {
      const key = dialogKey(hashData([name, tool, server.templates.hash, words, shown]));
      const html = await remember(store, key, render);
      files.set(`${name}:${language}`, assetFile(`${name}-${language}`, 'html', html));
    }
  }
  return files;
}
