import { isAbsolute, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { checkValue, type LocatedValue } from '../data/check-value.ts';
import { formatPath } from '../data/describe-value.ts';
import type { KeyPath } from '../data/parsed-yaml.ts';
import type { BuildFlags, Config, ConfigModule } from '../model/config.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import { setFlags } from '../model/page-flags.ts';
import type { FilePath } from '../model/path.ts';
import { resolveBudgets } from './budgets-schema.ts';
import { withExtensionHint } from './extension-hint.ts';
import { origin, slashedPath, sourcePath } from './field-rules.ts';
import { languageFacts, languageId } from './language-schema.ts';
import { type ConfigAbsence, missingConfig } from './missing-config.ts';
import { resolveProduct } from './product-schema.ts';
import { type ConfigTexts, readConfigValues, yamlFile } from './read-config-values.ts';
import { resolveRemoteCache } from './remote-cache-schema.ts';
import { resolveServices, resolveSlots } from './resolve-services.ts';
import { type SiteModule, siteModuleName } from './site-module.ts';
import { type SiteInput, siteSchema } from './site-schema.ts';
import { checkContrast } from './theme/check-contrast.ts';
import { resolveSocialImages } from './theme/resolve-social-images.ts';
import { resolveTheme } from './theme/resolve-theme.ts';

/** The inputs of a configuration. */
export interface ConfigInput extends ConfigTexts {
  /** Absolute path of the folder that contains `content/`. */
  readonly root: string;
  readonly flags: BuildFlags;
  /** Why there is neither a text nor a module. */
  readonly absence?: ConfigAbsence | undefined;
}

/** Resolves the configuration and the flags. Undefined after an error, or with `--strict` a warning. */
export function resolveConfig({
  root,
  flags,
  text,
  module,
  absence = 'no-file',
}: ConfigInput): Parsed<Config | undefined> {
  if (text === undefined && module === undefined)
    return { value: undefined, diagnostics: [missingConfig(root, absence)] };
  const read = readConfigValues({ text, module });
  const { value: located } = read;
  if (located === undefined) return { value: undefined, diagnostics: read.diagnostics };
  const site = checkValue(siteSchema, located, { value: 'config-value', unknownKey: 'config-unknown-key' });
  const folders = resolveFolders(root, flags);
  const diagnostics = [
    ...read.diagnostics,
    ...site.diagnostics.map(withExtensionHint),
    ...checkFlags(flags),
    ...checkFolders(folders),
  ];
  if (site.value === undefined || diagnostics.some(({ severity }) => flags.strict || severity === 'error')) {
    return { value: undefined, diagnostics };
  }
  const config = { ...toConfig(site.value, flags, folders), places: valuePlaces(located) };
  const configModule = module && toConfigModule(module, folders);
  const accents = config.products.map((product, index) => ({ ...product, key: `products[${index}]` }));
  const contrast = checkContrast(config.theme, accents, (key) => nearestPlace(config.places, key));
  return {
    value: { ...config, ...(configModule && { module: configModule }) },
    diagnostics: [...diagnostics, ...contrast],
  };
}

function toConfigModule({ evaluation }: SiteModule, { contentDir }: Folders): ConfigModule | undefined {
  if (evaluation.kind !== 'exports') return undefined;
  const { hash, files } = evaluation;
  const exports = Object.keys(evaluation.exports);
  return { file: join(contentDir, siteModuleName) as FilePath, hash, files, exports };
}

type Folders = Pick<Config, 'root' | 'contentDir' | 'outDir' | 'outDirNamed' | 'templatesDir'>;

function resolveFolders(root: string, flags: BuildFlags): Folders {
  return {
    root: root as FilePath,
    contentDir: join(root, 'content') as FilePath,
    outDir: resolve(root, flags.out ?? defaultOut(flags)) as FilePath,
    outDirNamed: flags.out !== undefined,
    templatesDir: join(root, 'templates') as FilePath,
  };
}

/** `parts/3-of-8`, where `docs merge parts/*` finds it. */
function defaultOut({ shard }: BuildFlags): string {
  return shard ? `parts/${shard.index}-of-${shard.count}` : 'dist';
}

/** Reports an output folder that overlaps sources, since a build removes files that it does not write. */
function checkFolders({ root, contentDir, outDir, templatesDir }: Folders): Diagnostic[] {
  const inUse = [contentDir, templatesDir].some((folder) => holds(outDir, folder) || holds(folder, outDir));
  if (!inUse && !holds(outDir, root)) return [];
  return [
    {
      severity: 'error',
      code: 'config-value',
      message: '"--out" overlaps the sources of the site, which a build would overwrite.',
      hint: '--out dist',
    },
  ];
}

function holds(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return !isAbsolute(steps) && steps.split(/[/\\]/)[0] !== '..';
}

function toConfig(site: SiteInput, flags: BuildFlags, folders: Folders): Omit<Config, 'places'> {
  const url = flags.siteUrl ?? site.url;
  const theme = site.theme && resolveTheme(site.theme);
  const remoteCache = resolveRemoteCache(site.remoteCache, flags, folders.contentDir);
  const [language, ...otherLanguages] = site.languages.map(languageId);
  return {
    ...folders,
    name: site.name,
    description: site.description,
    ...(url !== undefined && { url: url.replace(/\/$/, '') }),
    base: flags.base ?? site.base,
    // Without --site-url, since a preview is not production.
    productionHosts: site.productionHosts ?? (site.url === undefined ? [] : [new URL(site.url).host]),
    languages: [language ?? 'en', ...otherLanguages],
    languageFacts: Object.fromEntries(
      site.languages.map((language) => [languageId(language), languageFacts(language)]),
    ),
    products: site.products.map((product) => resolveProduct(product, theme)),
    routes: site.routes.map(({ source, path, ...flags }) => ({ source, path, flags: setFlags(flags) })),
    ...(site.pageModules !== undefined && { pageModules: sourcePath(site.pageModules) }),
    alias: resolveAliases(site.alias, folders.contentDir),
    env: site.env,
    exclude: site.exclude,
    includes: site.includes.map(sourcePath),
    components: [...site.components, '../templates/components'].map(sourcePath),
    publicDir: sourcePath(site.public),
    externalPaths: site.externalPaths,
    linkManifests: site.linkManifests.map((one) =>
      typeof one === 'string'
        ? { source: sourcePath(one) }
        : { source: sourcePath(one.file), url: one.url.replace(/\/$/, '') },
    ),
    nofollowHosts: site.nofollowHosts,
    redirects: site.redirects,
    ...(site.host !== undefined && { host: site.host }),
    ...(site.errorCodes !== undefined && { errorCodes: sourcePath(site.errorCodes) }),
    contentNegotiation: site.contentNegotiation,
    llms: site.llms,
    lastUpdated: site.lastUpdated,
    feedback: site.feedback,
    ...(site.repository !== undefined && { repository: site.repository.replace(/\/$/, '') }),
    ...(site.editUrl !== undefined && { editUrl: site.editUrl }),
    followLinks: site.followLinks.map(sourcePath),
    linkSchemes: site.linkSchemes,
    trustMarkdown: site.markdown.trust,
    markdown: withoutTrust(site.markdown),
    serviceWorker: site.serviceWorker,
    ...(theme && { theme }),
    ...(site.socialImages && { socialImages: resolveSocialImages(site.socialImages, theme) }),
    styles: site.styles.map(sourcePath),
    slots: resolveSlots(site.slots),
    ...resolveServices(site, flags.environment ?? {}),
    severity: site.severity,
    timeLimit: site.timeLimit,
    budgets: resolveBudgets(site.budgets),
    strict: flags.strict,
    keepGoing: flags.keepGoing ?? false,
    only: flags.only,
    sizes: flags.sizes,
    drafts: flags.drafts ?? false,
    contents: flags.contents ?? false,
    ...(flags.against !== undefined && { against: flags.against as FilePath }),
    ...(flags.why !== undefined && { why: flags.why }),
    force: flags.force,
    ...(remoteCache && { remoteCache }),
    ...(flags.shard && { shard: flags.shard }),
    parts: (flags.parts ?? []) as readonly FilePath[],
  };
}

/** Makes folders absolute, since modules in any folder use an alias; packages keep their names. */
function resolveAliases(alias: SiteInput['alias'], contentDir: FilePath): Config['alias'] {
  const folders = Object.entries(alias).map(([name, target]) => [
    name,
    /^\.{1,2}(?:\/|$)/.test(target) ? join(contentDir, target) : target,
  ]);
  return Object.fromEntries(folders);
}

const flagsSchema = z.strictObject({ '--base': slashedPath().optional(), '--site-url': origin().optional() });

/** Checks the flags that replace keys of `site.yaml`. Their problems have no place. */
function checkFlags(flags: BuildFlags): Diagnostic[] {
  const located = {
    value: { '--base': flags.base, '--site-url': flags.siteUrl },
    placeOf: () => ({ file: '', line: 1, column: 1 }),
  };
  const names = { value: 'config-value', unknownKey: 'config-unknown-key' };
  return checkValue(flagsSchema, located, names).diagnostics.map(
    ({ place: _place, hint, ...diagnostic }) => ({
      ...diagnostic,
      ...(hint !== undefined && { hint: hint.replace(': ', ' ') }),
    }),
  );
}

/** The place of a key, or of the nearest key above it that the file contains. */
function nearestPlace(places: Config['places'], key: string): Place {
  const above = key.replace(/\.[^.]*$/, '');
  const start = places[''] ?? { file: yamlFile, line: 1, column: 1 };
  return places[key] ?? (above === key ? start : nearestPlace(places, above));
}

/** Returns the position of each value by its key: `products[0].logo`. */
function valuePlaces({ value, placeOf }: LocatedValue): Readonly<Record<string, Place>> {
  const start = placeOf([]);
  const places: Record<string, Place> = start.file === yamlFile ? {} : { '': start };
  const visit = (inner: unknown, path: KeyPath): void => {
    if (path.length > 0) places[formatPath(path)] = placeOf(path);
    for (const [step, below] of stepsInto(inner)) visit(below, [...path, step]);
  };
  visit(value, []);
  return places;
}

function stepsInto(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function withoutTrust({ emoji, math, mdx, mermaid, anchors }: SiteInput['markdown']): Config['markdown'] {
  return { emoji, math, mdx, mermaid, anchors };
}
