import * as z from 'zod';
import type { JsonObject } from '../model/json.ts';

/**
 * Returns the JSON Schema of a file for editors: keys with a default may be left out, and unknown keys are
 * marked.
 */
export function fileSchema(schema: z.ZodType): JsonObject {
  // A round trip drops the non-enumerable extras that zod attaches.
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))) as JsonObject;
}
