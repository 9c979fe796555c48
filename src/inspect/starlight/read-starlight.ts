import { posix } from 'node:path';
import type { UnreadPart } from '../evaluate/plain-value.ts';
import type { PackageCall } from '../evaluate/values.ts';
import { excludedGlobs } from '../folders.ts';
import { baseOf, identifierOf, originOf, repositoryOf } from '../identifier.ts';
import type { Candidate, InspectedSettings, InspectedTree, Unplaced } from '../inspected-tree.ts';
import { languageOf } from '../languages.ts';
import { keepEntries, knownPaths } from '../navigation-entries.ts';
import { listOf, otherKeys, readConfig, type Settings, settingsOf, unreadParts } from '../read-config.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { readPages, textValue } from '../tree-pages.ts';
import { starlightNavigation } from './starlight-navigation.ts';
import { starlightPath } from './starlight-slug.ts';

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
  const locales = readLocales(starlight);
  const content = posix.join(root, contentFolder, locales.folder);
  const all = filesBelow(tree, content, markdownEnd);
  const isPage = (file: string) => {
    const inside = posix.relative(content, file);
    const isOther = locales.others.some((folder) => inside.startsWith(`${folder}/`));
    // Starlight skips files and folders whose name begins with an underscore. The site has its own 404 page.
    return !isOther && !/(?:^|\/)_/.test(inside) && !/^404\.mdx?$/.test(inside);
  };
  const pages = await readPages(all.filter(isPage), tree);
  const placed = pages.map((page) => ({ file: page.file, path: starlightPath(page, content) }));
  const entries = starlightNavigation(starlight.sidebar ?? [{ autogenerate: { directory: '' } }], {
    pages,
    content,
  });
  const kept = keepEntries(entries, { paths: knownPaths(placed.map(({ path }) => path)) });
  const name = nameOf(starlight.title) ?? 'Documentation';
  const logo = logoFile(starlight.logo, { root, tree });
  const publicFolder = posix.join(root, textValue(astro.publicDir) ?? 'public');
  return {
    kind: 'starlight',
    root,
    config,
    settings: { name, ...siteSettings(astro, starlight) },
    languages: [locales.root],
    products: [
      {
        id: identifierOf(name),
        name,
        root: '/',
        content,
        ...(logo !== undefined && { logo }),
        navigation: starlight.sidebar === undefined ? 'auto' : kept.entries,
        ...(starlight.sidebar !== undefined && { navigationSource: config }),
      },
    ],
    pages: placed,
    exclude: excludedGlobs(all, new Set(placed.map(({ file }) => file)), content),
    alias: {},
    components: [],
    ...(tree.hasFolder(publicFolder) && { public: publicFolder }),
    apiDocuments: 0,
    unplaced: [
      ...kept.unplaced,
      ...unplacedParts({ astro, starlight, config, root, unread: read.unread }, locales),
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
    others: folders.filter((folder) => folder !== own),
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

/** `./src/assets/logo.svg` is relative to the root, `/logo.svg` is in the folder `public`. */
function logoFile(
  logo: unknown,
  { root, tree }: { readonly root: string; readonly tree: Pick<TreeFiles, 'has'> },
): string | undefined {
  const { src, light } = settingsOf(logo);
  const source = textValue(src) ?? textValue(light);
  if (source === undefined) return undefined;
  return [posix.join(root, source), posix.join(root, 'public', source)].find((file) => tree.has(file));
}

interface Read {
  readonly astro: Settings;
  readonly starlight: Settings;
  readonly config: string;
  readonly root: string;
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

function unplacedParts(
  { astro, starlight, config, root, unread }: Read,
  { others }: { readonly others: readonly string[] },
): Unplaced[] {
  return [
    ...otherKeys(astro, astroKeys, { file: config, unread }),
    ...otherKeys(starlight, starlightKeys, { prefix: 'starlight.', file: config, unread: [] }),
    ...others.map(
      (folder): Unplaced => ({
        kind: 'file',
        name: `${posix.join(root, contentFolder, folder)}/`,
        reason: 'with translations; here, a translation stands next to its page: page.<lang>.md',
      }),
    ),
  ];
}
