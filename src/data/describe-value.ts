import type { KeyPath } from './parsed-yaml.ts';

/** A path of keys as a writer would say it: `['products', 1, 'root']` → `products[1].root`; the top is `The file`, a list there goes by the given name. */
export function pathWords(path: KeyPath, list = ''): string {
  const words = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return words === '' ? 'The file' : words.replace(/^\./, '').replace(/^(?=\[)/, list);
}

/** A value as it may stand in a sentence: texts in quotes and cut when long, lists and groups by their kind. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value);
  }
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return String(value);
}

/** YAML that gives a value to the last step of a path: `root: /material-ui/`. An item of a list is the value alone, since lists have two spellings. */
export function yamlLine(path: KeyPath, value: string): string {
  const last = path.at(-1);
  return typeof last === 'string' ? `${last}: ${value}` : value;
}

/** The value at a path of plain data; undefined when there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
}

/** A copy without the keys that are written but left empty: to write nothing after a key is to leave it out. */
export function withoutEmptyKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, withoutEmptyKeys(inner)]],
    ),
  );
}
