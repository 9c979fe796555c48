import { posix } from 'node:path';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import type { PackageCall } from '../evaluate/values.ts';
import { basePath, repositoryOf, urlOrigin } from '../identifier.ts';
import type { InspectedLanguage, InspectedSettings, Unplaced } from '../inspected-tree.ts';
import { folderLanguage, type LanguageFolder, languageOfTag } from '../languages.ts';
import { listOf, otherKeys, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import { textValue } from '../tree-pages.ts';

/** Parts of the configuration without which pages or entries would be missing. */
function isNeeded(key: string): boolean {
  return (
    key === '' || /^(?:base|integrations\[\d+\])$/.test(key) || /\.(?:sidebar|locales|title)\b/.test(key)
  );
}

/** The options of the call `starlight({ … })` among the integrations. */
export function starlightOptions({ integrations }: Settings): Settings {
  const call = listOf(integrations)
    .flat()
    .map((one) => settingsOf(one) as Partial<PackageCall>)
    .find((one) => one.package === '@astrojs/starlight');
  return settingsOf(call?.args?.[0]);
}

/** The title, or that of the first language. */
export function nameOf(title: unknown): string | undefined {
  return textValue(title) ?? textValue(Object.values(settingsOf(title))[0]);
}

/** A language with its folder below the content folder. */
export interface StarlightLocaleFolder extends LanguageFolder {
  /** The tags by which labels name it: `zh-cn`, `zh-CN`. */
  readonly tags: readonly string[];
}

/** The languages of a site of Starlight. */
export interface StarlightLocales {
  readonly root: InspectedLanguage;
  /** Folder of the pages in the first language; empty for the content folder itself. */
  readonly folder: string;
  readonly others: readonly StarlightLocaleFolder[];
}

/** Reads the first language, the folder of its pages, and the folders of the other languages. */
export function readLocales({ locales, defaultLocale }: Settings): StarlightLocales {
  const folders = Object.keys(settingsOf(locales));
  const own = folders.includes('root') ? 'root' : (textValue(defaultLocale) ?? folders[0] ?? 'root');
  const { lang, label, dir } = settingsOf(settingsOf(locales)[own]);
  const tag = textValue(lang) ?? (own === 'root' ? undefined : own);
  return {
    root: languageOfTag(tag, { name: textValue(label), direction: dir }),
    folder: own === 'root' ? '' : own,
    others: folders
      .filter((folder) => folder !== own)
      .map((folder) => {
        const facts = settingsOf(settingsOf(locales)[folder]);
        const lang = textValue(facts.lang);
        const found = folderLanguage(folder, lang, { name: textValue(facts.label), direction: facts.dir });
        return { ...found, tags: [folder, ...(lang === undefined ? [] : [lang])] };
      }),
  };
}

/** Astro takes `about/intro` for `/about/intro`. */
function fromRoot(path: string): string {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? path : `/${path}`;
}

/** Returns the settings that `site.yaml` has, too. */
export function siteSettings(astro: Settings, starlight: Settings): InspectedSettings {
  const editUrl = textValue(settingsOf(starlight.editLink).baseUrl)?.replace(/\/$/, '');
  const social = Array.isArray(starlight.social)
    ? starlight.social.map(settingsOf).find(({ icon }) => icon === 'github')?.href
    : settingsOf(starlight.social).github;
  const repository = textValue(social) ?? repositoryOf(editUrl);
  const url = urlOrigin(textValue(astro.site));
  const base = basePath(textValue(astro.base));
  const description = textValue(starlight.description);
  const redirects = Object.entries(settingsOf(astro.redirects)).flatMap(([from, to]) => {
    const target = textValue(to) ?? textValue(settingsOf(to).destination);
    return target === undefined || /[[\]]/.test(from + target)
      ? []
      : [{ from: fromRoot(from), to: fromRoot(target) }];
  });
  return {
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(base !== undefined && { base }),
    ...(repository !== undefined && { repository }),
    ...(editUrl !== undefined && { editUrl }),
    ...(redirects.length > 0 && { redirects }),
    lastUpdated: starlight.lastUpdated === true,
  };
}

/**
 * Returns where a logo may be: `./src/assets/logo.svg` is relative to the root, `/logo.svg` is in `public`.
 */
export function logoFiles(logo: unknown, root: string): string[] {
  const { src, light, replacesTitle } = settingsOf(logo);
  // A wide picture of the name, which stands beside it here.
  if (replacesTitle === true) return [];
  const source = textValue(src) ?? textValue(light);
  return source === undefined ? [] : [posix.join(root, source), posix.join(root, 'public', source)];
}

/** The configuration as it was read. */
export interface StarlightConfig {
  readonly astro: Settings;
  readonly starlight: Settings;
  readonly config: string;
  readonly unread: readonly UnreadPart[];
}

const astroKeys = [
  'site',
  'base',
  'integrations',
  'redirects',
  'publicDir',
  'outDir',
  'trailingSlash',
  'output',
];
const starlightKeys = [
  'title',
  'description',
  'sidebar',
  'locales',
  'defaultLocale',
  'logo',
  'lastUpdated',
  'editLink',
  'social',
  'tableOfContents',
  'pagination',
  'pagefind',
  'credits',
  'disable404Route',
];

/** Lists the settings without an equivalent, and the needed ones that cannot be read. */
export function unplacedSettings({ astro, starlight, config, unread }: StarlightConfig): Unplaced[] {
  return [
    ...otherKeys(astro, astroKeys, { file: config, unread }),
    ...otherKeys(starlight, starlightKeys, { prefix: 'starlight.', file: config, unread: [] }),
    ...unreadParts(unread, isNeeded),
  ];
}
