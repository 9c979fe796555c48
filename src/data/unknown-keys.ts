import * as z from 'zod';

/** A key that a schema does not know, with the keys that it knows there. */
export interface UnknownKey {
  readonly path: readonly (string | number)[];
  readonly known: readonly string[];
}

/** Finds the keys of a value that its schema would drop. Loose objects and records may have any key. */
export function unknownKeys(schema: z.core.$ZodType, value: unknown): UnknownKey[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => below(index, unknownKeys(inner.element, item)));
  }
  if (inner instanceof z.ZodObject && isObject(value)) return unknownKeysOfObject(inner, value);
  if (inner instanceof z.ZodUnion) {
    const fitting = inner.options.find((option) => hasSameType(unwrap(option), value));
    return fitting === undefined ? [] : unknownKeys(fitting, value);
  }
  return [];
}

function unknownKeysOfObject(schema: z.ZodObject, value: Readonly<Record<string, unknown>>): UnknownKey[] {
  const known = Object.keys(schema.shape);
  const isLoose = schema.def.catchall !== undefined;
  return Object.entries(value).flatMap(([key, item]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    if (field !== undefined) return below(key, unknownKeys(field, item));
    return isLoose ? [] : [{ path: [key], known }];
  });
}

function below(step: string | number, keys: readonly UnknownKey[]): UnknownKey[] {
  return keys.map(({ path, known }) => ({ path: [step, ...path], known }));
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodLazy;
  return wrapped ? unwrap(schema.unwrap()) : schema;
}

function hasSameType(schema: z.core.$ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  return schema instanceof z.ZodObject && isObject(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
