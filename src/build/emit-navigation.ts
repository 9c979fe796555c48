import { navigationFragment, wholeNavigation } from '../assemble/navigation-slice.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import { assetFile } from '../emit/asset-file.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { BuildTools } from './build-tools.ts';
import type { NavigationResult } from './crew/errands.ts';
import type { EmittedFragments } from './emitted-fragments.ts';
import type { PlacedTemplates } from './place-templates.ts';
import { remember } from './remember.ts';
import { navigationKey } from './store-keys.ts';

/** The whole tree of every product in every language, from which the browser takes the items of closed groups. */
export async function emitNavigation(
  index: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, crew, tool }: BuildTools,
): Promise<EmittedFragments> {
  const files = new Map<string, OutputFile>();
  const drawn: NavigationResult[] = [];
  for (const { language, words, localise, navigation } of index.editions.values()) {
    for (const { tree } of navigation.values()) {
      const items = wholeNavigation(tree, localise);
      const key = navigationKey(hashData([tool, server.templates.hash, items, words]));
      const draw = () => crew.errands(location).navigation(items, words);
      const fragment = await remember(store, key, draw);
      const name = navigationFragment(tree.product, language, index.site.config.languages);
      files.set(name, assetFile(name.replaceAll(':', '-'), 'html', fragment.html));
      drawn.push(fragment);
    }
  }
  return { files, navigation: drawn };
}
