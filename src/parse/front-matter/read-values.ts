import { describeValue } from '../../data/describe-value.ts';
import { isAllowedLink } from '../../lib/link-scheme.ts';
import type { Severity } from '../../model/diagnostic.ts';

interface ValueKind<Value> {
  /** Returns undefined for an invalid value. */
  readonly read: (value: unknown) => Value | undefined;
  readonly must: string;
  readonly example: string;
}

/** Text or a number, without control characters. */
export const textKind: ValueKind<string> = {
  read: (value) =>
    typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : undefined,
  must: 'text',
  example: 'Some words',
};

/** A path or a URL. */
export const linkKind = (schemes: readonly string[]): ValueKind<string> => ({
  read(value) {
    const text = textKind.read(value);
    return text !== undefined && isAllowedLink(text, schemes) ? text : undefined;
  },
  must: 'a path or a URL that starts with https://',
  example: 'https://m3.material.io/components/buttons',
});

/** `true` or `false`. */
export const flagKind: ValueKind<boolean> = {
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  must: 'true or false',
  example: 'true',
};

/** `Button, ButtonGroup` or a YAML list. Sorted, as the API section lists them. */
export const listKind: ValueKind<readonly string[]> = {
  read(value) {
    const names: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return undefined;
    const trimmed = names.map((name) => name.trim());
    return trimmed.filter((name) => name !== '').sort();
  },
  must: 'names separated by commas',
  example: 'Button, ButtonGroup',
};

/** The keys of a page's front matter as they are written. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns the keys of a value; none for what is no object. */
export function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

/** A problem of one key, before its place is known. */
export interface Problem {
  readonly key: string;
  readonly at?: 'key';
  readonly severity?: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** Values to read, and where their problems go. */
export interface Reader {
  readonly values: Values;
  readonly problems: Problem[];
}

/** Reads the values of some keys. Invalid values are reported and left out. */
export function readValues<Key extends string, Value>(
  keys: readonly Key[],
  { read, must, example }: ValueKind<Value>,
  { values, problems }: Reader,
): { [Each in Key]?: Value } {
  const found: { [Each in Key]?: Value } = {};
  for (const key of keys) {
    const value = values[key];
    const valid = read(value);
    if (valid !== undefined) found[key] = valid;
    else if (isWritten(value)) {
      const message = `"${key}" in the front matter must be ${must}; found ${describeValue(value)}.`;
      problems.push({ key, code: 'front-matter-value', message, hint: `${key}: ${example}` });
    }
  }
  return found;
}

/** True for a key with a value: `title:` alone is null. */
export function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Replaces control characters, which no title, attribute or meta tag may contain. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f\ufdd0]+/g, ' ').trim();
}
