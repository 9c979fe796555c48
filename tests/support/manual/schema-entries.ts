import type { Json, JsonObject } from '../../../src/model/json.ts';

/** A key of a schema, for a table of the manual. */
export interface SchemaEntry {
  /** `products[].api.packages` */
  readonly key: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** As YAML in one line; undefined without a default. */
  readonly fallback?: string;
  /** YAML that gives the key a value. */
  readonly example?: string;
  /** What the schema says about the key, for a check of its example. */
  readonly schema: JsonObject;
  /** The keys below it. */
  readonly children: readonly SchemaEntry[];
}

/** Lists the keys of an object schema with everything below them. */
export function schemaEntries(schema: JsonObject, prefix = ''): SchemaEntry[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(objectOf(schema.properties)).map(([name, value]): SchemaEntry => {
    const own = objectOf(value);
    const key = prefix + name;
    const children = nested(own, key);
    const fallback = own.default === undefined ? undefined : JSON.stringify(own.default);
    const example = exampleOf(name, own);
    return {
      key,
      type: typeName(own),
      required: required.includes(name),
      description: typeof own.description === 'string' ? own.description : '',
      ...(fallback !== undefined && { fallback }),
      ...(example !== undefined && { example }),
      schema: own,
      children,
    };
  });
}

/** All entries of a tree in its order. */
export function flatEntries(entries: readonly SchemaEntry[]): SchemaEntry[] {
  return entries.flatMap((entry) => [entry, ...flatEntries(entry.children)]);
}

function nested(schema: JsonObject, key: string): SchemaEntry[] {
  if (schema.properties !== undefined) return schemaEntries(schema, `${key}.`);
  if (schema.items !== undefined) return nested(objectOf(schema.items), `${key}[]`);
  const variants = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const found = variants.flatMap((variant) => nested(objectOf(variant), key));
  return found.filter((entry, index) => found.findIndex((other) => other.key === entry.key) === index);
}

function typeName(schema: JsonObject): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => String(value)).join(', ');
  if (Array.isArray(schema.anyOf)) {
    const names = schema.anyOf.map((variant) => typeName(objectOf(variant)));
    return [...new Set(names)].join(' or ');
  }
  if (schema.$ref !== undefined) return 'any value';
  if (schema.type === 'array') return `list of ${typeName(objectOf(schema.items))}`;
  if (schema.type === 'object') return schema.properties === undefined ? 'values by name' : 'keys';
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'number',
  };
  const type = String(schema.type ?? 'any value');
  return names[type] ?? type;
}

/** The example that the description names, or one that follows from the type. */
function exampleOf(name: string, schema: JsonObject): string | undefined {
  const value = exampleValue(schema);
  return value === undefined ? undefined : `${name}: ${schema.type === 'array' ? `[${value}]` : value}`;
}

function exampleValue(schema: JsonObject): string | undefined {
  const description = String(schema.description ?? '');
  const named = /such as (.+?)\.?$/.exec(description)?.[1];
  if (named !== undefined && !/ or |, | in /.test(named)) return scalar(named);
  if (Array.isArray(schema.enum)) return String(schema.enum.at(-1));
  const fallback = String(schema.default ?? /Default: (\w+)\.$/.exec(description)?.[1] ?? '');
  if (schema.type === 'boolean') return String(fallback !== 'true');
  if (schema.type === 'integer' || schema.type === 'number') return fallback || undefined;
  return undefined;
}

/** Text as YAML: `@mui/material` and `#6b6a85` need quotes. */
function scalar(text: string): string {
  return /^[@#*&!|>%'"`[{]|: | #/.test(text) ? `'${text}'` : text;
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
