import type { Place } from '../../model/diagnostic.ts';
import type { KeyPath } from '../parsed-yaml.ts';

/**
 * Fast path for YAML with only keys and texts on one level, such as most front matter: `title: Button`.
 * Undefined for any other text.
 */
export function readFlatYaml(text: string): Readonly<Record<string, string | boolean>> | undefined {
  const found: Record<string, string | boolean> = {};
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const { key, value } = readYamlLine(line) ?? {};
    // The YAML parser reports duplicate keys.
    if (key === undefined || value === undefined || Object.hasOwn(found, key)) return undefined;
    found[key] = value;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** The position of a key or value of such a text, from its first line; undefined for any other path. */
export function flatPosition(
  text: string,
  [key, ...more]: KeyPath,
  part: 'key' | 'value' = 'value',
): Pick<Place, 'line' | 'column'> | undefined {
  if (key === undefined || more.length > 0) return undefined;
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}: `));
  return index < 0 ? undefined : { line: index + 1, column: part === 'key' ? 1 : `${key}: `.length + 1 };
}

/** A key and its value; undefined for a key without a value. */
export interface YamlLine {
  readonly key: string;
  readonly value: string | boolean | undefined;
}

/** Reads one line without its indentation: `title: Button`, or `children:`. Undefined for any other line. */
export function readYamlLine(line: string): YamlLine | undefined {
  const [, key, written] = entry.exec(line) ?? [];
  // YAML reads `null:` as an empty key.
  if (key === undefined || otherValue.test(key)) return undefined;
  if (written === undefined) return { key, value: undefined };
  const value = readValue(written);
  return value === undefined ? undefined : { key, value };
}

/** YAML limits implicit keys to 1,024 characters. */
const entry = /^([A-Za-z][\w-]{0,99}):(?: (\S.*))?$/;

/**
 * Starts like a word or a path, without a colon that ends a key or a `#` that begins a comment:
 * `https://mui.com/#more`.
 */
const bareText = /^[A-Za-z/](?:[^:#]|:(?!\s|$)|(?<!\s)#)*(?<!\s)$/;
const quotedText = /^(?:"[^"\\]*"|'[^']*')$/;
const otherValue = /^(?:null|true|false)$/i;
const printable = /^[ -~]*$/;
const unsafeCharacter = /[\p{Cc}\p{Cs}\ufeff\u2028\u2029\ufffe\uffff]/u;

function readValue(written: string): string | boolean | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  // The fast test comes first: few texts need Unicode's classes.
  if (!printable.test(written) && unsafeCharacter.test(written)) return undefined;
  if (quotedText.test(written)) return written.slice(1, -1);
  return bareText.test(written) && !otherValue.test(written) ? written : undefined;
}
