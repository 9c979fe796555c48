import { siteJsonSchema } from './config/site-schema.ts';
import type { JsonObject } from './model/json.ts';
import { navigationJsonSchema } from './parse/navigation-schema.ts';
import { translationJsonSchema } from './parse/translation-schema.ts';

/** The JSON Schemas that are published with the package, by file name. */
export function jsonSchemas(): Readonly<Record<string, JsonObject>> {
  return {
    'site.schema.json': siteJsonSchema(),
    'navigation.schema.json': navigationJsonSchema(),
    'translation.schema.json': translationJsonSchema(),
  };
}
