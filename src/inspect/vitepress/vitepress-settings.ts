import { posix } from 'node:path';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import { isRecord } from '../evaluate/values.ts';
import { basePath, repositoryOf, urlOrigin } from '../identifier.ts';
import type { InspectedLanguage, InspectedSettings, Unplaced } from '../inspected-tree.ts';
import { folderLanguage, type LanguageFolder, languageOfTag } from '../languages.ts';
import { listOf, otherKeys, readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/** Keys of the configuration that are used, or that change nothing on a site of this kind. */
const usedKeys = [
  'title',
  'description',
  'base',
  'lang',
  'locales',
  'rewrites',
  'srcDir',
  'srcExclude',
  'themeConfig',
  'markdown',
  'sitemap',
  'lastUpdated',
  'cleanUrls',
  'outDir',
  'cacheDir',
  'ignoreDeadLinks',
  'dir',
];
const usedThemeKeys = ['sidebar', 'logo', 'editLink', 'socialLinks', 'outline', 'siteTitle', 'lastUpdated'];
/** Words of the interface, which are in every site of this kind. */
const wordKeys = /(?:Label|Text|Title)$|^(?:docFooter|notFound)$/;

/** The settings of one configuration file. */
export interface FileSettings {
  readonly settings: Settings;
  readonly unread: readonly UnreadPart[];
  readonly file?: string;
}

/** Reads the additional configuration that may stand in the folder of the pages: `docs/config.ts`. */
export async function readAdditional(srcDir: string, tree: TreeFiles): Promise<FileSettings> {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((end) => posix.join(srcDir, `config.${end}`))
    .find((path) => tree.has(path));
  if (file === undefined) return { settings: {}, unread: [] };
  const { value, unread } = await readConfig(file, tree);
  return { settings: settingsOf(value), unread, file };
}

/** Joins the theme settings of the configuration, of its root language, and of the additional one. */
export function joinTheme(settings: Settings, additional: Settings): Settings {
  const root = settingsOf(settingsOf(settings.locales).root);
  return {
    ...settingsOf(settings.themeConfig),
    ...settingsOf(root.themeConfig),
    ...settingsOf(additional.themeConfig),
  };
}

/** The language of the root folder, and the folders of the others. */
export interface Locales {
  readonly root: InspectedLanguage;
  readonly others: readonly LanguageFolder[];
}

/** Reads `locales`: the language at the root, and those in folders. */
export function readLocales(settings: Settings): Locales {
  const locales = settingsOf(settings.locales);
  const { lang = settings.lang, label, dir } = settingsOf(locales.root);
  const others = Object.entries(locales).filter(([folder]) => folder !== 'root');
  return {
    root: languageOfTag(textValue(lang), { name: textValue(label), direction: dir }),
    others: others.map(([folder, value]) => {
      const own = settingsOf(value);
      return folderLanguage(folder, textValue(own.lang), { name: textValue(own.label), direction: own.dir });
    }),
  };
}

/** Returns the settings that `site.yaml` has, too. */
export function siteSettings(settings: Settings, theme: Settings): InspectedSettings {
  const editUrl = editorOf(theme, posix.join(textValue(settings.srcDir) ?? '.'));
  const repository = repositoryOf(editUrl) ?? githubLink(theme.socialLinks);
  const url = urlOrigin(textValue(settingsOf(settings.sitemap).hostname));
  const base = basePath(textValue(settings.base));
  const [name, description] = [textValue(settings.title), textValue(settings.description)];
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(base !== undefined && { base }),
    ...(repository !== undefined && { repository }),
    ...(editUrl !== undefined && { editUrl }),
    lastUpdated: settings.lastUpdated === true,
    // Emoji have names there unless a site says otherwise.
    markdown: { emoji: true, ...(settingsOf(settings.markdown).math === true && { math: true }) },
  };
}

/** The URL of the editor for the folder of the configuration; the paths of pages begin in `srcDir`. */
function editorOf({ editLink }: Settings, srcDir: string): string | undefined {
  const url = textValue(settingsOf(editLink).pattern)?.replace(/\/?:path$/, '');
  const end = `/${srcDir}`.replace(/\/$/, '');
  return url?.endsWith(end) ? url.slice(0, url.length - end.length) : url;
}

function githubLink(links: unknown): string | undefined {
  const found = listOf(links)
    .map(settingsOf)
    .find(({ icon }) => icon === 'github');
  return textValue(found?.link);
}

/** Returns where a logo may be: `/logo.svg` is in the folder `public`. */
export function logoFiles(logo: unknown, srcDir: string): string[] {
  const source = textValue(isRecord(logo) ? (logo.src ?? logo.light) : logo);
  return source === undefined ? [] : [posix.join(srcDir, 'public', source)];
}

/** What lists the settings without an equivalent. */
export interface ReadFiles {
  readonly file: string;
  readonly unread: readonly UnreadPart[];
}

/** Lists the settings without an equivalent, and the needed ones that cannot be read. */
export function unplacedSettings(
  settings: Settings,
  theme: Settings,
  { file, unread }: ReadFiles,
): Unplaced[] {
  const isNeeded = (key: string) =>
    /^(?:|title|description|base|rewrites|srcDir|srcExclude|locales)$/.test(key) ||
    /^themeConfig\.sidebar/.test(key);
  const navLinks = listOf(theme.nav)
    .map(settingsOf)
    .filter(({ items, link }) => items !== undefined || /^https?:/.test(textValue(link) ?? ''));
  return [
    ...otherKeys(settings, usedKeys, { file, unread }),
    ...otherKeys(settingsOf(settings.markdown), ['math'], { prefix: 'markdown.', file, unread }),
    ...otherKeys(
      theme,
      [...usedThemeKeys, 'nav'].concat(Object.keys(theme).filter((key) => wordKeys.test(key))),
      {
        prefix: 'themeConfig.',
        file,
        unread,
      },
    ),
    ...navLinks.map(
      ({ text }): Unplaced => ({
        kind: 'setting',
        name: `themeConfig.nav${textValue(text) === undefined ? '' : ` "${textValue(text)}"`}`,
        reason: 'without an equivalent in site.yaml',
        place: { file, line: 1 },
      }),
    ),
    ...unreadParts(unread, isNeeded),
  ];
}
