import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import type { Unplaced } from '../inspected-tree.ts';
import { groupEntry } from '../navigation/navigation-entries.ts';
import { listOf, readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/** A navigation file of this family. */
export interface FamilyNavigation {
  readonly file: string;
  readonly entries: readonly NavigationInput[];
  readonly unplaced: readonly Unplaced[];
}

/** Reads the array that a navigation file exports. An icon that is a component gives its name. */
export async function familyNavigation(
  file: string,
  { tree, aliases }: { readonly tree: TreeFiles; readonly aliases: Readonly<Record<string, string>> },
): Promise<FamilyNavigation> {
  const { value, unread } = await readConfig(file, tree, {
    // An icon is known by the name of its package, whose sources give no name.
    aliases: Object.fromEntries(Object.entries(aliases).filter(([name]) => !name.endsWith('icons-material'))),
    replace: ({ origin }, key) =>
      key.endsWith('.icon') && origin ? origin.package.split('/').at(-1) : undefined,
  });
  const unplaced: Unplaced[] = [];
  const reading = { unplaced, groups: new Set<string>() };
  const entries = listOf(value).flatMap((entry) => toEntry(settingsOf(entry), reading));
  return { file, entries, unplaced: [...unplaced, ...unreadParts(unread)] };
}

const icons = new Set(
  'Article Book Build Business Calendar Chart Code Create Description Reader Science Table ToggleOn Tree Visibility Web'.split(
    ' ',
  ),
);
const flags = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
  'inSideNav',
  'ordered',
] as const;
const otherKeys = new Set([
  'pathname',
  'title',
  'name',
  'subheader',
  'icon',
  'plan',
  'children',
  'linkProps',
  'comingSoon',
  'displayNav',
  ...flags,
]);

interface EntryReading {
  readonly unplaced: Unplaced[];
  /** Pathnames of groups that have none of their own. */
  readonly groups: Set<string>;
}

/** Older trees write `name` in place of `title`, and groups without a pathname. */
function toEntry(entry: Settings, { unplaced, groups }: EntryReading): NavigationInput[] {
  const title = entry.title === false ? false : (textValue(entry.title) ?? textValue(entry.name));
  const subheader = textValue(entry.subheader);
  const icon = textValue(entry.icon)
    ?.replace(/Icon$/, '')
    .replace(/Outlined$|Rounded$/, '');
  const { plan } = entry;
  const children = listOf(entry.children).flatMap((child) =>
    toEntry(settingsOf(child), { unplaced, groups }),
  );
  const pathname = addressOf(textValue(entry.pathname)) ?? groupPathname(title, children, groups);
  if (pathname === undefined) return [];
  for (const key of Object.keys(entry))
    if (!otherKeys.has(key) && !/^(?:disableDrawer|props|query|scopePathnames)$/.test(key))
      unplaced.push({ kind: 'setting', name: key, reason: 'of navigation entries without an equivalent' });
  return [
    {
      pathname,
      ...(title !== undefined && { title }),
      ...(subheader !== undefined && { subheader }),
      ...(icon !== undefined && icons.has(icon) && { icon }),
      ...((plan === 'community' || plan === 'pro' || plan === 'premium') && { plan }),
      ...Object.fromEntries(
        flags.filter((flag) => typeof entry[flag] === 'boolean').map((flag) => [flag, entry[flag]]),
      ),
      // Older names of these flags.
      ...(entry.comingSoon === true && { planned: true }),
      ...(entry.displayNav === false && { inSideNav: false }),
      ...linkPropsOf(entry.linkProps),
      ...(children.length > 0 && { children }),
    },
  ];
}

/** Next.js reserves `pages/api`: a page in `api-docs` has its address in `api`. */
function addressOf(pathname: string | undefined): string | undefined {
  return pathname?.replace(/^\/api-docs(?=\/)/, '/api');
}

function groupPathname(
  title: string | false | undefined,
  children: NavigationInput[],
  names: Set<string>,
): string | undefined {
  return typeof title === 'string' && children.length > 0
    ? groupEntry(title, children, { names }).pathname
    : undefined;
}

/** Keeps attributes of the link; styles of React have no equivalent. */
function linkPropsOf(written: unknown): Partial<NavigationInput> {
  // `as` is the address of a page that Next.js has at another one.
  const texts = Object.entries(settingsOf(written)).filter(
    ([key, value]) => key !== 'as' && typeof value === 'string',
  );
  return texts.length === 0 ? {} : { linkProps: Object.fromEntries(texts) as Record<string, string> };
}
