import { posix } from 'node:path';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import type { PackageCall } from '../evaluate/values.ts';
import { basePath, repositoryOf, urlOrigin } from '../identifier.ts';
import type { InspectedTree, Unplaced } from '../inspected-tree.ts';
import { folderLanguage, type LanguageFolder } from '../languages.ts';
import { listOf, otherKeys, type Settings, settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/** Returns the options of every docs plugin, that of the preset `classic` first. */
export function docsPlugins({ presets, plugins }: Settings): Settings[] {
  const inPresets = listOf(presets).flatMap((preset) => {
    const options = settingsOf(Array.isArray(preset) ? preset[1] : undefined);
    return options.docs === false ? [] : [settingsOf(options.docs)];
  });
  const alone = listOf(plugins).flatMap((plugin) => {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
    return /(?:^|\/)plugin-content-docs$|^content-docs$/.test(packageName(name)) ? [settingsOf(options)] : [];
  });
  const found = [...inPresets, ...alone];
  return found.length > 0 ? found : [{}];
}

function packageName(value: unknown): string {
  return textValue(value) ?? textValue((settingsOf(value) as Partial<PackageCall>).package) ?? '';
}

/** The languages besides the default one. */
export function otherLanguages(i18n: unknown): LanguageFolder[] {
  const { defaultLocale, locales, localeConfigs } = settingsOf(i18n);
  return listOf(locales).flatMap((locale) => {
    if (typeof locale !== 'string' || locale === defaultLocale) return [];
    const { label, direction } = settingsOf(settingsOf(localeConfigs)[locale]);
    return [folderLanguage(locale, locale, { name: textValue(label), direction })];
  });
}

/** Returns the settings that `site.yaml` has, too. */
export function siteSettings(settings: Settings, plugins: readonly Settings[]): InspectedTree['settings'] {
  const editUrl = textValue(plugins[0]?.editUrl)?.replace(/\/$/, '').replace('/tree/', '/edit/');
  // Some sites have the name of a company here, not that of its account.
  const [organization, project] = [textValue(settings.organizationName), textValue(settings.projectName)];
  const repository =
    repositoryOf(editUrl) ??
    ([organization, project].every((part) => /^[\w.-]+$/.test(part ?? ''))
      ? `https://github.com/${organization}/${project}`
      : undefined);
  const name = textValue(settings.title);
  const description = textValue(settings.tagline);
  const url = urlOrigin(textValue(settings.url));
  const base = basePath(textValue(settings.baseUrl));
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(base !== undefined && { base }),
    ...(repository !== undefined && { repository }),
    ...(editUrl !== undefined && { editUrl }),
    lastUpdated: plugins[0]?.showLastUpdateTime === true,
    // Without a format, every page is MDX.
    ...(!/^(?:detect|md)$/.test(textValue(settingsOf(settings.markdown).format) ?? '') && {
      markdown: { mdx: true },
    }),
  };
}

const usedKeys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'i18n',
  'presets',
  'organizationName',
  'projectName',
  'trailingSlash',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'future',
];

/** Where settings were read. */
export interface UnplacedContext {
  readonly root: string;
  readonly config: string;
  readonly tree: TreeFiles;
  readonly unread: readonly UnreadPart[];
}

/** Lists the settings without an equivalent, and folders that are not shown. */
export function unplacedParts(
  settings: Settings,
  { root, config, tree, unread }: UnplacedContext,
): Unplaced[] {
  const folders = [
    ['blog', 'with a blog, which is not built'],
    ['src/pages', 'with pages outside the documentation'],
    ['versioned_docs', 'with earlier versions; create a site for each of them'],
  ] as const;
  return [
    ...otherKeys(settings, [...usedKeys, 'themeConfig'], { file: config, unread }),
    ...otherKeys(settingsOf(settings.themeConfig), [], { prefix: 'themeConfig.', file: config, unread }),
    ...folders
      .filter(([folder]) => tree.hasFolder(posix.join(root, folder)))
      .map(([folder, reason]): Unplaced => ({ kind: 'file', name: `${posix.join(root, folder)}/`, reason })),
  ];
}
