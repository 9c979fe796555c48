import type { z } from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import { describeValue, formatPath, valueAt, withoutEmptyKeys, yamlLine } from './describe-value.ts';
import { fitsSimpleSchema } from './fast/fits-simple-schema.ts';
import type { KeyPath, ParsedYaml } from './parsed-yaml.ts';
import { type UnknownKey, unknownKeys } from './unknown-keys.ts';

/** Plain data with the places of its values. */
export type LocatedValue = Pick<ParsedYaml, 'value' | 'placeOf'>;

/** Names for the problems of one kind of file. */
export interface ValueNames {
  /** Diagnostic code of an invalid value. */
  readonly value: string;
  /** Diagnostic code of an unknown key. */
  readonly unknownKey: string;
  /** Name of a list at the root: `navigation` gives `navigation[0].title`. */
  readonly list?: string;
}

type Issue = z.core.$ZodIssue;

/**
 * Checks data from a file against a schema. An invalid value is an error with its place and, if possible, the
 * corrected line; the result has no value then. An unknown key is a warning with the nearest known key.
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  located: LocatedValue,
  names: ValueNames,
): Parsed<z.output<Schema> | undefined> {
  // The fast path. The schema gives the same result.
  if (fitsSimpleSchema(schema, located.value))
    return { value: located.value as z.output<Schema>, diagnostics: [] };
  const value = withoutEmptyKeys(located.value);
  const warnings = unknownKeys(schema, value).map((key) => unknownKeyWarning(key, located, names));
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, diagnostics: warnings };
  const errors = result.error.issues.flatMap(flattenUnion).map((issue): Diagnostic => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const subject = path.length === 0 ? 'The file' : `"${formatPath(path, names.list)}"`;
    const words = describeIssue(issue, { path, found: valueAt(value, path), subject });
    return { severity: 'error', code: names.value, ...words, place: located.placeOf(path) };
  });
  return { value: undefined, diagnostics: [...errors, ...warnings] };
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

interface Words {
  readonly message: string;
  readonly hint?: string;
}

interface IssuePlace {
  readonly path: KeyPath;
  readonly found: unknown;
  /** The path in a message: `"products[1].root"`. */
  readonly subject: string;
}

function describeIssue(issue: Issue, { path, found, subject }: IssuePlace): Words {
  if (found === undefined && issue.code !== 'custom') {
    return { message: `${subject} is missing.`, hint: yamlLine(path, '…') };
  }
  const requirement = (must: string): string => `${subject} ${must}; found ${describeValue(found)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: requirement(`must be ${typeName(issue.expected)}`),
        ...typeHint(issue.expected, path, found),
      };
    case 'invalid_value':
      return {
        message: requirement(`must be ${listOptions(issue.values)}`),
        ...optionHint(issue.values, path, found),
      };
    case 'invalid_union':
      return { message: requirement(`must be ${listOptions(unionOptions(issue))}`) };
    default: {
      // The message of a rule continues the subject: "must start with one slash", "is used twice".
      const { message } = issue;
      const hint = issue.code === 'custom' ? correctedHint(issue.params, path) : {};
      return {
        message: message.startsWith('must ') ? requirement(message) : `${subject} ${message}.`,
        ...hint,
      };
    }
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function typeName(expected: string): string {
  return typeNames[expected] ?? expected;
}

const booleans: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  false: 'false',
};

function typeHint(expected: string, path: KeyPath, found: unknown): { hint?: string } {
  const isPrimitive = typeof found === 'number' || typeof found === 'boolean';
  if (expected === 'string' && isPrimitive) return { hint: yamlLine(path, `'${found}'`) };
  if (expected === 'array' && (isPrimitive || typeof found === 'string'))
    return { hint: yamlLine(path, `[${found}]`) };
  const meant =
    expected === 'boolean' && typeof found === 'string' ? booleans[found.toLowerCase()] : undefined;
  return meant === undefined ? {} : { hint: yamlLine(path, meant) };
}

/** `core, x or toolpad` */
function listOptions(values: readonly unknown[]): string {
  const options = values.map(String);
  const last = options.pop() ?? '';
  return options.length === 0 ? last : `${options.join(', ')} or ${last}`;
}

function optionHint(values: readonly unknown[], path: KeyPath, found: unknown): { hint?: string } {
  const near = nearestName(String(found), values.map(String));
  return near === undefined ? {} : { hint: yamlLine(path, near) };
}

function unionOptions(issue: z.core.$ZodIssueInvalidUnion): unknown[] {
  return issue.errors.flatMap(([first]) => {
    if (first?.code === 'invalid_type') return [typeName(first.expected)];
    return first?.code === 'invalid_value' ? first.values : [];
  });
}

function correctedHint(
  params: Readonly<Record<string, unknown>> | undefined,
  path: KeyPath,
): { hint?: string } {
  const corrected = params?.corrected;
  if (typeof corrected !== 'string') return {};
  // An unquoted "#" would start a comment.
  return { hint: yamlLine(path, corrected.startsWith('#') ? `'${corrected}'` : corrected) };
}
