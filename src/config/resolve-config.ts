import { isAbsolute, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { checkValue, type LocatedValue } from '../data/check-value.ts';
import { formatPath } from '../data/describe-value.ts';
import type { KeyPath } from '../data/parsed-yaml.ts';
import type { BuildFlags, Config, ConfigModule } from '../model/config.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import { extensionNames } from '../model/extensions.ts';
import type { FilePath } from '../model/path.ts';
import { applySeverity } from './apply-severity.ts';
import { origin, slashedPath } from './field-rules.ts';
import { type ConfigAbsence, missingConfig } from './missing-config.ts';
import { type ConfigTexts, readConfigValues, yamlFile } from './read-config-values.ts';
import { moduleFile, type SiteModule, siteModuleName } from './site-module.ts';
import { siteSchema } from './site-schema.ts';
import { checkContrast } from './theme/check-contrast.ts';
import { type SiteFolders, toConfig } from './to-config.ts';

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
  if (site.value === undefined || diagnostics.some(isError)) return { value: undefined, diagnostics };
  const config = { ...toConfig(site.value, flags, folders), places: valuePlaces(located) };
  const configModule = module && toConfigModule(module, folders);
  const accents = config.products.map((product, index) => ({ ...product, key: `products[${index}]` }));
  const contrast = checkContrast(config.theme, accents, (key) => nearestPlace(config.places, key));
  const reported = withSeverity([...diagnostics, ...contrast], config);
  // A warning that the site makes an error stops it, too.
  if (reported.some((one) => flags.strict || isError(one)))
    return { value: undefined, diagnostics: reported };
  return {
    value: { ...config, ...(configModule && { module: configModule }) },
    diagnostics: reported,
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Errors stay errors: a site cannot be built without the values that they are about. */
function withSeverity(found: readonly Diagnostic[], config: Pick<Config, 'severity'>): readonly Diagnostic[] {
  return found.flatMap((one) => (isError(one) ? [one] : applySeverity([one], config)));
}

function toConfigModule({ evaluation }: SiteModule, { contentDir }: SiteFolders): ConfigModule | undefined {
  if (evaluation.kind !== 'exports') return undefined;
  const { hash, files } = evaluation;
  const exports = Object.keys(evaluation.exports);
  return { file: join(contentDir, siteModuleName) as FilePath, hash, files, exports };
}

function resolveFolders(root: string, flags: BuildFlags): SiteFolders {
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
function checkFolders({ root, contentDir, outDir, templatesDir }: SiteFolders): Diagnostic[] {
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

/**
 * Says where functions of a site belong if they are among the keys of its configuration:
 * `remarkPlugins: [math]` → `export const remarkPlugins = [ … ];`. Any other problem stays as it is.
 */
function withExtensionHint(problem: Diagnostic): Diagnostic {
  if (problem.code !== 'config-unknown-key') return problem;
  const name = extensionNames.find((each) => problem.message === `Unknown key "${each}"; ignored.`);
  if (name === undefined) return problem;
  const value = name.endsWith('Plugins') ? '[ … ]' : '{ … }';
  const where = `from ${moduleFile} by itself: export const ${name} = ${value};`;
  return {
    ...problem,
    hint: name === 'rules' ? `${severityHint} Export them ${where}` : `Export it ${where}`,
  };
}

/** Other checkers call the severities of their diagnostics rules. */
const severityHint =
  'Severities are set with severity: { missing-page: warning }. Rules of your own are functions.';
