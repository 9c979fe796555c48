import { toJsonSchema } from '../data/to-json-schema.ts';
import type { JsonObject } from '../model/json.ts';
import { siteSchema } from './site-schema.ts';

/** JSON Schema of `site.yaml`, so that editors complete and check it. */
export function siteJsonSchema(): JsonObject {
  return toJsonSchema(siteSchema);
}
