import type { JsonObject } from '../../src/model/json.ts';

/** A JSON Schema, as far as our schemas use it. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/**
 * Writes the TypeScript type of what a JSON Schema accepts, with its descriptions as comments. `names` are
 * the names of referenced definitions.
 */
export function schemaType(schema: JsonObject, names: Readonly<Record<string, string>> = {}): string {
  return typeOf(schema as unknown as Schema, names);
}

function typeOf(schema: Schema, names: Readonly<Record<string, string>>): string {
  const { $ref, anyOf, items, properties, propertyNames, additionalProperties } = schema;
  if ($ref !== undefined) return names[$ref.replace('#/$defs/', '')] ?? 'Json';
  if (anyOf) return union(anyOf.map((one) => typeOf(one, names)));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.type === 'array') return `readonly ${inList(items ? typeOf(items, names) : 'unknown')}[]`;
  if (properties && Object.keys(properties).length > 0) return objectType(schema, names);
  if (schema.type === 'object') {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, names) : 'unknown';
    const key = propertyNames ? typeOf(propertyNames, names) : 'string';
    return key === 'string'
      ? `{ readonly [key: string]: ${value} }`
      : `{ readonly [Key in ${key}]?: ${value} }`;
  }
  if (Array.isArray(schema.type)) return union(schema.type);
  return schema.type === 'integer' ? 'number' : String(schema.type ?? 'unknown');
}

function objectType(
  { properties = {}, required = [] }: Schema,
  names: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(properties).map(([key, value]) => {
    const sign = required.includes(key) ? '' : '?';
    const name = /^\w+$/.test(key) ? key : literal(key);
    // Users may pass undefined, whatever their compiler options are.
    const type = sign === '' ? typeOf(value, names) : union([typeOf(value, names), 'undefined']);
    return `${comment(value)}readonly ${name}${sign}: ${type};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

/** Longest text in a line of a comment: the deepest types are 24 columns in, and lines end at 110. */
const commentWidth = 80;

function comment({ description, default: value }: Schema): string {
  const isPlain =
    typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value !== '');
  // A glob may contain the end of a comment.
  const text = [description?.replaceAll('*/', '*\\/'), isPlain ? `Default: ${literal(value)}.` : undefined]
    .filter(Boolean)
    .join(' ');
  if (text === '') return '';
  if (text.length < commentWidth) return `/** ${text} */\n`;
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < commentWidth)
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

/** Joins types. A text that may be anything includes all literal texts. */
function union(types: readonly string[]): string {
  const isText = types.includes('string');
  return [...new Set(types)].filter((type) => !(isText && /^'.*'$/.test(type))).join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function inList(type: string): string {
  return /[|{]/.test(type) && !/^\{[^|]*\}$/.test(type) ? `(${type})` : type;
}
