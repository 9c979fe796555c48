import * as z from 'zod';
import { adsSchema } from './ads-schema.ts';
import { analyticsSchema } from './analytics-schema.ts';
import { fontSchema } from './font-schema.ts';
import { origin, someText } from './text-rules.ts';
import { unique } from './unique.ts';

const licence = z
  .union([
    someText(),
    z.object({ env: someText().describe('Name of the environment variable that holds the key.') }),
  ])
  .describe('The key, or where the build finds it.');

const policy = z.union([
  z.literal(false),
  z.partialRecord(
    z.enum(['script', 'style', 'connect', 'img', 'font', 'media', 'frame', 'form-action']),
    z.array(z.union([origin(), z.literal(['blob:', 'data:', "'wasm-unsafe-eval'"])])),
  ),
]);

/** What the site shares with services and tools. Each part of the build that uses one narrows it further. */
export const serviceSchemas = {
  analytics: analyticsSchema.optional(),
  ads: adsSchema.optional(),
  licences: z
    .record(z.string(), licence)
    .default({})
    .describe('Public licence keys by the package that takes them: "@mui/x-license".'),
  fonts: z
    .array(fontSchema)
    .check(
      unique({
        list: 'fonts',
        key: 'name',
        keyOf: (font) => (typeof font === 'string' ? undefined : font.name),
      }),
    )
    .default([])
    .describe('Further font style sheets.'),
  contentSecurityPolicy: policy
    .default({})
    .describe('Further sources by kind (script, connect, img …); false leaves the policy out of _headers.'),
  api: z
    .union([z.string(), z.looseObject({}), z.array(z.looseObject({}))])
    .optional()
    .describe('Where API documents are generated from.'),
};
