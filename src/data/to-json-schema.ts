import * as z from 'zod';
import type { JsonObject } from '../model/json.ts';

/**
 * Converts the schema of a file to JSON Schema for editors: keys with a default are optional, and unknown
 * keys are marked.
 */
export function toJsonSchema(schema: z.ZodType): JsonObject {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const isClosed = zodSchema._zod.def.type === 'object' && !('catchall' in zodSchema._zod.def);
      if (isClosed) jsonSchema.additionalProperties = false;
    },
  });
  // The round trip drops the non-enumerable properties that zod attaches.
  return JSON.parse(JSON.stringify(json)) as JsonObject;
}
