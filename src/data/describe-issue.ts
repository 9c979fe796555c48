import type { z } from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import { scalarText } from '../lib/scalar-text.ts';
import { correctedLine, describeValue, type HintSyntax } from './describe-value.ts';
import type { KeyPath } from './parsed-yaml.ts';

type Issue = z.core.$ZodIssue;

interface IssueText {
  readonly message: string;
  readonly hint?: string;
}

interface IssuePlace {
  readonly path: KeyPath;
  readonly found: unknown;
  /** The path in a message: `"products[1].root"`. */
  readonly subject: string;
  readonly syntax: HintSyntax;
  /** The key that a text in place of an object is probably meant for. */
  readonly textKey?: string | undefined;
}

/** Formats a value as the corrected line. */
type Line = (value: string) => string;

/** Returns the message for an invalid value and, if possible, the corrected line. */
export function describeIssue(issue: Issue, place: IssuePlace): IssueText {
  const { path, found, subject, syntax } = place;
  const line: Line = (value) => correctedLine(path, value, syntax);
  if (found === undefined && issue.code !== 'custom') {
    return { message: `${subject} is missing.`, hint: line('…') };
  }
  const requirement = (must: string): string => `${subject} ${must}; found ${describeValue(found)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: requirement(`must be ${typeName(issue.expected)}`),
        ...(textHint(issue.expected, place) ?? typeHint(issue.expected, found, line)),
      };
    case 'invalid_value':
      return {
        message: requirement(`must be ${listOptions(issue.values)}`),
        ...optionHint(issue.values, found, line),
      };
    case 'invalid_union':
      return { message: requirement(`must be ${listOptions(unionOptions(issue))}`) };
    default: {
      // The message of a rule continues the subject: "must start with one slash", "is used twice".
      const { message } = issue;
      const hint = issue.code === 'custom' ? correctedHint(issue.params, line) : {};
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

function typeHint(expected: string, found: unknown, line: Line): { hint?: string } {
  const isPrimitive = typeof found === 'number' || typeof found === 'boolean';
  if (expected === 'string' && isPrimitive) return { hint: line(`'${found}'`) };
  if (expected === 'array' && (isPrimitive || typeof found === 'string')) return { hint: line(`[${found}]`) };
  const written = expected === 'boolean' && typeof found === 'string' ? found.toLowerCase() : '';
  const meant = Object.hasOwn(booleans, written) ? booleans[written] : undefined;
  return meant === undefined ? {} : { hint: line(meant) };
}

/** `- /ui/` → `- pathname: /ui/` */
function textHint(expected: string, { found, syntax, textKey }: IssuePlace): { hint: string } | undefined {
  if (expected !== 'object' || textKey === undefined || typeof found !== 'string') return undefined;
  const line = correctedLine([textKey], found, syntax);
  return { hint: syntax === 'yaml' ? `- ${line}` : `{ ${line} }` };
}

/** `core, x or toolpad` */
function listOptions(values: readonly unknown[]): string {
  const options = values.map(String);
  const last = options.pop() ?? '';
  return options.length === 0 ? last : `${options.join(', ')} or ${last}`;
}

function optionHint(values: readonly unknown[], found: unknown, line: Line): { hint?: string } {
  const written = scalarText(found);
  // No text is near to an option of one letter.
  const near = written === '' ? undefined : nearestName(written, values.map(String));
  return near === undefined ? {} : { hint: line(near) };
}

function unionOptions(issue: z.core.$ZodIssueInvalidUnion): unknown[] {
  return issue.errors.flatMap(([first]) => {
    if (first?.code === 'invalid_type') return [typeName(first.expected)];
    return first?.code === 'invalid_value' ? first.values : [];
  });
}

function correctedHint(params: Readonly<Record<string, unknown>> | undefined, line: Line): { hint?: string } {
  const corrected = params?.corrected;
  if (typeof corrected !== 'string') return {};
  // An unquoted "#" would start a comment.
  return { hint: line(corrected.startsWith('#') ? `'${corrected}'` : corrected) };
}
