import * as z from 'zod';
import { formatPath } from '../../data/describe-value.ts';
import type { KeyPath } from '../../data/parsed-yaml.ts';
import { nearestName } from '../../lib/nearest-name.ts';

/** A key that a schema of loose objects does not have. */
export interface UnknownKey {
  readonly path: KeyPath;
  readonly value: unknown;
  /** The known key that was probably meant. */
  readonly near?: string;
}

/** Finds the keys of a checked value that its schema does not have, at any depth. */
export function unknownKeys(value: unknown, schema: z.core.$ZodType, path: KeyPath = []): UnknownKey[] {
  const inner = innerSchema(schema);
  if (Array.isArray(value))
    return inner instanceof z.ZodArray
      ? value.flatMap((item, index) => unknownKeys(item, inner.element, [...path, index]))
      : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (inner instanceof z.ZodRecord)
    return entries.flatMap(([key, item]) => unknownKeys(item, inner.valueType, [...path, key]));
  if (!(inner instanceof z.ZodObject)) return [];
  const { shape } = inner;
  return entries.flatMap(([key, item]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return unknownKeys(item, known, [...path, key]);
    const missing = Object.keys(shape).filter((name) => !Object.hasOwn(value, name));
    const near = nearestName(key, missing);
    return [{ path: [...path, key], value: item, ...(near !== undefined && { near }) }];
  });
}

/** Unknown keys as plain data, by their paths: `props.size.additionalInfo.joy-size`. */
export function extraKeys(keys: readonly UnknownKey[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map(({ path, value }) => [formatPath(path), value]));
}

function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return innerSchema(schema.unwrap());
  return schema;
}
