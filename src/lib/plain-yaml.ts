/**
 * Reads YAML that is nothing but lines of a key and a text on one level, as almost all front matter is: `title: Button`. Undefined for
 * any other text, which the YAML parser reads, in ten times the time.
 */
export function readPlainYaml(text: string): Readonly<Record<string, string | boolean>> | undefined {
  const found: Record<string, string | boolean> = {};
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, key, written] = entry.exec(line) ?? [];
    const value = written === undefined ? undefined : readValue(written);
    // A key given twice is told with its place.
    if (key === undefined || value === undefined || Object.hasOwn(found, key)) return undefined;
    found[key] = value;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

const entry = /^([A-Za-z][\w-]*): (\S.*)$/;

/** No colon, no sign of a comment, nothing that could be another kind of value. */
const plainText = /^[A-Za-z][^:#]*[^:#\s]$/;
const quotedText = /^(?:"([^"\\]*)"|'([^']*)')$/;
const otherValue = /^(?:null|true|false)$/i;
const oddCharacter = /[\p{Cc}\p{Cs}\ufeff\u2028\u2029\ufffe\uffff]/u;

function readValue(written: string): string | boolean | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  if (oddCharacter.test(written)) return undefined;
  const [, double, single] = quotedText.exec(written) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  return plainText.test(written) && !otherValue.test(written) ? written : undefined;
}
