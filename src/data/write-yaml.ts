import { stringify } from 'yaml';

/** Writes a value as YAML, with short lists and objects on one line. Keys without a value are left out. */
export function writeYaml(value: unknown): string {
  return stringify(value, { lineWidth: 110, aliasDuplicateObjects: false });
}
