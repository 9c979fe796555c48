import { posix } from 'node:path';
import type { Candidate, InspectedTree } from '../inspected-tree.ts';
import { languageOf } from '../languages.ts';
import { readConfig, settingsOf, unreadParts } from '../read-config.ts';
import { readLogo } from '../read-logo.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';
import { docsPlugins, otherLanguages, siteSettings, unplacedParts } from './docusaurus-settings.ts';
import { readDocs } from './read-docs.ts';

const configEnd = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/;

/** Finds folders with a configuration of Docusaurus. */
export function findDocusaurus({ paths }: Pick<TreeFiles, 'paths'>): Candidate[] {
  return paths
    .filter((path) => configEnd.test(path))
    .map((config) => ({ kind: 'docusaurus', root: config.replace(configEnd, ''), config }));
}

/** Reads a site of Docusaurus. Each docs plugin becomes a product. */
export async function readDocusaurus(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
): Promise<InspectedTree> {
  const read = await readConfig(config, tree);
  const settings = settingsOf(read.value);
  const name = textValue(settings.title) ?? 'Documentation';
  const plugins = docsPlugins(settings);
  const products = await Promise.all(
    plugins.map((options, index) =>
      readDocs(
        { ...options, isMain: index === 0 },
        { root, name, tree, languages: otherLanguages(settings.i18n) },
      ),
    ),
  );
  const publicFolder = posix.join(root, 'static');
  const navbarLogo = textValue(settingsOf(settingsOf(settingsOf(settings.themeConfig).navbar).logo).src);
  const { logo, unplaced } = await readLogo(
    navbarLogo === undefined ? [] : [posix.join(publicFolder, navbarLogo)],
    tree,
  );
  const redirects = products.flatMap((one) => one.redirects);
  const i18n = settingsOf(settings.i18n);
  const language = textValue(i18n.defaultLocale);
  const facts = settingsOf(settingsOf(i18n.localeConfigs)[language ?? '']);
  return {
    kind: 'docusaurus',
    root,
    config,
    settings: {
      ...siteSettings(settings, plugins),
      ...(redirects.length > 0 && { redirects }),
    },
    languages: [
      languageOf(language, { name: textValue(facts.label), direction: facts.direction }),
      ...otherLanguages(i18n)
        .map(({ language }) => language)
        .filter(({ id }) => products.some(({ product }) => product.translations?.[id])),
    ],
    products: products.map(({ product }, index) => (index === 0 && logo ? { ...product, logo } : product)),
    labels: {},
    pages: products.flatMap(({ pages }) => pages),
    exclude: products.flatMap(({ exclude }) => exclude),
    alias: { '@site': root === '' ? '.' : root },
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...products.flatMap((one) => one.unplaced),
      ...unplaced,
      ...unplacedParts(settings, { root, config, tree, unread: read.unread }),
      ...unreadParts(read.unread, (key) => /^(?:|title|baseUrl|presets.*\.docs.*|plugins\[\d+\])$/.test(key)),
    ],
  };
}
