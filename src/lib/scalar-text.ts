/**
 * The text of a value of YAML or JSON that is no list and no object; empty for those, whose
 * own `toString` may be anything.
 */
export function scalarText(value: unknown): string {
  return typeof value === 'object' || typeof value === 'function' ? '' : String(value);
}
