import type { Place } from '../../model/diagnostic.ts';
import type { KeyPath } from '../parsed-yaml.ts';

/**
 * Reads YAML that is nothing but lines of a key and a text on one level, as almost all front matter is: `title: Button`. Undefined for
 * any other text, which the YAML parser reads, in ten times the time.
 */
export function readPlainYaml(text: string): Readonly<Record<string, string | boolean>> | undefined {
  const found: Record<string, string | boolean> = {};
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const { key, value } = readPlainLine(line) ?? {};
    // A key given twice is told with its place.
    if (key === undefined || value === undefined || Object.hasOwn(found, key)) return undefined;
    found[key] = value;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** Where a key of such a text stands, or the value behind it, counted from its first line; undefined for anything else. */
export function plainPosition(
  text: string,
  [key, ...more]: KeyPath,
  part: 'key' | 'value' = 'value',
): Pick<Place, 'line' | 'column'> | undefined {
  if (key === undefined || more.length > 0) return undefined;
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}: `));
  return index < 0 ? undefined : { line: index + 1, column: part === 'key' ? 1 : `${key}: `.length + 1 };
}

/** A key and what is written behind it: undefined where nothing is. */
export interface PlainLine {
  readonly key: string;
  readonly value: string | boolean | undefined;
}

/** Reads one line without its indentation: `title: Button`, or `children:`. Undefined where it may be anything else. */
export function readPlainLine(line: string): PlainLine | undefined {
  const [, key, written] = entry.exec(line) ?? [];
  // `null:` is a key without a name.
  if (key === undefined || otherValue.test(key)) return undefined;
  if (written === undefined) return { key, value: undefined };
  const value = readValue(written);
  return value === undefined ? undefined : { key, value };
}

/** YAML knows no key of more than 1,024 characters. */
const entry = /^([A-Za-z][\w-]{0,99}):(?: (\S.*))?$/;

/** Begins like a word or a path; no colon that could end a key, no sign of a comment: `https://mui.com/#more` is a text. */
const plainText = /^[A-Za-z/](?:[^:#]|:(?!\s|$)|(?<!\s)#)*(?<!\s)$/;
const quotedText = /^(?:"[^"\\]*"|'[^']*')$/;
const otherValue = /^(?:null|true|false)$/i;
const printable = /^[ -~]*$/;
const oddCharacter = /[\p{Cc}\p{Cs}\ufeff\u2028\u2029\ufffe\uffff]/u;

function readValue(written: string): string | boolean | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  // Unicode's classes take ten times as long, and few texts need them.
  if (!printable.test(written) && oddCharacter.test(written)) return undefined;
  if (quotedText.test(written)) return written.slice(1, -1);
  return plainText.test(written) && !otherValue.test(written) ? written : undefined;
}
