import { navigationFragment, wholeNavigation } from '../assemble/navigation-slice.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { remember } from '../cache/cached.ts';
import { navigationKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { NavigationResult } from '../render/site-fragments.ts';
import { assetFile } from './asset-file.ts';
import type { EmittedFragments } from './emitted-fragments.ts';

/** The whole tree of every product in every language, from which the browser takes the items of closed groups. */
export async function emitNavigation(
  index: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, crew, tool }: BuildTools,
): Promise<EmittedFragments> {
  const files = new Map<string, OutputFile>();
  const rendered: NavigationResult[] = [];
  for (const { language, words, localise, navigation } of index.localeVersions.values()) {
    for (const { tree } of navigation.values()) {
      const items = wholeNavigation(tree, localise);
      const key = navigationKey(hashData([tool, server.templates.hash, items, words]));
      const render = () => crew.errands(location).navigation(items, words);
      const fragment = await remember(store, key, render);
      const name = navigationFragment(tree.product, language, index.site.config.languages);
      files.set(name, assetFile(name.replaceAll(':', '-'), 'html', fragment.html));
      rendered.push(fragment);
    }
  }
  return { files, navigation: rendered };
}
