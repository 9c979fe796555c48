import type { LocatedValue } from '../data/check-value.ts';
import { parseYaml } from '../data/parse-yaml.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import { type ModuleValues, modulePlace, readSiteModule, type SiteModule } from './site-module.ts';

/** The name of `site.yaml` in reports. */
export const yamlFile = 'content/site.yaml';

/** The files of a configuration. */
export interface ConfigTexts {
  /** Text of `site.yaml`; undefined if the file does not exist. */
  readonly text: string | undefined;
  /** The site module; undefined if there is none. */
  readonly module?: SiteModule | undefined;
}

/**
 * Reads the values of `site.yaml`, of a site module, or of both. A key in both files is an error, so that
 * neither file hides a value of the other. Undefined if a file cannot be read.
 */
export function readConfigValues({ text, module }: ConfigTexts): Parsed<LocatedValue | undefined> {
  const yaml = text === undefined ? undefined : readYaml(text);
  if (module === undefined) return yaml ?? { value: undefined, diagnostics: [] };
  const { value, diagnostics } = readSiteModule(module);
  const all = [...(yaml?.diagnostics ?? []), ...diagnostics];
  if (value === undefined) return { value: undefined, diagnostics: all };
  const exported = {
    value,
    placeOf: (path) => modulePlace(module.text, path),
    syntax: 'module',
  } satisfies LocatedValue;
  if (yaml === undefined) return { value: exported, diagnostics: all };
  if (yaml.value === undefined) return { value: undefined, diagnostics: all };
  return merge(yaml.value, { ...exported, value }, all);
}

function readYaml(text: string): Parsed<LocatedValue | undefined> {
  const { value, diagnostics, placeOf } = parseYaml(text, yamlFile, { code: 'config-yaml' });
  // In an empty file the name is missing; the file is not a value of the wrong kind.
  return { value: value === undefined ? undefined : { value: value ?? {}, placeOf }, diagnostics };
}

type ModuleValue = LocatedValue & { readonly value: ModuleValues };

function merge(
  yaml: LocatedValue,
  module: ModuleValue,
  diagnostics: readonly Diagnostic[],
): Parsed<LocatedValue | undefined> {
  const { value } = yaml;
  // A text or a list is reported as a value of the wrong kind.
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { value: yaml, diagnostics };
  const isInModule = (key: unknown) => typeof key === 'string' && Object.hasOwn(module.value, key);
  const repeated = Object.keys(value).filter(isInModule);
  const merged: LocatedValue = {
    value: { ...value, ...module.value },
    placeOf: (path, part) => (isInModule(path[0]) ? module : yaml).placeOf(path, part),
  };
  const found = repeated.map((key) => repeatedKey(key, yaml, module));
  return { value: merged, diagnostics: [...diagnostics, ...found] };
}

function repeatedKey(key: string, yaml: LocatedValue, module: LocatedValue): Diagnostic {
  const place = module.placeOf([key]);
  return {
    severity: 'error',
    code: 'config-repeated-key',
    message: `"${key}" is also in ${yamlFile}.`,
    place,
    hint: `Remove "${key}" from ${yamlFile} or from ${place.file}.`,
    related: [{ message: `The other "${key}" is here.`, place: yaml.placeOf([key], 'key') }],
  };
}
