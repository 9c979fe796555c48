import * as z from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import { issueWords } from './issue-words.ts';
import type { KeyPath, ParsedYaml } from './parsed-yaml.ts';
import { pathWords, valueAt, withoutEmptyKeys } from './value-words.ts';

/** Plain data that knows where its parts were written. */
export type LocatedValue = Pick<ParsedYaml, 'value' | 'placeOf'>;

/** How problems of one kind of file are named. */
export interface ValueNames {
  /** Diagnostic code of a value that does not fit. */
  readonly value: string;
  /** Diagnostic code of a key that is not known. */
  readonly unknownKey: string;
  /** What a list at the top is called in sentences: `navigation` gives `navigation[0].title`. */
  readonly list?: string;
}

type Issue = z.core.$ZodIssue;

/**
 * Narrows data from a file by a schema of strict objects. A value that does not fit is an error with its
 * place and, where possible, the corrected line; an unknown key is a warning with the nearest name, and is
 * ignored. The value is undefined after an error.
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  located: LocatedValue,
  names: ValueNames,
): Parsed<z.output<Schema> | undefined> {
  const value = withoutEmptyKeys(located.value);
  const strict = schema.safeParse(value, { error: listKnownKeys });
  if (strict.success) return { value: strict.data, diagnostics: [] };
  const unknown = strict.error.issues.flatMap(plainIssues).flatMap(unknownKeys);
  const warnings = unknown.map((key) => unknownKeyWarning(key, located, names));
  const known = unknown.length === 0 ? value : withoutKeys(value, unknown);
  const result = unknown.length === 0 ? strict : schema.safeParse(known);
  if (result.success) return { value: result.data, diagnostics: warnings };
  const errors = result.error.issues.flatMap(plainIssues).map((issue): Diagnostic => {
    const path = keyPath(issue.path);
    const { message, hint } = issueWords(issue, {
      path,
      found: valueAt(known, path),
      subject: pathWords(path, names.list),
    });
    const place = located.placeOf(path);
    return { severity: 'error', code: names.value, message, place, ...(hint !== undefined && { hint }) };
  });
  return { value: undefined, diagnostics: [...errors, ...warnings] };
}

/** A key that its object does not have, with the keys it has. */
interface UnknownKey {
  readonly path: KeyPath;
  readonly known: readonly string[];
}

/** The message of an issue about unknown keys: a list of the keys that their object has. */
const listKnownKeys: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject ? Object.keys(inst.shape).join() : undefined;

function unknownKeys(issue: Issue): UnknownKey[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => ({ path: [...keyPath(issue.path), key], known: issue.message.split(',') }));
}

function withoutKeys(value: unknown, unknown: readonly UnknownKey[]): unknown {
  const copy = structuredClone(value);
  for (const { path } of unknown) {
    Reflect.deleteProperty(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '');
  }
  return copy;
}

function unknownKeyWarning(
  { path, known }: UnknownKey,
  located: LocatedValue,
  names: ValueNames,
): Diagnostic {
  const near = nearestName(String(path.at(-1)), known);
  return {
    severity: 'warning',
    code: names.unknownKey,
    message: `${pathWords(path, names.list)} is not a key that is known here; it is left out.`,
    place: located.placeOf(path, 'key'),
    hint: near === undefined ? `Known keys: ${[...known].sort().join(', ')}.` : `Did you mean "${near}"?`,
  };
}

/**
 * An issue of a choice is replaced by those of the alternative that was meant: the first whose kind of value
 * fits.
 */
function plainIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) => !issues.some(isWrongKind));
  if (meant === undefined) return [issue];
  return meant.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isWrongKind(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}

function keyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
