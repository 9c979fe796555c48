import { describeValue } from '../../data/describe-value.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic, Parsed, Place } from '../../model/diagnostic.ts';
import {
  type Directive,
  type Emitter,
  extensionNames,
  type PluginEntry,
  type Rule,
  type UnifiedPlugin,
} from '../../model/extensions.ts';

/** A plugin of a site with its options, as its entry in the list says. */
export interface Plugin {
  readonly kind: 'remark' | 'rehype';
  /** The name of its function, or else its place in the list: `remarkPlugins[0]`. */
  readonly name: string;
  readonly plugin: UnifiedPlugin;
  readonly options: readonly unknown[];
  /** Whether the plugin runs on a page with this text. */
  when(text: string): boolean;
}

/** The directives of a site. */
export interface OwnDirectives {
  readonly byName: ReadonlyMap<string, Directive>;
  /**
   * What another name in a page is: a mistake, or perhaps a directive that could not be read. The export is
   * reported then, and its uses are not.
   */
  readonly others: 'unknown' | 'unread';
}

/** True if pages need the directives of a site. */
export function hasDirectives({ byName, others }: OwnDirectives): boolean {
  return byName.size > 0 || others === 'unread';
}

/** The checked exports of a site module. */
export interface Extensions {
  readonly plugins: readonly Plugin[];
  readonly directives: OwnDirectives;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly emitters: ReadonlyMap<string, Emitter>;
}

type Problem = Pick<Diagnostic, 'message' | 'hint'> & {
  /** The export, and the key in it. */
  readonly path: readonly string[];
  /** The name of a misspelled export. */
  readonly meant?: string;
};

/** Finds an export of the site module, or a key in one. */
export type ExportPlace = (path: readonly string[]) => Place;

/**
 * Checks the exports of a site module. Parts that are wrong are reported and left out.
 */
export function readExtensions(
  exports: Readonly<Record<string, unknown>>,
  placeOf: ExportPlace,
): Parsed<Extensions> {
  const problems: Problem[] = [];
  const functions = <Each>(name: 'directives' | 'rules' | 'emitters', example: string) =>
    readFunctions<Each>(exports[name], name, example, problems);
  const plugins = [
    ...readPlugins(exports.remarkPlugins, 'remark', problems),
    ...readPlugins(exports.rehypePlugins, 'rehype', problems),
  ];
  const directives = functions<Directive>('directives', 'youtube: ({ value }) => `<p>…</p>`');
  for (const problem of misspelled(exports)) problems.push(problem);
  const isUnread = problems.some(({ path: [name], meant = name }) => meant === 'directives');
  const value: Extensions = {
    plugins,
    directives: { byName: directives, others: isUnread ? 'unread' : 'unknown' },
    rules: functions<Rule>('rules', "'heading-case': (site) => []"),
    emitters: functions<Emitter>('emitters', "'page-list': (site) => []"),
  };
  return {
    value,
    diagnostics: problems.map(({ path, meant: _, ...problem }) => ({
      severity: 'error',
      code: 'extension-value',
      ...problem,
      place: placeOf(path),
    })),
  };
}

/** Evaluates a condition. One that fails is true: the page goes through unified, which reports the error. */
export function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return true;
  }
}

function misspelled(exports: Readonly<Record<string, unknown>>): Problem[] {
  const known: readonly string[] = extensionNames;
  return Object.keys(exports).flatMap((name) => {
    const near = known.includes(name) ? undefined : nearestName(name, known);
    if (near === undefined) return [];
    const message = `Unknown export "${name}".`;
    return [{ path: [name], meant: near, message, hint: `export const ${near} = …` }];
  });
}

function readPlugins(value: unknown, kind: Plugin['kind'], problems: Problem[]): Plugin[] {
  const list = `${kind}Plugins`;
  if (value === undefined) return [];
  const hint = `export const ${list} = [{ plugin: ${kind === 'remark' ? 'remarkMath' : 'rehypeKatex'} }];`;
  if (!Array.isArray(value)) {
    problems.push({
      path: [list],
      message: `"${list}" must be a list; found ${describeValue(value)}.`,
      hint,
    });
    return [];
  }
  return value.flatMap((entry: unknown, index): Plugin[] => {
    const place = `${list}[${index}]`;
    const parts = partsOf(entry);
    if (typeof parts.plugin !== 'function') {
      problems.push({
        path: [list],
        message: `"${place}" has no plugin; found ${describeValue(entry)}.`,
        hint,
      });
      return [];
    }
    for (const key of parts.unknown)
      problems.push({
        path: [list],
        message: `Unknown key "${key}" in "${place}".`,
        hint: `Write "${nearestName(key, entryKeys) ?? entryKeys.join('", "')}" instead.`,
      });
    const plugin = parts.plugin as UnifiedPlugin;
    // As in unified: `false` switches a plugin off.
    if (parts.options[0] === false) return [];
    const when = readCondition(parts.when, place, problems);
    return [{ kind, name: plugin.name === '' ? place : plugin.name, plugin, options: parts.options, when }];
  });
}

interface EntryParts {
  readonly plugin: unknown;
  readonly options: readonly unknown[];
  readonly when?: unknown;
  /** Keys of the object that mean nothing. Without a report, a misspelled condition would always be true. */
  readonly unknown: readonly string[];
}

const entryKeys: readonly string[] = ['plugin', 'options', 'when'];

function partsOf(entry: unknown): EntryParts {
  if (Array.isArray(entry)) return { plugin: entry[0], options: entry.slice(1), unknown: [] };
  if (typeof entry !== 'object' || entry === null) return { plugin: entry, options: [], unknown: [] };
  const unknown = Object.keys(entry).filter((key) => !entryKeys.includes(key));
  const { plugin, options, when } = entry as Extract<PluginEntry, { plugin: unknown }>;
  return { plugin, options: options === undefined ? [] : [options], when, unknown };
}

function readCondition(when: unknown, place: string, problems: Problem[]): Plugin['when'] {
  if (when === undefined) return () => true;
  // `search` ignores the state of a pattern with the flag `g`.
  if (when instanceof RegExp) return (text) => text.search(when) >= 0;
  if (typeof when === 'function') return (text) => Boolean(when(text));
  problems.push({
    path: [place.replace(/\[.*/, '')],
    message: `"${place}.when" must be a regular expression or a function; found ${describeValue(when)}.`,
    hint: 'when: /\\$/',
  });
  return () => true;
}

function readFunctions<Each>(
  value: unknown,
  name: string,
  example: string,
  problems: Problem[],
): ReadonlyMap<string, Each> {
  const hint = `export const ${name} = { ${example} };`;
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push({
      path: [name],
      message: `"${name}" must be functions by name; found ${describeValue(value)}.`,
      hint,
    });
    return new Map();
  }
  const found = new Map<string, Each>();
  for (const key of ['demo', 'component'])
    if (name === 'directives' && Object.hasOwn(value, key))
      problems.push({
        path: [name, key],
        message: `The directive "${key}" is built in.`,
        hint: `Give "directives.${key}" another name.`,
      });
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'function') found.set(key, member as Each);
    else
      problems.push({
        path: [name, key],
        message: `"${name}.${key}" must be a function; found ${describeValue(member)}.`,
        hint,
      });
  }
  return found;
}
