import { navigationFragment, wholeNavigation } from '../../assemble/navigation/navigation-slice.ts';
import type { SiteIndex } from '../../assemble/props/site-index.ts';
import { searchScope } from '../../assemble/search/search-plan.ts';
import { cached } from '../../cache/cached.ts';
import type { Store } from '../../cache/create-store.ts';
import { dialogKey, navigationKey } from '../../cache/store-keys.ts';
import { hashData } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PlacedTemplates } from '../../render/place-templates.ts';
import type { FragmentsOf, NavigationResult } from '../../render/site-fragments.ts';
import { assetFile } from '../asset-file.ts';
import { offlineIndexPath } from '../offline/emit-offline.ts';

/** HTML that the browser loads into pages, by asset name. */
export interface EmittedFragments {
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The navigation fragments, whose style rules are part of the shared style sheet. */
  readonly navigation: readonly NavigationResult[];
}

/** What rendering and storing fragments needs. */
export interface FragmentOptions {
  readonly store: Store;
  readonly fragmentsOf: FragmentsOf;
  /** Identifies this program and its runtime; another version may render differently. */
  readonly tool: string;
}

/**
 * Renders the navigation of every product and the dialogs, in every language. No page has to be rendered
 * before.
 */
export async function emitFragments(
  index: SiteIndex,
  templates: PlacedTemplates,
  options: FragmentOptions,
): Promise<EmittedFragments> {
  const [{ files, navigation }, dialogs] = await Promise.all([
    emitNavigation(index, templates, options),
    emitDialogs(index, templates, options),
  ]);
  return { files: new Map([...files, ...dialogs]), navigation };
}

/**
 * The whole tree of every product in every language, from which the browser takes the items of closed groups.
 */
async function emitNavigation(
  index: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool }: FragmentOptions,
): Promise<EmittedFragments> {
  const files = new Map<string, OutputFile>();
  const rendered: NavigationResult[] = [];
  for (const { language, words, localise, navigation } of index.localeVersions.values()) {
    for (const { tree } of navigation.values()) {
      const items = wholeNavigation(tree, localise);
      const key = navigationKey(hashData([tool, server.templates.hash, items, words]));
      const fragment = await cached(store, key, () => fragmentsOf(location).navigation(items, words));
      const name = navigationFragment(tree.product, language, index.site.config.languages);
      files.set(name, assetFile(name.replaceAll(':', '-'), 'html', fragment.html));
      rendered.push(fragment);
    }
  }
  return { files, navigation: rendered };
}

async function emitDialogs(
  { localeVersions, site: { config } }: SiteIndex,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool }: FragmentOptions,
): Promise<ReadonlyMap<string, OutputFile>> {
  const fragments = fragmentsOf(location);
  const files = new Map<string, OutputFile>();
  for (const localeVersion of localeVersions.values()) {
    const { language, words } = localeVersion;
    const scope = searchScope(localeVersion);
    const offline = config.serviceWorker === 'register' ? offlineUrl(language, config) : undefined;
    const dialogs = [
      ['settings', [offline], () => fragments.settings(words, offline)],
      ['search', scope, () => fragments.search(words, scope)],
    ] as const;
    for (const [name, shown, render] of dialogs) {
      const key = dialogKey(hashData([name, tool, server.templates.hash, words, shown]));
      files.set(
        `${name}:${language}`,
        assetFile(`${name}-${language}`, 'html', await cached(store, key, render)),
      );
    }
  }
  return files;
}

function offlineUrl(language: string, { base }: Pick<Config, 'base'>): string {
  return withBase(base, offlineIndexPath(language));
}
