import type * as z from 'zod';
import { checkValue, type LocatedValue } from '../../data/check-value.ts';
import { formatPath } from '../../data/describe-value.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import {
  callableSchema,
  componentSchema,
  fragmentSchema,
  type RawDocument,
  selectorsSchema,
  typeFileSchema,
} from './api-schema.ts';
import { currentKeys } from './current-keys.ts';
import { type UnknownKey, unknownKeys } from './unknown-keys.ts';

/** A checked API document with the keys that are not known here. */
export interface CheckedDocument {
  readonly document: RawDocument;
  readonly unknown: readonly UnknownKey[];
}

/** Finds out what a file describes, and checks its values. Undefined for a file that cannot be shown. */
export function readRawDocument(written: LocatedValue): Parsed<CheckedDocument | undefined> {
  const value = currentKeys(written.value);
  const located = { ...written, value };
  if (Array.isArray(value)) return check(selectorsSchema, located, (file) => ({ kind: 'selectors', file }));
  const has = (key: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  if (has('props')) return check(componentSchema, located, (file) => ({ kind: 'component', file }));
  if (has('parameters')) return check(callableSchema, located, (file) => ({ kind: 'callable', file }));
  if (!has('properties')) return { value: undefined, diagnostics: [noDocument(located)] };
  return Array.isArray(Object(value).properties)
    ? check(fragmentSchema, located, (file) => ({ kind: 'fragment', file }))
    : check(typeFileSchema, located, (file) => ({ kind: 'type', file }));
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  located: LocatedValue,
  toDocument: (file: z.output<Schema>) => RawDocument,
): Parsed<CheckedDocument | undefined> {
  const { value, diagnostics } = checkValue(schema, located, valueNames);
  if (value === undefined) return { value: undefined, diagnostics };
  const unknown = unknownKeys(value, schema);
  const hints = unknown.flatMap((key) => misspelled(key, located));
  return { value: { document: toDocument(value), unknown }, diagnostics: [...diagnostics, ...hints] };
}

/** Names of the problems of API documents and their descriptions. */
export const valueNames = { value: 'api-value', unknownKey: 'api-key', list: 'selectors' };

/** Returns a warning for a key that was probably meant to be a known one. */
export function misspelled({ path, near }: UnknownKey, located: LocatedValue): Diagnostic[] {
  if (near === undefined) return [];
  return [
    {
      severity: 'warning',
      code: valueNames.unknownKey,
      message: `Unknown key "${formatPath(path, valueNames.list)}" in an API document.`,
      hint: `Did you mean "${near}"?`,
      place: located.placeOf(path, 'key'),
    },
  ];
}

function noDocument(located: LocatedValue): Diagnostic {
  return {
    severity: 'error',
    code: valueNames.value,
    message: 'This file is not an API document: it has no "props", "parameters" or "properties".',
    hint: 'Move it out of the folder of API documents, or correct the key.',
    place: located.placeOf([]),
  };
}
