import type { z } from 'zod';
import { nearestName } from '../lib/nearest-name.ts';
import type { KeyPath } from './parsed-yaml.ts';
import { valueWords, yamlLine } from './value-words.ts';

type Issue = z.core.$ZodIssue;

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

/** Returns the sentence for a value that does not fit its schema and, where possible, the corrected line. */
export function issueWords(issue: Issue, { path, found, subject }: Subject): Words {
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
