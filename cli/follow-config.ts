import type { ChangeSet, Config, Diagnostic, Parsed } from '../src/index.ts';
import { isSameConfig } from './is-same-config.ts';

/** What was edited, seen from the configuration that a site is shown or built under. */
export type Edit =
  /** The configuration is not among it. */
  | { readonly kind: 'sources'; readonly change: ChangeSet }
  /** The site is built alike under it. */
  | { readonly kind: 'same'; readonly change: ChangeSet; readonly diagnostics: readonly Diagnostic[] }
  /** Everything has to begin anew. `since` is the moment before it was read, in milliseconds since 1970. */
  | {
      readonly kind: 'other';
      readonly config: Config;
      readonly diagnostics: readonly Diagnostic[];
      readonly since: number;
    }
  | { readonly kind: 'wrong'; readonly change: ChangeSet; readonly diagnostics: readonly Diagnostic[] }
  /** The file is gone, as while another branch is checked out: there is no site, and what went with it may come back with it. */
  | { readonly kind: 'gone'; readonly diagnostics: readonly Diagnostic[] }
  /** It is gone still. */
  | { readonly kind: 'waiting' };

/** What a configuration is followed with. */
export interface ConfigSource {
  load(): Promise<Parsed<Config | undefined>>;
  realNow(): number;
}

/** Tells of every change what it means for a configuration. The first change after this was gone is one of all sources. */
export function followConfig(config: Config, source: ConfigSource): (change: ChangeSet) => Promise<Edit> {
  let isGone = false;
  return async (given) => {
    if (!given.configChanged) return isGone ? { kind: 'waiting' } : { kind: 'sources', change: given };
    const since = source.realNow();
    const { value, diagnostics } = await source.load();
    const wasGone = isGone;
    isGone = diagnostics.some(({ code }) => code === 'config-missing');
    if (isGone) return wasGone ? { kind: 'waiting' } : { kind: 'gone', diagnostics };
    const change = wasGone ? withAll(given, config) : given;
    if (value === undefined) return { kind: 'wrong', change, diagnostics };
    if (isSameConfig(value, config)) return { kind: 'same', change, diagnostics };
    return { kind: 'other', config: value, diagnostics, since };
  };
}

function withAll(change: ChangeSet, { contentDir }: Config): ChangeSet {
  return { ...change, paths: [contentDir, ...change.paths.filter((path) => path !== contentDir)] };
}
