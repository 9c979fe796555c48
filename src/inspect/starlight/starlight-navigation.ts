import { badgeNamed } from '../../lib/badge-named.ts';
import { compareTexts } from '../../lib/compare-texts.ts';
import { isAbsoluteUrl } from '../../lib/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { isRecord } from '../evaluate/values.ts';
import { groupEntry } from '../navigation/navigation-entries.ts';
import { listOf, type Settings, settingsOf } from '../read-config.ts';
import { joinPath, type TreePage, textValue, wordsOf } from '../tree-pages.ts';
import { pageId, slugOf } from './starlight-slug.ts';

/** The pages that a sidebar of Starlight refers to. */
export interface StarlightPages {
  readonly pages: readonly TreePage[];
  /** Folder of the pages. */
  readonly content: string;
  /** For labels in another language. */
  readonly locale?: StarlightLocale;
}

/** Another language of a site of Starlight. */
export interface StarlightLocale {
  /** Tags that mean the language: `zh-cn`, `zh-CN`. */
  readonly tags: readonly string[];
  /** Translated pages by the slug of their originals. */
  readonly pages: ReadonlyMap<string, TreePage>;
}

/** Converts the sidebar of Starlight. Generated groups list the pages that exist now. */
export function starlightNavigation(sidebar: unknown, pages: StarlightPages): NavigationInput[] {
  const labelOf = ({ label, translations }: Settings) =>
    pages.locale?.tags.map((tag) => textValue(settingsOf(translations)[tag])).find(Boolean) ??
    ownLabel(label);
  const bySlug = new Map(pages.pages.map((page) => [slugOf(page, pages.content), page]));
  const names = new Set<string>();
  const toEntry = (item: unknown): NavigationInput[] => {
    if (typeof item === 'string') return pageEntry(item, {});
    const settings = settingsOf(item);
    if (typeof settings.slug === 'string') return pageEntry(settings.slug, settings);
    if (typeof settings.link === 'string')
      return [linkEntry(settings.link, labelOf(settings), settings.badge)];
    const generated = settingsOf(settings.autogenerate).directory;
    const children = [
      ...(typeof generated === 'string' ? folderEntries(generated, pages, names) : []),
      ...listOf(settings.items).flatMap(toEntry),
    ];
    const label = labelOf(settings);
    if (label === undefined) return children;
    return [{ ...groupEntry(label, children, { names }), ...badgeOf(settings.badge) }];
  };
  const pageEntry = (slug: string, settings: Settings): NavigationInput[] => {
    const clean = slug.replace(/^\/+|\/+$/g, '').replace(/(?:^|\/)index$/, '');
    const page = bySlug.get(clean);
    const title = labelOf(settings) ?? (page && titleIn(page, pages));
    const badge = settings.badge ?? (page && settingsOf(page.values.sidebar).badge);
    return [{ pathname: joinPath(clean), ...(title !== undefined && { title }), ...badgeOf(badge) }];
  };
  return listOf(sidebar).flatMap(toEntry);
}

function linkEntry(link: string, title: string | undefined, badge: unknown): NavigationInput {
  const pathname = isAbsoluteUrl(link) || /[.#?]/.test(link) ? link : joinPath(link);
  return { pathname, ...(title !== undefined && { title }), ...badgeOf(badge) };
}

/** A label is text, or has a text for each language, of which the first is the default. */
function ownLabel(label: unknown): string | undefined {
  return textValue(label) ?? (isRecord(label) ? textValue(Object.values(label)[0]) : undefined);
}

/** The label of a page: that of its translation, if there is one. */
function titleIn(page: TreePage, { locale, content }: StarlightPages): string | undefined {
  const translated = locale?.pages.get(slugOf(page, content));
  return (translated && ownTitle(translated)) ?? ownTitle(page);
}

function ownTitle(page: TreePage): string | undefined {
  return textValue(settingsOf(page.values.sidebar).label) ?? page.title;
}

/** The entries of the pages below a folder, in Starlight's order: by `order`, then by address. */
function folderEntries(folder: string, all: StarlightPages, names: Set<string>): NavigationInput[] {
  const { content } = all;
  const start = folder === '.' || folder === '' ? '' : `${folder.replace(/^\/+|\/+$/g, '')}/`;
  const nameOf = ({ file }: TreePage) => pageId(file, content).slice(start.length);
  const inside = all.pages.filter((page) => pageId(page.file, content).startsWith(start) && isShown(page));
  const own = inside.filter((page) => !nameOf(page).includes('/'));
  const folders = new Set(
    inside.flatMap((page) => (own.includes(page) ? [] : [nameOf(page).split('/')[0] ?? ''])),
  );
  const items = [
    ...own.map((page) => ({
      order: orderOf(page),
      slug: slugOf(page, content),
      entry: generatedEntry(page, all),
    })),
    ...[...folders].map((name) => {
      const below = inside.filter((page) => nameOf(page).startsWith(`${name}/`));
      const children = folderEntries(start + name, all, names);
      const entry = groupEntry(wordsOf(name), children, { below: `/${start}`, names });
      const order = below.map(orderOf).reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER);
      return { order, slug: start + name, entry };
    }),
  ];
  return items.sort((a, b) => a.order - b.order || compareTexts(a.slug, b.slug)).map(({ entry }) => entry);
}

function generatedEntry(page: TreePage, all: StarlightPages): NavigationInput {
  const title = titleIn(page, all);
  return {
    pathname: joinPath(slugOf(page, all.content)),
    ...(title !== undefined && { title }),
    ...badgeOf(settingsOf(page.values.sidebar).badge),
  };
}

function isShown({ values }: TreePage): boolean {
  return settingsOf(values.sidebar).hidden !== true && values.draft !== true;
}

function orderOf({ values }: TreePage): number {
  const { order } = settingsOf(values.sidebar);
  return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;
}

/** Badges have any text, and some of them an equivalent. */
function badgeOf(badge: unknown): Partial<NavigationInput> {
  const named = badgeNamed(textValue(badge) ?? textValue(settingsOf(badge).text) ?? '');
  if (named === undefined) return {};
  if (named === 'pro' || named === 'premium') return { plan: named };
  return named === 'new' ? { newFeature: true } : { [named]: true };
}
