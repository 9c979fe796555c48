import { firstCharacters } from '../lib/first-characters.ts';
import { placeholderMark } from '../lib/placeholders.ts';
import type { KeyPath } from './parsed-yaml.ts';

/**
 * Formats a key path: `['products', 1, 'root']` → `products[1].root`. A list at the root gets the given name:
 * `navigation[0]`.
 */
export function formatPath(path: KeyPath, list = ''): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return steps.replace(/^\./, '').replace(/^(?=\[)/, list);
}

/** Longer texts are cut. */
const maxCharacters = 60;

/** Describes a value in a message: texts in quotes and truncated, lists, objects and functions by type. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    const isShort = firstCharacters(value, maxCharacters) === value;
    return JSON.stringify(isShort ? value : `${firstCharacters(value, maxCharacters - 1)}…`);
  }
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}

/**
 * The language of a corrected line: YAML, which JSON files of authors may use too, a module, or strict JSON.
 */
export type HintSyntax = 'yaml' | 'module' | 'json';

/**
 * Sets the last key of a path to a value in YAML: `root: /material-ui/`, or in a module: `root:
 * '/material-ui/'`. For a list item it is the value alone, since YAML has two forms of lists.
 */
export function correctedLine(path: KeyPath, value: string, syntax: HintSyntax): string {
  const last = path.at(-1);
  if (syntax === 'json')
    return typeof last === 'string' ? `"${last}": ${jsonValue(value)}` : jsonValue(value);
  const written = syntax === 'yaml' ? value : quoted(value);
  return typeof last === 'string' ? `${last}: ${written}` : written;
}

/** Writes a value of YAML as JSON, also in a list: `small` and `'small'` → `"small"`, `[en]` → `["en"]`. */
function jsonValue(value: string): string {
  if (/^(?:true|false|-?\d+(?:\.\d+)?|\[\])$/.test(value)) return value;
  const item = /^\[(.*)\]$/.exec(value)?.[1];
  if (item !== undefined) return `[${jsonValue(item)}]`;
  return JSON.stringify(/^'(.*)'$/.exec(value)?.[1] ?? value);
}

/** Quotes a text in YAML without quotes, also in a list: `[en]` → `['en']`. */
function quoted(value: string): string {
  if (/^(?:true|false|-?\d+(?:\.\d+)?|'.*'|".*")$/.test(value)) return value;
  const item = /^\[(.*)\]$/.exec(value)?.[1];
  return item === undefined ? `'${value.replaceAll("'", "\\'")}'` : `[${quoted(item)}]`;
}

/** The value at a path of plain data; undefined if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
}

/** Control characters except white space, and the mark of placeholders. */
const unwritable = new RegExp(`(?:(?![\\t\\n\\r])\\p{Cc}|${placeholderMark})+`, 'gu');

/**
 * Returns a copy without empty keys, which count as missing, and with spaces for control characters, which no
 * page and no header can contain.
 */
export function cleanData(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unwritable, ' ');
  if (Array.isArray(value)) return value.map(cleanData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, cleanData(inner)]],
    ),
  );
}
