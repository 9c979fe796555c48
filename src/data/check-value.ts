import * as z from 'zod';
import { exceedsDepth, maxDataDepth } from '../lib/exceeds-depth.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import { describeIssue } from './describe-issue.ts';
import { cleanData, formatPath, type HintSyntax, valueAt } from './describe-value.ts';
import type { KeyPath, ParsedYaml } from './parsed-yaml.ts';

/** Plain data with the places of its values. */
export interface LocatedValue extends Pick<ParsedYaml, 'value' | 'placeOf'> {
  /** Language of the corrected lines in hints. Default: `yaml`. */
  readonly syntax?: HintSyntax;
}

/** Names for the problems of one kind of file. */
export interface ValueNames {
  /** Diagnostic code of an invalid value. */
  readonly value: string;
  /** Diagnostic code of an unknown key. */
  readonly unknownKey: string;
  /** Name of a list at the root: `navigation` gives `navigation[0].title`. */
  readonly list?: string;
  /** The key that a text in place of an object is probably meant for: `- /ui/` → `- pathname: /ui/`. */
  readonly textKey?: string;
  /** Keys of other tools, with the ones that mean the same here. */
  readonly otherKeys?: ReadonlyMap<string, string>;
}

type Issue = z.core.$ZodIssue;

/**
 * Checks data from a file against a schema of strict objects. An invalid value is an error with its place
 * and, if possible, the corrected line; the result has no value then. An unknown key is a warning with the
 * nearest known key.
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  located: LocatedValue,
  names: ValueNames,
): Parsed<z.output<Schema> | undefined> {
  if (exceedsDepth(located.value)) return { value: undefined, diagnostics: [tooDeep(located, names)] };
  const value = cleanData(located.value);
  const strict = schema.safeParse(value, { error: listKnownKeys });
  if (strict.success) return { value: strict.data, diagnostics: [] };
  const unknown = strict.error.issues.flatMap(flattenUnion).flatMap(unknownKeys);
  const warnings = unknown.map((key) => unknownKeyWarning(key, located, names));
  const known = withoutKeys(value, unknown);
  const result = unknown.length === 0 ? strict : schema.safeParse(known);
  if (result.success) return { value: result.data, diagnostics: warnings };
  const errors = result.error.issues.flatMap(flattenUnion).map((issue): Diagnostic => {
    const path = keyPath(issue);
    const subject = path.length === 0 ? 'The file' : `"${formatPath(path, names.list)}"`;
    const found = valueAt(known, path);
    const { syntax = 'yaml' } = located;
    const words = describeIssue(issue, { path, found, subject, syntax, textKey: names.textKey });
    return { severity: 'error', code: names.value, ...words, place: located.placeOf(path) };
  });
  return { value: undefined, diagnostics: [...errors, ...warnings] };
}

function tooDeep({ placeOf }: LocatedValue, { value: code }: ValueNames): Diagnostic {
  const message = `Values are nested more than ${maxDataDepth} levels deep.`;
  return { severity: 'error', code, message, place: placeOf([]) };
}

interface UnknownKey {
  readonly path: KeyPath;
  readonly known: readonly string[];
}

/** Makes the message of an issue about unknown keys a list of the known keys. */
const listKnownKeys: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject ? Object.keys(inst.shape).join() : undefined;

function unknownKeys(issue: Issue): UnknownKey[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => ({ path: [...keyPath(issue), key], known: issue.message.split(',') }));
}

function withoutKeys(value: unknown, keys: readonly UnknownKey[]): unknown {
  if (keys.length === 0) return value;
  const copy = structuredClone(value);
  for (const { path } of keys)
    Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '');
  return copy;
}

function keyPath({ path }: Issue): KeyPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}

function unknownKeyWarning(
  { path, known }: UnknownKey,
  located: LocatedValue,
  names: ValueNames,
): Diagnostic {
  const key = String(path.at(-1));
  const near = names.otherKeys?.get(key) ?? nearestName(key, known);
  return {
    severity: 'warning',
    code: names.unknownKey,
    message: `Unknown key "${formatPath(path, names.list)}"; ignored.`,
    place: located.placeOf(path, 'key'),
    hint: near === undefined ? `Known keys: ${[...known].sort().join(', ')}.` : `Did you mean "${near}"?`,
  };
}

/**
 * Replaces an issue of a union by the issues of the option that was probably meant: the first one of the
 * right type.
 */
function flattenUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) => !issues.some(isWrongType));
  if (meant === undefined) return [issue];
  return meant.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isWrongType(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}
