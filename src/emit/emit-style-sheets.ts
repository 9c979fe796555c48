import { localeVersionOf, type SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { remember } from '../cache/cached.ts';
import { sheetsKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import type { NavigationResult, SheetResult } from '../render/site-fragments.ts';
import { assetFile } from './asset-file.ts';

/** The style sheets that all pages share, by asset name; the rules stand in the order in which the routes use them. */
export async function emitSheets(
  index: SiteIndex,
  pages: readonly PlannedPage[],
  { facts, rules, location, server }: RenderedSite,
  fragments: readonly NavigationResult[],
  { store, crew, tool }: BuildTools,
): Promise<ReadonlyMap<string, OutputFile>> {
  const texts = new Map([...rules, ...fragments.flatMap((fragment) => fragment.rules)]);
  const used = [
    ...pages.flatMap(({ task }) => facts.get(task.key)?.styles ?? []),
    ...fragments.flatMap(({ styles }) => styles),
  ];
  const inOrder = [...new Set(used)].map((name) => texts.get(name) ?? '');
  const { site: shared } = localeVersionOf(index, index.site.config.languages[0]);
  const key = sheetsKey(hashData([tool, server.templates.hash, shared, inOrder]));
  const sheets = await remember<SheetResult>(store, key, () =>
    crew.errands(location).sheets(shared, inOrder),
  );
  return new Map([
    ['styles', assetFile('styles', 'css', sheets.shell)],
    ['demo-styles', assetFile('demo-styles', 'css', sheets.demos)],
    ['edit-styles', assetFile('edit-styles', 'css', sheets.edit)],
  ]);
}
