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

/** Tracks a configuration. The first change after the file was missing includes the whole content folder. */
export function trackConfig(
  config: Config,
  source: ConfigSource,
): (change: ChangeSet) => Promise<ConfigEvent> {
  let isMissing = false;
  return async (given) => {
    if (!given.configChanged)
      return isMissing ? { kind: 'still-missing' } : { kind: 'sources', change: given };
    const since = source.realNow();
    const { value, diagnostics } = await source.load();
    const wasMissing = isMissing;
    isMissing = diagnostics.some(({ code }) => code === 'config-missing');
    if (isMissing) return wasMissing ? { kind: 'still-missing' } : { kind: 'missing', diagnostics };
    const change = wasMissing ? withContentFolder(given, config) : given;
    if (value === undefined) return { kind: 'invalid', change, diagnostics };
    if (JSON.stringify(value) === JSON.stringify(config)) return { kind: 'unchanged', change, diagnostics };
    return { kind: 'changed', loaded: { config: value, diagnostics, since } };
  };
}

function withContentFolder(change: ChangeSet, { contentDir }: Config): ChangeSet {
  return { ...change, paths: [contentDir, ...change.paths.filter((path) => path !== contentDir)] };
}
