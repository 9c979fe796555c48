import { posix } from 'node:path';
import type { Candidate, InspectedTree } from '../inspected-tree.ts';
import { languageOfTag } from '../languages.ts';
import { readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
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
  const others = otherLanguages(settings.i18n);
  const products = await Promise.all(
    plugins.map((options, index) =>
      readDocs({ ...options, isMain: index === 0 }, { root, name, tree, languages: others }),
    ),
  );
  const publicFolder = posix.join(root, 'static');
  const { logo, unplaced } = await readLogo(logoFiles(settings, publicFolder), tree);
  const redirects = products.flatMap((one) => one.redirects);
  return {
    kind: 'docusaurus',
    root,
    config,
    settings: {
      ...siteSettings(settings, plugins),
      ...(redirects.length > 0 && { redirects }),
    },
    languages: [
      mainLanguage(settingsOf(settings.i18n)),
      ...others
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

/** The picture in the bar at the top, which the logo of the first product replaces. */
function logoFiles({ themeConfig }: Settings, publicFolder: string): string[] {
  const src = textValue(settingsOf(settingsOf(settingsOf(themeConfig).navbar).logo).src);
  return src === undefined ? [] : [posix.join(publicFolder, src)];
}

function mainLanguage({ defaultLocale, localeConfigs }: Settings): InspectedTree['languages'][number] {
  const id = textValue(defaultLocale);
  const { label, direction } = settingsOf(settingsOf(localeConfigs)[id ?? '']);
  return languageOfTag(id, { name: textValue(label), direction });
}
