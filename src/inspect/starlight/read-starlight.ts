import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { readAliases } from '../family/read-aliases.ts';
import { excludedGlobs } from '../folders.ts';
import { identifierOf } from '../identifier.ts';
import type { Candidate, InspectedProduct, InspectedSettings, InspectedTree } from '../inspected-tree.ts';
import { keepEntries, knownPaths } from '../navigation/navigation-entries.ts';
import { navigationLabels, withLabels } from '../navigation/navigation-labels.ts';
import { readConfig, settingsOf } from '../read-config.ts';
import { readLogo } from '../read-logo.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';
import { readStarlightFiles, type StarlightFiles, starlightContentFolder } from './starlight-files.ts';
import { starlightNavigation } from './starlight-navigation.ts';
import {
  logoFiles,
  nameOf,
  readLocales,
  siteSettings,
  starlightOptions,
  unplacedSettings,
} from './starlight-settings.ts';
import { slugOf, starlightPath } from './starlight-slug.ts';

const configEnd = /(?:^|\/)astro\.config\.[cm]?[jt]s$/;

/** Finds folders with a configuration of Astro and the content folder of Starlight. */
export function findStarlight({ paths, hasFolder }: Pick<TreeFiles, 'paths' | 'hasFolder'>): Candidate[] {
  return paths
    .filter((path) => configEnd.test(path))
    .map((config): Candidate => ({ kind: 'starlight', root: config.replace(configEnd, ''), config }))
    .filter(({ root }) => hasFolder(posix.join(root, starlightContentFolder)));
}

/** Reads a site of Starlight. */
export async function readStarlight(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
): Promise<InspectedTree> {
  const { value, unread } = await readConfig(config, tree);
  const astro = settingsOf(value);
  const starlight = starlightOptions(astro);
  const locales = readLocales(starlight);
  const files = await readStarlightFiles(root, locales, tree);
  const pages = files.pages.map((page) => ({ file: page.file, path: starlightPath(page, files.content) }));
  const kept = keepEntries(starlightNavigation(starlight.sidebar, files), {
    paths: knownPaths(pages.map(({ path }) => path)),
  });
  const name = nameOf(starlight.title) ?? 'Documentation';
  const { logo, unplaced } = await readLogo(logoFiles(starlight.logo, root), tree);
  const publicFolder = posix.join(root, textValue(astro.publicDir) ?? 'public');
  return {
    kind: 'starlight',
    root,
    config,
    settings: { name, ...withPrefixedAddresses(siteSettings(astro, starlight), locales.folder, pages) },
    languages: [locales.root, ...files.locales.map(({ language }) => language)],
    products: [
      {
        ...productOf(name, files),
        ...(logo && { logo }),
        ...(starlight.sidebar !== undefined && { navigation: kept.entries, navigationSource: config }),
      },
    ],
    labels: labelsOf(kept.entries, starlight.sidebar, files),
    pages,
    exclude: excludedGlobs(files.all, files.kept, files.content),
    alias: (await readAliases(root, tree)).alias,
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [...kept.unplaced, ...unplaced, ...unplacedSettings({ astro, starlight, config, unread })],
  };
}

function productOf(name: string, { content, locales }: StarlightFiles): InspectedProduct {
  const translations = Object.fromEntries(locales.map(({ language, path }) => [language.id, path]));
  return { id: identifierOf(name), name, root: '/', content, translations, navigation: 'auto' };
}

/**
 * A site whose first language has a folder, too, serves it below `/en/`. Here, its pages have no prefix:
 * links to the addresses with one lead to them.
 */
function withPrefixedAddresses(
  settings: InspectedSettings,
  folder: string,
  pages: readonly { readonly path: string }[],
): InspectedSettings {
  if (folder === '') return settings;
  const own = pages.map(({ path }) => ({ from: `/${folder}${path}`, to: path }));
  const moved = new Map(own.map(({ from, to }) => [from, to]));
  const others = (settings.redirects ?? [])
    .filter(({ from }) => !moved.has(from))
    .map(({ from, to }) => ({ from, to: moved.get(to) ?? to }));
  return { ...settings, redirects: [...own, ...others] };
}

/** Labels in the other languages: those of the sidebar, and else the titles of translated pages. */
function labelsOf(
  entries: readonly NavigationInput[],
  sidebar: unknown,
  { pages, content, locales }: StarlightFiles,
): InspectedTree['labels'] {
  return withLabels(
    locales.map(({ language, path, tags, pages: translated }) => {
      const bySlug = new Map(translated.map((page) => [slugOf(page, path), page]));
      const other = starlightNavigation(sidebar, { pages, content, locale: { tags, pages: bySlug } });
      return [language.id, navigationLabels(entries, other)] as const;
    }),
  );
}
