import { join } from 'node:path';
import { decodeLetters } from '../lib/decode-url.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { BuildFlags, Config } from '../model/config.ts';
import { setFlags } from '../model/page-flags.ts';
import type { FilePath } from '../model/path.ts';
import { resolveBudgets } from './budgets-schema.ts';
import { sourcePath } from './field-rules.ts';
import { languageFacts, languageId } from './language-schema.ts';
import { resolveProduct } from './product-schema.ts';
import { resolveRemoteCache } from './remote-cache-schema.ts';
import { resolveServices, resolveSlots } from './resolve-services.ts';
import type { SiteInput } from './site-schema.ts';
import { resolveSocialImages } from './theme/resolve-social-images.ts';
import { resolveTheme } from './theme/resolve-theme.ts';

/** The folders of a site, with absolute paths. */
export type SiteFolders = Pick<Config, 'root' | 'contentDir' | 'outDir' | 'outDirNamed' | 'templatesDir'>;

/** Gives every value of a checked `site.yaml`, and of the flags, its form in the configuration. */
export function toConfig(site: SiteInput, flags: BuildFlags, folders: SiteFolders): Omit<Config, 'places'> {
  const theme = site.theme && resolveTheme(site.theme);
  const remoteCache = resolveRemoteCache(site.remoteCache, flags, folders.contentDir);
  return {
    ...folders,
    name: site.name,
    description: site.description,
    ...resolveAddress(site, flags),
    ...resolveLanguages(site.languages),
    products: site.products.map((product) => resolveProduct(product, theme)),
    routes: site.routes.map(({ source, path, ...flags }) => ({ source, path, flags: setFlags(flags) })),
    ...resolveSources(site),
    alias: resolveAliases(site.alias, folders.contentDir),
    env: site.env,
    exclude: site.exclude,
    externalPaths: site.externalPaths.map((path) => withTrailingSlash(decodeLetters(path))),
    linkManifests: site.linkManifests.map((one) =>
      typeof one === 'string'
        ? { source: sourcePath(one) }
        : { source: sourcePath(one.file), url: withoutSlash(one.url) },
    ),
    nofollowHosts: site.nofollowHosts,
    redirects: site.redirects,
    ...(site.host !== undefined && { host: site.host }),
    contentNegotiation: site.contentNegotiation,
    llms: site.llms,
    lastUpdated: site.lastUpdated,
    feedback: site.feedback,
    ...(site.repository !== undefined && { repository: withoutSlash(site.repository).replace(/\.git$/, '') }),
    ...(site.editUrl !== undefined && { editUrl: site.editUrl }),
    linkSchemes: site.linkSchemes,
    trustMarkdown: site.markdown.trust,
    markdown: withoutTrust(site.markdown),
    serviceWorker: site.serviceWorker,
    ...(theme && { theme }),
    ...(site.socialImages && { socialImages: resolveSocialImages(site.socialImages, theme) }),
    slots: resolveSlots(site.slots),
    ...resolveServices(site, flags.environment ?? {}),
    severity: site.severity,
    timeLimit: site.timeLimit,
    budgets: resolveBudgets(site.budgets),
    ...(remoteCache && { remoteCache }),
    ...resolveRun(flags),
  };
}

/** Where the site is published. */
function resolveAddress(
  site: SiteInput,
  flags: BuildFlags,
): Pick<Config, 'url' | 'base' | 'productionHosts'> {
  const url = flags.siteUrl ?? site.url;
  return {
    ...(url !== undefined && { url: withoutSlash(url) }),
    base: flags.base ?? site.base,
    // Without --site-url, since a preview is not production.
    productionHosts: site.productionHosts ?? (site.url === undefined ? [] : [new URL(site.url).host]),
  };
}

function resolveLanguages(languages: SiteInput['languages']): Pick<Config, 'languages' | 'languageFacts'> {
  const [language, ...otherLanguages] = languages.map(languageId);
  return {
    languages: [language ?? 'en', ...otherLanguages],
    languageFacts: Object.fromEntries(
      languages.map((language) => [languageId(language), languageFacts(language)]),
    ),
  };
}

/** The sources that keys of `site.yaml` name. */
function resolveSources(
  site: SiteInput,
): Pick<
  Config,
  | ('pageModules' | 'includes' | 'components' | 'hydrateComponents' | 'publicDir')
  | ('errorCodes' | 'followLinks' | 'styles')
> {
  return {
    ...(site.pageModules !== undefined && { pageModules: sourcePath(site.pageModules) }),
    includes: site.includes.map(sourcePath),
    components: [...site.components, '../templates/components'].map(sourcePath),
    ...(site.hydrateComponents !== undefined && { hydrateComponents: site.hydrateComponents }),
    publicDir: sourcePath(site.public),
    ...(site.errorCodes !== undefined && { errorCodes: sourcePath(site.errorCodes) }),
    followLinks: site.followLinks.map(sourcePath),
    styles: site.styles.map(sourcePath),
  };
}

/** What is true of one run alone: no key of `site.yaml` says it. */
function resolveRun(
  flags: BuildFlags,
): Pick<
  Config,
  | ('strict' | 'keepGoing' | 'only' | 'sizes' | 'drafts' | 'contents')
  | ('against' | 'why' | 'force' | 'shard' | 'parts')
> {
  return {
    strict: flags.strict,
    keepGoing: flags.keepGoing ?? false,
    only: flags.only,
    sizes: flags.sizes,
    drafts: flags.drafts ?? false,
    contents: flags.contents ?? false,
    ...(flags.against !== undefined && { against: flags.against as FilePath }),
    ...(flags.why !== undefined && { why: flags.why }),
    force: flags.force,
    ...(flags.shard && { shard: flags.shard }),
    parts: (flags.parts ?? []) as readonly FilePath[],
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/** Makes folders absolute, since modules in any folder use an alias; packages keep their names. */
function resolveAliases(alias: SiteInput['alias'], contentDir: FilePath): Config['alias'] {
  const folders = Object.entries(alias).map(([name, target]) => [
    name,
    /^\.{1,2}(?:\/|$)/.test(target) ? join(contentDir, target) : target,
  ]);
  return Object.fromEntries(folders);
}

function withoutTrust({ emoji, math, mdx, mermaid, anchors }: SiteInput['markdown']): Config['markdown'] {
  return { emoji, math, mdx, mermaid, anchors };
}
