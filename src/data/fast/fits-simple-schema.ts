import * as z from 'zod';
import { lazy, memoize } from '../../memo/memoize.ts';

type Fits = (value: unknown) => boolean;

/**
 * Fast path for values that certainly fit a schema and have no unknown keys: lists and objects of texts,
 * booleans and enums, such as most navigation files. False if that is not certain.
 */
export function fitsSimpleSchema(schema: z.core.$ZodType, value: unknown): boolean {
  return fitsOf(schema)(value);
}

const never: Fits = () => false;

const fitsOf = memoize((schema: z.core.$ZodType): Fits => {
  // A check may reject values of the right type; only the minimum length of a text is evaluated here.
  if (!(schema instanceof z.ZodString) && (schema._zod.def.checks?.length ?? 0) > 0) return never;
  if (schema instanceof z.ZodOptional) return fitsOf(schema.unwrap());
  if (schema instanceof z.ZodLazy) return (value) => fitsOf(schema.unwrap())(value);
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodLiteral) return isOneOf([...schema.values]);
  if (schema instanceof z.ZodEnum) return isOneOf(schema.options);
  if (schema instanceof z.ZodString) return textFits(schema);
  if (schema instanceof z.ZodArray) return listFits(schema);
  if (schema instanceof z.ZodObject) return objectFits(schema);
  if (schema instanceof z.ZodUnion) return unionFits(schema);
  return never;
});

/** Null is an empty key, which counts as missing. */
function isOneOf(values: readonly unknown[]): Fits {
  return (value) => value !== null && values.includes(value);
}

/**
 * Only simple options: with objects, the first fitting option decides which keys are known, and an option may
 * transform its value.
 */
function unionFits({ def }: z.ZodUnion): Fits {
  const isSimple = (option: z.core.$ZodType) =>
    option instanceof z.ZodLiteral ||
    option instanceof z.ZodBoolean ||
    (option instanceof z.ZodString && option.def.checks === undefined);
  if (def.inclusive === false || !def.options.every(isSimple)) return never;
  const options = def.options.map((option) => fitsOf(option));
  return (value) => options.some((fits) => fits(value));
}

function textFits({ def, minLength }: z.ZodString): Fits {
  const isMeasured = (def.checks ?? []).every((check) => check._zod.def.check === 'min_length');
  const least = minLength ?? 0;
  return isMeasured ? (value) => typeof value === 'string' && value.length >= least : never;
}

function listFits({ def }: z.ZodArray): Fits {
  // Lazy, here and below: a schema may be recursive.
  const fits = lazy(() => fitsOf(def.element));
  return (value) => Array.isArray(value) && value.every(fits());
}

function objectFits({ def, shape }: z.ZodObject): Fits {
  if (def.catchall !== undefined) return never;
  const fields = lazy(() => new Map(Object.entries(shape).map(([key, field]) => [key, fitsOf(field)])));
  const required = lazy(() => Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional)));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const known = fields();
    for (const [key, item] of Object.entries(value)) if (known.get(key)?.(item) !== true) return false;
    return required().every((key) => Object.hasOwn(value, key));
  };
}
