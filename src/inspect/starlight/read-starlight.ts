import { posix } from 'node:path';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import type { PackageCall } from '../evaluate/values.ts';
import { excludedGlobs } from '../folders.ts';
import { baseOf, identifierOf, originOf, repositoryOf } from '../identifier.ts';
import type { Candidate, InspectedSettings, InspectedTree, Unplaced } from '../inspected-tree.ts';
import { folderLanguage, languageOf } from '../languages.ts';
import { keepEntries, knownPaths } from '../navigation-entries.ts';
import { navigationLabels, withLabels } from '../navigation-labels.ts';
import { listOf, otherKeys, readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import { readLogo } from '../read-logo.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { readPages, textValue } from '../tree-pages.ts';
import { starlightNavigation } from './starlight-navigation.ts';
import { slugOf, starlightPath } from './starlight-slug.ts';

const configEnd = /(?:^|\/)astro\.config\.[cm]?[jt]s$/;
const contentFolder = 'src/content/docs';

/** Finds folders with a configuration of Astro and the content folder of Starlight. */
export function findStarlight({ paths, hasFolder }: Pick<TreeFiles, 'paths' | 'hasFolder'>): Candidate[] {
  return paths
    .filter((path) => configEnd.test(path))
    .map((config): Candidate => ({ kind: 'starlight', root: config.replace(configEnd, ''), config }))
    .filter(({ root }) => hasFolder(posix.join(root, contentFolder)));
}

/** Reads a site of Starlight. */
export async function readStarlight(
  { root, config = '' }: Candidate,
  tree: TreeFiles,
): Promise<InspectedTree> {
  const read = await readConfig(config, tree);
  const astro = settingsOf(read.value);
  const starlight = starlightOptions(astro);
  const { others, ...locale } = readLocales(starlight);
  // Languages without pages are left out.
  const isUsed = ({ folder }: { readonly folder: string }) =>
    filesBelow(tree, posix.join(root, contentFolder, folder), markdownEnd).length > 0;
  const locales = { ...locale, others: others.filter(isUsed) };
  const content = posix.join(root, contentFolder, locales.folder);
  const all = filesBelow(tree, content, markdownEnd);
  const folders = locales.others.map(({ folder }) => `${posix.join(root, contentFolder, folder)}/`);
  const folderOf = (file: string) => folders.find((folder) => file.startsWith(folder));
  const isTranslation = (file: string) => folderOf(file) !== undefined;
  // Starlight skips files and folders whose name begins with an underscore. The site has its own 404 page.
  const isPage = (file: string) => {
    const inside = file.slice(folderOf(file)?.length ?? content.length + 1);
    return !/(?:^|\/)_/.test(inside) && !/^404\.mdx?$/.test(inside);
  };
  const kept = all.filter(isPage);
  const pages = await readPages(
    kept.filter((file) => !isTranslation(file)),
    tree,
  );
  const placed = pages.map((page) => ({ file: page.file, path: starlightPath(page, content) }));
  const sidebar = starlight.sidebar ?? [{ autogenerate: { directory: '' } }];
  const entries = starlightNavigation(sidebar, { pages, content });
  const navigation = keepEntries(entries, { paths: knownPaths(placed.map(({ path }) => path)) });
  const labels = await Promise.all(
    locales.others.map(async ({ folder, language, tags }) => {
      const own = posix.join(root, contentFolder, folder);
      const translated = await readPages(
        kept.filter((file) => folderOf(file) === `${own}/`),
        tree,
      );
      const bySlug = new Map(translated.map((page) => [slugOf(page, own), page]));
      const other = starlightNavigation(sidebar, { pages, content, locale: { tags, pages: bySlug } });
      return [language.id, navigationLabels(navigation.entries, other)] as const;
    }),
  );
  const name = nameOf(starlight.title) ?? 'Documentation';
  const { logo, unplaced } = await readLogo(logoFiles(starlight.logo, root), tree);
  const publicFolder = posix.join(root, textValue(astro.publicDir) ?? 'public');
  return {
    kind: 'starlight',
    root,
    config,
    settings: { name, ...siteSettings(astro, starlight) },
    languages: [locales.root, ...locales.others.map(({ language }) => language)],
    products: [
      {
        id: identifierOf(name),
        name,
        root: '/',
        content,
        translations: Object.fromEntries(
          locales.others.map(({ folder, language }) => [
            language.id,
            posix.join(root, contentFolder, folder),
          ]),
        ),
        ...(logo && { logo }),
        navigation: starlight.sidebar === undefined ? 'auto' : navigation.entries,
        ...(starlight.sidebar !== undefined && { navigationSource: config }),
      },
    ],
    labels: starlight.sidebar === undefined ? {} : withLabels(labels),
    pages: placed,
    exclude: excludedGlobs(all, new Set(kept), content),
    alias: {},
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...navigation.unplaced,
      ...unplaced,
      ...unplacedParts({ astro, starlight, config, unread: read.unread }),
      ...unreadParts(read.unread, isNeeded),
    ],
  };
}

