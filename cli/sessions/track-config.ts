import { join } from 'node:path';
import type { ChangeSet, Config, Diagnostic, Parsed } from '../../src/index.ts';

/** A valid configuration with its warnings. */
export interface LoadedConfig {
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
  /** The time before it was read, in ms since 1970. The watcher reports changes since then. */
  readonly since: number;
}

/** The meaning of a change for the configuration that a site is built with. */
export type ConfigEvent =
  /** The configuration file was not changed. */
  | { readonly kind: 'sources'; readonly change: ChangeSet }
  /** The file was saved, with the same configuration. */
  | { readonly kind: 'unchanged'; readonly change: ChangeSet; readonly diagnostics: readonly Diagnostic[] }
  /** The file was saved with another configuration, which needs a new builder. */
  | { readonly kind: 'changed'; readonly loaded: LoadedConfig }
  | { readonly kind: 'invalid'; readonly change: ChangeSet; readonly diagnostics: readonly Diagnostic[] }
  /** The file was removed, for example because git is checking out another branch. */
  | { readonly kind: 'missing'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'still-missing' };

/** Loads the configuration and reads the clock. */
export interface ConfigSource {
  load(): Promise<Parsed<Config | undefined>>;
  realNow(): number;
}

/**
 * Tracks a configuration. The first change after the file was missing includes the whole content folder.
 * While the configuration is invalid, each change reads it again.
 */
export function trackConfig(
  config: Config,
  source: ConfigSource,
): (change: ChangeSet) => Promise<ConfigEvent> {
  let isMissing = false;
  /** The problems of an invalid configuration as text. */
  let problems: string | undefined;
  return async (given) => {
    // Any change may correct an invalid one: a package is installed, or a module that it imports is saved.
    if (!given.configChanged && problems === undefined)
      return isMissing ? { kind: 'still-missing' } : { kind: 'sources', change: given };
    const since = source.realNow();
    const { value, diagnostics } = await source.load();
    const wasMissing = isMissing;
    const before = problems;
    isMissing = diagnostics.some(({ code }) => code === 'config-missing');
    problems = value === undefined && !isMissing ? JSON.stringify(diagnostics) : undefined;
    if (isMissing) return wasMissing ? { kind: 'still-missing' } : { kind: 'missing', diagnostics };
    const change = wasMissing ? withContentFolder(given, config) : given;
    if (!given.configChanged && problems !== undefined && problems === before)
      return { kind: 'sources', change };
    if (value === undefined) return { kind: 'invalid', change, diagnostics };
    if (JSON.stringify(value) === JSON.stringify(config)) return { kind: 'unchanged', change, diagnostics };
    return { kind: 'changed', loaded: { config: value, diagnostics, since } };
  };
}

/** Returns the files with these problems of a configuration, some of which nothing else watches. */
export function filesOfProblems(
  problems: readonly Diagnostic[],
  { root }: Pick<Config, 'root'>,
): readonly Config['root'][] {
  return problems.flatMap(({ place }) => (place ? (join(root, place.file) as Config['root']) : []));
}

function withContentFolder(change: ChangeSet, { contentDir }: Config): ChangeSet {
  return { ...change, paths: [contentDir, ...change.paths.filter((path) => path !== contentDir)] };
}
