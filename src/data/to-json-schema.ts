import * as z from 'zod';
import type { JsonObject } from '../model/json.ts';

/**
 * Converts the schema of a file to JSON Schema for editors: keys with a default are optional, and unknown
 * keys are marked.
 */
export function toJsonSchema(schema: z.ZodType): JsonObject {
  // The round trip drops the non-enumerable properties that zod attaches.
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))) as JsonObject;
}
