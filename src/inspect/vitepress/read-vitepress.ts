import { posix } from 'node:path';
import picomatch from 'picomatch';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { commonFolder, excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { Candidate, InspectedPage, InspectedProduct, InspectedTree } from '../inspected-tree.ts';
import { keepEntries, knownPaths } from '../navigation/navigation-entries.ts';
import { navigationLabels, withLabels } from '../navigation/navigation-labels.ts';
import { listOf, readConfig, type Settings, settingsOf } from '../read-config.ts';
import { readLogo } from '../read-logo.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';
import { vitepressNavigation } from './vitepress-navigation.ts';
import { compileRewrites, vitepressPath } from './vitepress-routes.ts';
import {
  joinTheme,
  type Locales,
  logoFiles,
  readAdditional,
  readLocales,
  siteSettings,
  unplacedSettings,
} from './vitepress-settings.ts';

const configEnd = /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/;

/** Finds folders with a configuration of VitePress. */
export function findVitepress({ paths }: Pick<TreeFiles, 'paths'>): Candidate[] {
  return paths
    .filter((path) => configEnd.test(path))
    .map((config) => ({ kind: 'vitepress', root: config.replace(configEnd, ''), config }));
}

/** Reads a site of VitePress. */
export async function readVitepress(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
): Promise<InspectedTree> {
  const read = await readConfig(config, tree);
  const settings = settingsOf(read.value);
  const srcDir = posix.join(root, textValue(settings.srcDir) ?? '.');
  const additional = await readAdditional(srcDir, tree);
  const theme = joinTheme(settings, additional.settings);
  const joined = { ...additional.settings, ...settings };
  const locales = withPages(readLocales(settings), srcDir, tree);
  const { all, pages, translations } = findPages(settings, { srcDir, tree, locales });
  const kept = keepEntries(vitepressNavigation(theme), {
    paths: knownPaths(pages.flatMap(({ path = [] }) => path)),
  });
  const content = commonFolder(
    pages.map(({ file }) => file),
    srcDir,
  );
  const publicFolder = posix.join(srcDir, 'public');
  const { logo, unplaced } = await readLogo(logoFiles(theme.logo, srcDir), tree);
  const product: InspectedProduct = {
    ...productOf(textValue(joined.title) ?? 'Documentation', content),
    ...navigationOf(kept.entries, additional.file ?? config),
    translations: translationFolders(locales, srcDir),
    ...(logo && { logo }),
  };
  return {
    kind: 'vitepress',
    root,
    config,
    settings: siteSettings(joined, theme),
    languages: [locales.root, ...locales.others.map(({ language }) => language)],
    products: [product],
    labels: await localeLabels(kept.entries, { settings, srcDir, tree, locales }),
    pages,
    exclude: excludedGlobs(all, new Set([...pages.map(({ file }) => file), ...translations]), content),
    alias: {},
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...kept.unplaced,
      ...unplaced,
      ...unplacedSettings(joined, theme, { file: config, unread: [...read.unread, ...additional.unread] }),
    ],
  };
}

function productOf(
  name: string,
  content: string,
): Pick<InspectedProduct, 'id' | 'name' | 'root' | 'content'> {
  return { id: identifierOf(name), name, root: '/', content };
}

function navigationOf(
  entries: NavigationInput[],
  navigationSource: string,
): Pick<InspectedProduct, 'navigation' | 'navigationSource'> {
  return entries.length > 0 ? { navigation: entries, navigationSource } : { navigation: 'auto' };
}

/** The folder of each language besides the first. */
function translationFolders({ others }: Locales, srcDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(others.map(({ folder, language }) => [language.id, posix.join(srcDir, folder)]));
}

/** Leaves out languages whose folder has no pages. */
function withPages({ root, others }: Locales, srcDir: string, tree: TreeFiles): Locales {
  const hasPages = ({ folder }: { readonly folder: string }) =>
    filesBelow(tree, posix.join(srcDir, folder), /\.md$/).length > 0;
  return { root, others: others.filter(hasPages) };
}

interface PageSearch {
  readonly srcDir: string;
  readonly tree: TreeFiles;
  readonly locales: Locales;
}

interface FoundPages {
  /** All Markdown files, also those that are excluded. */
  readonly all: readonly string[];
  /** The pages in the language of the root folder. */
  readonly pages: readonly InspectedPage[];
  /** Their translations. */
  readonly translations: readonly string[];
}

function findPages(settings: Settings, { srcDir, tree, locales }: PageSearch): FoundPages {
  const rewrite = compileRewrites(settingsOf(settings.rewrites));
  const globs = listOf(settings.srcExclude).filter((glob) => typeof glob === 'string');
  const isExcluded = picomatch(globs);
  const all = filesBelow(tree, srcDir, /\.md$/);
  const placed = all.flatMap((file) => {
    const inside = posix.relative(srcDir, file);
    if (isExcluded(inside) || /(?:^|\/)\.|^public\//.test(inside)) return [];
    return [{ file, inside: rewrite(inside) ?? inside }];
  });
  const isOther = ({ inside }: { readonly inside: string }) =>
    locales.others.some(({ folder }) => inside.startsWith(`${folder}/`));
  return {
    all,
    pages: placed
      .filter((page) => !isOther(page))
      .map(({ file, inside }) => ({ file, path: vitepressPath(inside) })),
    translations: placed.filter(isOther).map(({ file }) => file),
  };
}

/** Reads the sidebars of the other languages, each in `locales` or in the configuration of its folder. */
async function localeLabels(
  entries: readonly NavigationInput[],
  { settings, srcDir, tree, locales }: PageSearch & { readonly settings: Settings },
): Promise<InspectedTree['labels']> {
  const labels = locales.others.map(async ({ folder, language }) => {
    const additional = await readAdditional(posix.join(srcDir, folder), tree);
    const theme = {
      ...settingsOf(settingsOf(settingsOf(settings.locales)[folder]).themeConfig),
      ...settingsOf(additional.settings.themeConfig),
    };
    return [language.id, navigationLabels(entries, vitepressNavigation(theme), `/${folder}`)] as const;
  });
  return withLabels(await Promise.all(labels));
}
