import type { z } from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import { pathWords, valueAt, valueWords, withoutEmptyKeys, yamlLine } from './describe-value.ts';
import { fitsPlainly } from './fast/fits-simple-schema.ts';
import type { KeyPath, ParsedYaml } from './parsed-yaml.ts';
import { type UnknownKey, unknownKeys } from './unknown-keys.ts';

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
 * Narrows data from a file by a schema. What does not fit is an error with a sentence, the place and, where it can be told, the
 * corrected line; a key the schema does not name is a warning with the nearest name. The value is undefined after an error.
 */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  located: LocatedValue,
  names: ValueNames,
): Parsed<z.output<Schema> | undefined> {
  if (fitsPlainly(schema, located.value))
    return { value: located.value as z.output<Schema>, diagnostics: [] };
  const value = withoutEmptyKeys(located.value);
  const warnings = unknownKeys(schema, value).map((key) => unknownKeyWarning(key, located, names));
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, diagnostics: warnings };
  const errors = result.error.issues.flatMap(plainIssues).map((issue): Diagnostic => {
    const path = keyPath(issue.path);
    const { message, hint } = issueWords(issue, {
      path,
      found: valueAt(value, path),
      subject: pathWords(path, names.list),
    });
    const place = located.placeOf(path);
    return { severity: 'error', code: names.value, message, place, ...(hint !== undefined && { hint }) };
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
    message: `${pathWords(path, names.list)} is not a key that is known here; it is left out.`,
    place: located.placeOf(path, 'key'),
    hint: near === undefined ? `Known keys: ${[...known].sort().join(', ')}.` : `Did you mean "${near}"?`,
  };
}

/** An issue of a choice is replaced by those of the alternative that was meant: the first whose kind of value fits. */
function plainIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) => !issues.some(isWrongKind));
  if (meant === undefined) return [issue];
  return meant.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isWrongKind(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}

interface Words {
  readonly message: string;
  readonly hint?: string;
}

interface Subject {
  readonly path: KeyPath;
  readonly found: unknown;
  /** The path in words. */
  readonly subject: string;
}

function issueWords(issue: Issue, { path, found, subject }: Subject): Words {
  if (found === undefined && issue.code !== 'custom') {
    return { message: `${subject} is missing.`, hint: yamlLine(path, '…') };
  }
  const demand = (must: string): string => `${subject} ${must}; found ${valueWords(found)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: demand(`must be ${kindWords(issue.expected)}`),
        ...kindHint(issue.expected, path, found),
      };
    case 'invalid_value':
      return {
        message: demand(`must be ${choiceWords(issue.values)}`),
        ...choiceHint(issue.values, path, found),
      };
    case 'invalid_union':
      return { message: demand(`must be ${unionWords(issue)}`) };
    case 'custom':
      return { message: ruleWords(issue.message, demand, subject), ...customHint(issue.params, path) };
    default:
      return { message: ruleWords(issue.message, demand, subject) };
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

function kindWords(expected: string): string {
  return kinds[expected] ?? expected;
}

function kindHint(expected: string, path: KeyPath, found: unknown): { hint?: string } {
  const isPlain = typeof found === 'number' || typeof found === 'boolean';
  if (expected === 'string' && isPlain) return { hint: yamlLine(path, `'${found}'`) };
  if (expected === 'array' && (isPlain || typeof found === 'string')) {
    return { hint: yamlLine(path, `[${found}]`) };
  }
  const truth = expected === 'boolean' && typeof found === 'string' ? truths[found.toLowerCase()] : undefined;
  return truth === undefined ? {} : { hint: yamlLine(path, truth) };
}

const truths: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  false: 'false',
};

function choiceWords(values: readonly unknown[]): string {
  const words = values.map(String);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

function choiceHint(values: readonly unknown[], path: KeyPath, found: unknown): { hint?: string } {
  const near = nearestName(String(found), values.map(String));
  return near === undefined ? {} : { hint: yamlLine(path, near) };
}

function unionWords(issue: z.core.$ZodIssueInvalidUnion): string {
  const first = issue.errors.flatMap((issues) => issues.slice(0, 1));
  return choiceWords(
    first.flatMap((inner) => {
      if (inner.code === 'invalid_type') return [kindWords(inner.expected)];
      return inner.code === 'invalid_value' ? inner.values : [];
    }),
  );
}

/** The message of a rule continues its subject. One that says what must be is completed by what was found. */
function ruleWords(message: string, demand: (must: string) => string, subject: string): string {
  return message.startsWith('must ') ? demand(message) : `${subject} ${message}.`;
}

function customHint(params: Readonly<Record<string, unknown>> | undefined, path: KeyPath): { hint?: string } {
  if (typeof params?.corrected !== 'string') return {};
  const { corrected } = params;
  // "#" would start a comment.
  return { hint: yamlLine(path, corrected.startsWith('#') ? `'${corrected}'` : corrected) };
}

function keyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
