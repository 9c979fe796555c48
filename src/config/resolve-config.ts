import { isAbsolute, join, relative, resolve } from 'node:path';
import { checkValue } from '../data/check-value.ts';
import { parseYaml } from '../data/parse-yaml.ts';
import type { BuildFlags } from '../model/build-flags.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { checkFlags } from './check-flags.ts';
import { defaults } from './defaults.ts';
import { languageFacts, languageId } from './language-schema.ts';
import { type ConfigAbsence, missingConfig } from './missing-config.ts';
import { resolveProduct } from './resolve-product.ts';
import { resolveServices } from './resolve-services.ts';
import { type SiteInput, siteSchema } from './site-schema.ts';
import { sourcePath } from './source-path.ts';
import { valuePlaces } from './value-places.ts';

/** How `site.yaml` is called in reports. */
export const configFile = 'content/site.yaml';

/** What a configuration is made of. */
export interface ConfigInput {
  /** Absolute path of the folder that holds `content/`. */
  readonly root: string;
  readonly flags: BuildFlags;
  /** Text of `site.yaml`; undefined when there is no such file. */
  readonly text: string | undefined;
  /** What is there instead of such a file. */
  readonly absence?: ConfigAbsence | undefined;
}

/** Turns `site.yaml` and the flags into the configuration of a build, every default applied. Undefined when there is an error, or with `--strict` a warning. */
export function resolveConfig({
  root,
  flags,
  text,
  absence = 'nothing',
}: ConfigInput): Parsed<Config | undefined> {
  if (text === undefined) return { value: undefined, diagnostics: [missingConfig(root, absence)] };
  const yaml = parseYaml(text, configFile, { code: 'config-yaml' });
  if (yaml.value === undefined) return { value: undefined, diagnostics: yaml.diagnostics };
  // An empty file is a site without a name, not a value of the wrong kind.
  const located = { ...yaml, value: yaml.value ?? {} };
  const site = checkValue(siteSchema, located, { value: 'config-value', unknownKey: 'config-unknown-key' });
  const folders = resolveFolders(root, flags);
  const diagnostics = [
    ...yaml.diagnostics,
    ...site.diagnostics,
    ...checkFlags(flags),
    ...checkFolders(folders),
  ];
  if (site.value === undefined || diagnostics.some(({ severity }) => flags.strict || severity === 'error')) {
    return { value: undefined, diagnostics };
  }
  return { value: { ...toConfig(site.value, flags, folders), places: valuePlaces(located) }, diagnostics };
}

type Folders = Pick<Config, 'root' | 'contentDir' | 'outDir' | 'outDirNamed' | 'templatesDir'>;

function resolveFolders(root: string, flags: BuildFlags): Folders {
  return {
    root: root as FilePath,
    contentDir: join(root, 'content') as FilePath,
    outDir: resolve(root, flags.out ?? defaults.outFolder) as FilePath,
    outDirNamed: flags.out !== undefined,
    templatesDir: join(root, 'templates') as FilePath,
  };
}

/** The output folder is cleared of what a build does not write, so nothing of the author's may lie in it, nor it among theirs. */
function checkFolders({ root, contentDir, outDir, templatesDir }: Folders): Diagnostic[] {
  const inUse = [contentDir, templatesDir].some((folder) => holds(outDir, folder) || holds(folder, outDir));
  if (!inUse && !holds(outDir, root)) return [];
  return [
    {
      severity: 'error',
      code: 'config-value',
      message: '--out names a folder of sources; files there would be overwritten.',
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
  const [language, ...otherLanguages] = site.languages.map(languageId);
  return {
    ...folders,
    name: site.name,
    description: site.description,
    ...(url !== undefined && { url: url.replace(/\/$/, '') }),
    base: flags.base ?? site.base,
    // Of `site.yaml` alone: a preview built with --site-url is not production.
    productionHosts: site.productionHosts ?? (site.url === undefined ? [] : [new URL(site.url).host]),
    languages: [language ?? defaults.languages[0], ...otherLanguages],
    languageFacts: Object.fromEntries(
      site.languages.map((language) => [languageId(language), languageFacts(language)]),
    ),
    products: site.products.map(resolveProduct),
    routes: site.routes,
    alias: resolveAliases(site.alias, folders.contentDir),
    components: [...site.components, defaults.ownComponentFolder].map(sourcePath),
    publicDir: sourcePath(site.public),
    externalPaths: site.externalPaths,
    nofollowHosts: site.nofollowHosts,
    redirects: site.redirects,
    ...(site.errorCodes !== undefined && { errorCodes: sourcePath(site.errorCodes) }),
    lastUpdated: site.lastUpdated,
    feedback: site.feedback,
    ...(site.repository !== undefined && { repository: site.repository.replace(/\/$/, '') }),
    ...(site.editUrl !== undefined && { editUrl: site.editUrl }),
    trustMarkdown: site.markdown.trust,
    serviceWorker: site.serviceWorker,
    ...resolveServices(site, flags.environment ?? {}),
    strict: flags.strict,
    only: flags.only,
    sizes: flags.sizes,
    ...(flags.why !== undefined && { why: flags.why }),
    force: flags.force,
  };
}

/** Targets that are folders of the site's are made absolute, since modules import by alias from everywhere; packages keep their names. */
function resolveAliases(alias: SiteInput['alias'], contentDir: FilePath): Config['alias'] {
  const folders = Object.entries(alias).map(([name, target]) => [
    name,
    /^\.{1,2}(?:\/|$)/.test(target) ? join(contentDir, target) : target,
  ]);
  return Object.fromEntries(folders);
}
