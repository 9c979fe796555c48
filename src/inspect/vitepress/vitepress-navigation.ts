import { posix } from 'node:path';
import { isAbsoluteUrl } from '../../lib/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { groupEntry } from '../navigation/navigation-entries.ts';
import { listOf, type Settings, settingsOf } from '../read-config.ts';
import { joinPath, textValue, wordsOf } from '../tree-pages.ts';

/**
 * Converts the sidebars of VitePress. Several sidebars, by path, become groups that have the titles of the
 * top navigation.
 */
export function vitepressNavigation(theme: Settings): NavigationInput[] {
  const names = new Set<string>();
  const { sidebar } = theme;
  if (Array.isArray(sidebar)) return toEntries(sidebar, { base: '/', names });
  const sidebars = Object.entries(settingsOf(sidebar));
  const converted = sidebars.map(([path, value]) => {
    const own = settingsOf(value);
    const items = Array.isArray(value) ? value : listOf(own.items);
    return { path: joinPath(path), entries: toEntries(items, { base: textValue(own.base) ?? '/', names }) };
  });
  const [only] = converted;
  if (only && converted.length === 1) return only.entries;
  return withoutForeign(converted).map(({ path, entries }) =>
    groupEntry(
      navTitle(path, theme) ?? wordsOf(posix.basename(path)),
      unwrap(entries, navTitle(path, theme)),
      {
        names,
      },
    ),
  );
}

interface Sidebar {
  readonly path: string;
  readonly entries: NavigationInput[];
}

/** A sidebar may link into another one, where those entries have their place. */
function withoutForeign(sidebars: readonly Sidebar[]): Sidebar[] {
  return sidebars.map(({ path: own, entries }) => {
    const isForeign = ({ pathname }: NavigationInput) =>
      !below(own, pathname) && sidebars.some(({ path }) => path !== own && below(path, pathname));
    const keep = (entry: NavigationInput): NavigationInput[] => {
      if (!entry.children) return isForeign(entry) ? [] : [entry];
      const children = entry.children.flatMap(keep);
      return children.length === 0 ? [] : [{ ...entry, children }];
    };
    return { path: own, entries: entries.flatMap(keep) };
  });
}

function below(folder: string, pathname: string): boolean {
  return joinPath(pathname).startsWith(folder) && folder !== '/';
}

/** A group with the same title as the sidebar itself would only repeat it. */
function unwrap(entries: readonly NavigationInput[], title: string | undefined): NavigationInput[] {
  const [first] = entries;
  const isRepeated = entries.length === 1 && first?.title === title && first?.children !== undefined;
  return isRepeated ? [...(first.children ?? [])] : [...entries];
}

/** The text of the top navigation's link into a folder. */
function navTitle(folder: string, theme: Settings): string | undefined {
  const link = listOf(theme.nav)
    .map(settingsOf)
    .find(({ link }) => typeof link === 'string' && joinPath(link).startsWith(folder));
  return textValue(link?.text);
}

interface Context {
  readonly base: string;
  readonly names: Set<string>;
}

function toEntries(items: readonly unknown[], context: Context): NavigationInput[] {
  return items.flatMap((item) => toEntry(settingsOf(item), context));
}

function toEntry(item: Settings, { base: outer, names }: Context): NavigationInput[] {
  const base = textValue(item.base) ?? outer;
  const title = textValue(item.text)
    ?.replace(/<[^>]*>/g, '')
    .trim();
  const link = textValue(item.link);
  const own: NavigationInput[] =
    link === undefined ? [] : [{ pathname: linkPath(link, base), ...(title !== undefined && { title }) }];
  const children = toEntries(listOf(item.items), { base, names });
  if (children.length === 0) return own;
  return [groupEntry(title ?? '', [...own, ...children], { below: base.replace(/[^/]*$/, ''), names })];
}

/** `('config', '/reference/default-theme-')` → `/reference/default-theme-config/` */
function linkPath(link: string, base: string): string {
  if (isAbsoluteUrl(link)) return link;
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  const whole = path.startsWith('/') ? path : `${base}${path}`;
  const clean = whole.replace(/\.(?:html|md)$/, '').replace(/(?<=\/)index$/, '');
  return /\.\w+$/.test(clean) ? clean + tail : joinPath(clean) + tail;
}
