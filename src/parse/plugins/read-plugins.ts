import { describeValue } from '../../data/describe-value.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PluginEntry, UnifiedPlugin } from '../../model/extensions.ts';

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

/** A mistake in an export of the site module, which is left out. */
export type ExportProblem = Pick<Diagnostic, 'message' | 'hint'> & {
  /** The export, and the key in it. */
  readonly path: readonly string[];
  /** The name of a misspelled export. */
  readonly meant?: string;
};

/** Reads the list `remarkPlugins` or `rehypePlugins`. Entries that are wrong are left out. */
export function readPlugins(value: unknown, kind: Plugin['kind'], problems: ExportProblem[]): Plugin[] {
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

function readCondition(when: unknown, place: string, problems: ExportProblem[]): Plugin['when'] {
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
