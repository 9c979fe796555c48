import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import { cached } from '../cache/cached.ts';
import { sheetsKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { RenderedPages } from '../render/render-pages.ts';
import type { NavigationResult } from '../render/site-fragments.ts';
import { assetFile } from './asset-file.ts';
import type { FragmentOptions } from './emit-fragments.ts';

/** Everything whose style rules the shared style sheet contains. */
export interface StyledSite {
  readonly index: SiteIndex;
  readonly rendered: RenderedPages;
  readonly navigation: readonly NavigationResult[];
}

/**
 * Emits the style sheets that all pages share, by asset name. Rules stand in the order in which the routes
 * use them.
 */
export async function emitStyleSheets(
  { index, rendered: { pages, facts, rules }, navigation }: StyledSite,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool }: FragmentOptions,
): Promise<ReadonlyMap<string, OutputFile>> {
  const texts = new Map([...rules, ...navigation.flatMap((fragment) => fragment.rules)]);
  const used = [
    ...pages.flatMap(({ task }) => facts.get(task.key)?.styles ?? []),
    ...navigation.flatMap(({ styles }) => styles),
  ];
  const inOrder = [...new Set(used)].map((name) => texts.get(name) ?? '');
  const { site: shared } = localeVersionOf(index, index.site.config.languages[0]);
  const key = sheetsKey(hashData([tool, server.templates.hash, shared, inOrder]));
  const sheets = await cached(store, key, () => fragmentsOf(location).sheets(shared, inOrder));
  return new Map([
    ['styles', assetFile('styles', 'css', sheets.shell)],
    ['demo-styles', assetFile('demo-styles', 'css', sheets.demos)],
    ['edit-styles', assetFile('edit-styles', 'css', sheets.edit)],
  ]);
}
