import { posix } from 'node:path';
import { parseYaml } from '../../data/parse-yaml.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import type { PackageCall } from '../evaluate/values.ts';
import { excludedGlobs } from '../folders.ts';
import { baseOf, identifierOf, originOf, repositoryOf } from '../identifier.ts';
import type {
  Candidate,
  InspectedPage,
  InspectedProduct,
  InspectedTree,
  Unplaced,
} from '../inspected-tree.ts';
import { folderLanguage, type LanguageFolder, languageOf } from '../languages.ts';
import { keepEntries, knownPaths } from '../navigation-entries.ts';
import { listOf, otherKeys, readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import { readLogo } from '../read-logo.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { joinPath, readPages, textValue, wordsOf } from '../tree-pages.ts';
import { docPage } from './doc-pages.ts';
import { type DocsTree, docusaurusNavigation } from './docusaurus-navigation.ts';

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
  const i18n = settingsOf(settings.i18n);
  const language = textValue(i18n.defaultLocale);
  const facts = settingsOf(settingsOf(i18n.localeConfigs)[language ?? '']);
  return {
    kind: 'docusaurus',
    root,
    config,
    settings: siteSettings(settings, plugins),
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

/** Returns the options of every docs plugin, that of the preset `classic` first. */
function docsPlugins({ presets, plugins }: Settings): Settings[] {
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

interface DocsContext {
  readonly root: string;
  readonly name: string;
  readonly tree: TreeFiles;
  readonly languages: readonly LanguageFolder[];
}

interface ReadDocs {
  readonly product: InspectedProduct;
  readonly pages: readonly InspectedPage[];
  readonly exclude: readonly string[];
  readonly unplaced: readonly Unplaced[];
}

async function readDocs(
  options: Settings & { readonly isMain: boolean },
  { root, name, tree, languages }: DocsContext,
): Promise<ReadDocs> {
  const content = posix.join(root, textValue(options.path) ?? 'docs');
  const base = joinPath(textValue(options.routeBasePath) ?? 'docs');
  const all = filesBelow(tree, content, markdownEnd);
  // Docusaurus skips files and folders whose name begins with an underscore.
  const pages = await readPages(
    all.filter((file) => !/(?:^|\/)_/.test(posix.relative(content, file))),
    tree,
  );
  const docs = pages.map((page) => docPage(page, { content, base }));
  const categories = await readCategories(content, tree);
  const sidebar = await readSidebars(options, {
    root,
    docs: { content, base, pages: docs, categories },
    tree,
  });
  const kept = keepEntries(sidebar.entries, { paths: knownPaths(docs.map(({ path }) => path)) });
  const id = textValue(options.id);
  const product = options.isMain ? name : wordsOf(id ?? posix.basename(content));
  return {
    product: {
      id: identifierOf(product),
      name: product,
      root: base,
      content,
      translations: translationFolders(id, { root, tree, languages }),
      navigation: kept.entries.length > 0 ? kept.entries : 'auto',
      ...(sidebar.file !== undefined && { navigationSource: sidebar.file }),
    },
    pages: docs.map(({ page, path }) => ({ file: page.file, path })),
    exclude: excludedGlobs(all, new Set(pages.map(({ file }) => file)), content),
    unplaced: [...kept.unplaced, ...sidebar.unplaced],
  };
}

/** `i18n/de/docusaurus-plugin-content-docs/current`, where it exists. */
function translationFolders(
  id: string | undefined,
  { root, tree, languages }: Pick<DocsContext, 'root' | 'tree' | 'languages'>,
): Record<string, string> {
  const plugin = `docusaurus-plugin-content-docs${id === undefined || id === 'default' ? '' : `-${id}`}`;
  const folders = languages.map(
    ({ folder, language }) => [language.id, posix.join(root, 'i18n', folder, plugin, 'current')] as const,
  );
  return Object.fromEntries(folders.filter(([, folder]) => tree.hasFolder(folder)));
}

/** The languages besides the default one. */
function otherLanguages(i18n: unknown): LanguageFolder[] {
  const { defaultLocale, locales, localeConfigs } = settingsOf(i18n);
  return listOf(locales).flatMap((locale) => {
    if (typeof locale !== 'string' || locale === defaultLocale) return [];
    const { label, direction } = settingsOf(settingsOf(localeConfigs)[locale]);
    return [folderLanguage(locale, locale, { name: textValue(label), direction })];
  });
}

/** Reads `_category_.json` and `_category_.yml`, by folder below the content folder. */
async function readCategories(content: string, tree: TreeFiles): Promise<ReadonlyMap<string, Settings>> {
  const files = filesBelow(tree, content, /(?:^|\/)_category_\.(?:json|ya?ml)$/);
  const entries = files.map(async (file) => {
    const folder = posix.relative(content, posix.dirname(file));
    return [folder, settingsOf(parseYaml((await tree.textOf(file)) ?? '', file).value)] as const;
  });
  return new Map(await Promise.all(entries));
}

interface SidebarContext {
  readonly root: string;
  readonly docs: DocsTree;
  readonly tree: TreeFiles;
}

/** Reads the sidebars; without a file, Docusaurus generates one from the folders. */
async function readSidebars(
  { sidebarPath }: Settings,
  { root, docs, tree }: SidebarContext,
): Promise<{ entries: NavigationInput[]; file?: string; unplaced: Unplaced[] }> {
  const written = textValue(sidebarPath)?.replace(/^\//, '');
  const file = [
    written,
    written && posix.join(root, written),
    posix.join(root, 'sidebars.js'),
    posix.join(root, 'sidebars.ts'),
  ]
    .filter((path) => path !== undefined)
    .map((path) => posix.normalize(path))
    .find((path) => tree.has(path));
  const generated = [{ type: 'autogenerated', dirName: '.' }];
  if (file === undefined || sidebarPath === false)
    return { entries: docusaurusNavigation(generated, docs), unplaced: [] };
  const { value, unread } = await readConfig(file, tree);
  const sidebars = Object.entries(settingsOf(value)).filter(([key]) => key !== 'default');
  const converted = sidebars.map(([name, items]) => ({ name, entries: docusaurusNavigation(items, docs) }));
  const [only] = converted;
  const names = new Set<string>();
  const entries =
    only && converted.length === 1
      ? only.entries
      : converted.map(({ name, entries }) => ({
          pathname: joinPath(docs.base, `${identifierOf(name)}-sidebar`),
          title: wordsOf(name.replace(/Sidebar$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
          children: renamed(entries, names),
        }));
  return { entries, file, unplaced: unreadParts(unread) };
}

/** Gives groups of several sidebars that have the same pathname different ones. */
function renamed(entries: readonly NavigationInput[], names: Set<string>): NavigationInput[] {
  return entries.map((entry) => {
    if (!entry.children) return entry;
    let pathname = entry.pathname;
    for (let count = 2; names.has(pathname); count += 1) pathname = `${entry.pathname}-${count}`;
    names.add(pathname);
    return { ...entry, pathname, children: renamed(entry.children, names) };
  });
}

function siteSettings(settings: Settings, plugins: readonly Settings[]): InspectedTree['settings'] {
  const editUrl = textValue(plugins[0]?.editUrl)?.replace(/\/$/, '').replace('/tree/', '/edit/');
  const [organization, project] = [textValue(settings.organizationName), textValue(settings.projectName)];
  const repository =
    repositoryOf(editUrl) ??
    (organization !== undefined && project !== undefined
      ? `https://github.com/${organization}/${project}`
      : undefined);
  const name = textValue(settings.title);
  const description = textValue(settings.tagline);
  const url = originOf(textValue(settings.url));
  const base = baseOf(textValue(settings.baseUrl));
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(base !== undefined && { base }),
    ...(repository !== undefined && { repository }),
    ...(editUrl !== undefined && { editUrl }),
    lastUpdated: plugins[0]?.showLastUpdateTime === true,
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
].concat([
  'trailingSlash',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'future',
]);

interface UnplacedContext {
  readonly root: string;
  readonly config: string;
  readonly tree: TreeFiles;
  readonly unread: readonly UnreadPart[];
}

function unplacedParts(settings: Settings, { root, config, tree, unread }: UnplacedContext): Unplaced[] {
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