/** Parts of the configuration without which pages or entries would be missing. */
function isNeeded(key: string): boolean {
  return (
    key === '' || /^(?:base|integrations\[\d+\])$/.test(key) || /\.(?:sidebar|locales|title)\b/.test(key)
  );
}

/** The options of the call `starlight({ … })` among the integrations. */
function starlightOptions({ integrations }: Settings): Settings {
  const call = listOf(integrations)
    .flat()
    .map((one) => settingsOf(one) as Partial<PackageCall>)
    .find((one) => one.package === '@astrojs/starlight');
  return settingsOf(call?.args?.[0]);
}

function nameOf(title: unknown): string | undefined {
  return textValue(title) ?? textValue(Object.values(settingsOf(title))[0]);
}

/** The first language, the folder of its pages, and the folders of the other languages. */
function readLocales({ locales, defaultLocale }: Settings) {
  const folders = Object.keys(settingsOf(locales));
  const own = folders.includes('root') ? 'root' : (textValue(defaultLocale) ?? folders[0] ?? 'root');
  const { lang, label, dir } = settingsOf(settingsOf(locales)[own]);
  const tag = textValue(lang) ?? (own === 'root' ? undefined : own);
  return {
    root: languageOf(tag, { name: textValue(label), direction: dir }),
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

function siteSettings(astro: Settings, starlight: Settings): InspectedSettings {
  const editUrl = textValue(settingsOf(starlight.editLink).baseUrl)?.replace(/\/$/, '');
  const social = Array.isArray(starlight.social)
    ? starlight.social.map(settingsOf).find(({ icon }) => icon === 'github')?.href
    : settingsOf(starlight.social).github;
  const repository = textValue(social) ?? repositoryOf(editUrl);
  const url = originOf(textValue(astro.site));
  const base = baseOf(textValue(astro.base));
  const description = textValue(starlight.description);
  const redirects = Object.entries(settingsOf(astro.redirects)).flatMap(([from, to]) => {
    const target = textValue(to) ?? textValue(settingsOf(to).destination);
    return target === undefined || /[[\]]/.test(from + target) ? [] : [{ from, to: target }];
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

/** Returns where a logo may be: `./src/assets/logo.svg` is relative to the root, `/logo.svg` is in `public`. */
function logoFiles(logo: unknown, root: string): string[] {
  const { src, light } = settingsOf(logo);
  const source = textValue(src) ?? textValue(light);
  return source === undefined ? [] : [posix.join(root, source), posix.join(root, 'public', source)];
}

interface Read {
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
].concat(['editLink', 'social', 'tableOfContents', 'pagination', 'pagefind', 'credits', 'disable404Route']);

function unplacedParts({ astro, starlight, config, unread }: Read): Unplaced[] {
  return [
    ...otherKeys(astro, astroKeys, { file: config, unread }),
    ...otherKeys(starlight, starlightKeys, { prefix: 'starlight.', file: config, unread: [] }),
  ];
}
