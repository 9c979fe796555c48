import { loadModules } from './evaluate/load-modules.ts';
import { type PlainValue, plainValue, type Replace, type UnreadPart } from './evaluate/plain-value.ts';
import { readExports } from './evaluate/read-exports.ts';
import { isClosure, isPackageCall, isPlain, isRecord } from './evaluate/values.ts';
import type { Unplaced } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';

/** How the default export of a configuration file is read. */
export interface ConfigOptions {
  /** The export to read. */
  readonly name?: string;
  readonly replace?: Replace;
  readonly aliases?: Readonly<Record<string, string>>;
  /** Settings that may be functions, whose results are read: `redirects`. */
  readonly call?: readonly string[];
}

/** Reads an export of a configuration file from its syntax, as plain data. Functions are called once. */
export async function readConfig(
  file: string,
  tree: TreeFiles,
  { name = 'default', replace, aliases = {}, call: called = [] }: ConfigOptions = {},
): Promise<PlainValue> {
  const graph = await loadModules(file, tree, aliases);
  const { exports, call } = readExports(graph);
  const exported = exports[name];
  const value = isClosure(exported) ? call(exported, []) : exported;
  const settings = wrappedSettings(value);
  const results = called.flatMap((key) => {
    const setting = isRecord(settings) ? settings[key] : undefined;
    return isClosure(setting) ? [[key, call(setting, [])] as const] : [];
  });
  const read =
    results.length > 0 && isRecord(settings) ? { ...settings, ...Object.fromEntries(results) } : settings;
  return plainValue(read, { file, line: 1 }, replace);
}

/**
 * A configuration that goes through a function of a package, `extendConfig({ … })`: its settings are those in
 * the call, since an inspection does not run the function. Other arguments may come from packages.
 */
function wrappedSettings(value: unknown): unknown {
  if (!isPackageCall(value)) return value;
  const settings = value.args.find((arg) => isPlain(arg) && !Array.isArray(arg));
  return settings === undefined ? value : wrappedSettings(settings);
}

/** A settings object of a configuration. */
export type Settings = Readonly<Record<string, unknown>>;

/** Returns a value as settings; empty for anything else. */
export function settingsOf(value: unknown): Settings {
  return isRecord(value) && !Array.isArray(value) ? (value as Settings) : {};
}

/** Returns a value as a list; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Lists the parts of a configuration that an inspection needs and cannot read. */
export function unreadParts(
  parts: readonly UnreadPart[],
  isNeeded: (key: string) => boolean = () => true,
): Unplaced[] {
  return parts
    .filter(({ key }) => isNeeded(key))
    .map(({ key, reason, place }) => ({
      kind: 'setting',
      name: key === '' ? place.file : key,
      reason: `that cannot be read (${reason})`,
      place,
    }));
}

/** The settings whose keys `otherKeys` compares. */
export interface KeyContext {
  /** What stands before the keys: `themeConfig.` */
  readonly prefix?: string;
  readonly file: string;
  /** Parts that are missing in the settings, such as functions. */
  readonly unread: readonly UnreadPart[];
}

/** Lists the keys of settings that have no equivalent in `site.yaml`. */
export function otherKeys(
  settings: Settings,
  known: readonly string[],
  { prefix = '', file, unread }: KeyContext,
): Unplaced[] {
  const missing = unread
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key }) => key.slice(prefix.length).split(/[.[]/, 1)[0] ?? '');
  return [...new Set([...Object.keys(settings), ...missing])]
    .filter((key) => key !== '' && !known.includes(key))
    .map((key) => ({
      kind: 'setting',
      name: prefix + key,
      reason: 'without an equivalent in site.yaml',
      place: { file, line: 1 },
    }));
}
