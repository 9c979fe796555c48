import { localeVersionOf, type SiteIndex } from '../../assemble/props/site-index.ts';
import { cached } from '../../cache/cached.ts';
import { sheetsKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashData } from '../../lib/hash.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OwnStyles, SiteTheme } from '../../model/theme.ts';
import type { Sources } from '../../read/sources.ts';
import type { PlacedTemplates } from '../../render/place-templates.ts';
import type { RenderedPages } from '../../render/render-pages.ts';
import type { NavigationResult } from '../../render/site-fragments.ts';
import { assetFile } from '../asset-file.ts';
import { declareFonts } from './declare-fonts.ts';
import type { FragmentOptions } from './emit-fragments.ts';

/** Everything whose style rules the shared style sheet contains. */
export interface StyledSite {
  readonly index: SiteIndex;
  readonly rendered: RenderedPages;
  readonly navigation: readonly NavigationResult[];
  /** The style sheets of the site, bundled. */
  readonly css: string | undefined;
  readonly sources: Sources;
}

/** What emitting style sheets needs. */
export interface StyleSheetOptions extends FragmentOptions {
  readonly files: Pick<FileSystem, 'readBytes'>;
}

/**
 * Emits the style sheets that all pages share, by asset name. Rules stand in the order in which the routes
 * use them.
 */
export async function emitStyleSheets(
  { index, rendered: { pages, facts, rules }, navigation, css, sources }: StyledSite,
  { location, server }: PlacedTemplates,
  { store, fragmentsOf, tool, files }: StyleSheetOptions,
): Promise<ReadonlyMap<string, OutputFile>> {
  const texts = new Map([...rules, ...navigation.flatMap((fragment) => fragment.rules)]);
  const used = [
    ...pages.flatMap(({ task }) => facts.get(task.key)?.styles ?? []),
    ...navigation.flatMap(({ styles }) => styles),
  ];
  const inOrder = [...new Set(used)].map((name) => texts.get(name) ?? '');
  const { site: shared } = localeVersionOf(index, index.site.config.languages[0]);
  const { theme, fontFaces, base } = index.site.config;
  const serif = serifFamilies(theme);
  const faces = await declareFonts(fontFaces, sources, { store, tool, files, base, serif });
  const isOwn = theme !== undefined || css !== undefined || faces.length > 0;
  const own: OwnStyles | undefined = isOwn ? { ...(theme && { theme }), faces, css: css ?? '' } : undefined;
  const key = sheetsKey(hashData([tool, server.templates.hash, shared, inOrder, ...(own ? [own] : [])]));
  const sheets = await cached(store, key, () => fragmentsOf(location).sheets(shared, inOrder, own));
  return new Map([
    ['styles', assetFile('styles', 'css', sheets.shell)],
    ['demo-styles', assetFile('demo-styles', 'css', sheets.demos)],
    ['edit-styles', assetFile('edit-styles', 'css', sheets.edit)],
  ]);
}

/** The families of the theme in lists that end in the generic family `serif`. */
function serifFamilies(theme: SiteTheme | undefined): ReadonlySet<string> {
  const lists = Object.values(theme?.fonts ?? {}).map((list) => list.split(/,\s*/));
  const serif = lists.filter((families) => families.at(-1) === 'serif').flat();
  return new Set(serif.map((family) => family.replace(/["']/g, '')));
}
