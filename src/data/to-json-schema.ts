import * as z from 'zod';
import type { JsonObject } from '../model/json.ts';

/** JSON Schema of a file's schema, for editors: what is written, so keys with a default may be left out, and unknown keys are marked. */
export function fileSchema(schema: z.ZodType): JsonObject {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const isClosed = zodSchema._zod.def.type === 'object' && !('catchall' in zodSchema._zod.def);
      if (isClosed) jsonSchema.additionalProperties = false;
    },
  });
  // A round trip drops the non-enumerable extras zod attaches.
  return JSON.parse(JSON.stringify(json)) as JsonObject;
}
