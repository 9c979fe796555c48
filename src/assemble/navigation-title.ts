import type { NavigationEntry } from '../model/navigation.ts';

/**
 * The words of an entry: its title, else words made of the last segment of its subheader or pathname.
 *
 * `/material-ui/react-text-field` → `Text field`; `/material-ui/api/icon-button` → `IconButton`;
 * `/base-ui/api/use-button` → `useButton`; a title of `false` → empty
 */
export function navigationTitle(entry: Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>): string {
  if (entry.title === false) return '';
  if (entry.title !== undefined) return entry.title;
  const path = entry.subheader ?? entry.pathname;
  const last =
    path
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = last.replace(/^react-/, '').replace(/\.\w+$/, '');
  if (/\/api\//.test(path)) return name.startsWith('use-') ? camelCase(name) : upperFirst(camelCase(name));
  return upperFirst(name.replaceAll('-', ' '));
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
