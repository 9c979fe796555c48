import * as z from 'zod';
import { toJsonSchema } from '../../data/to-json-schema.ts';
import type { JsonObject } from '../../model/json.ts';
import type { LinkManifest } from '../../model/link-manifest.ts';

const slashed = z.string().regex(/^\/(?:.*\/)?$/, 'needs a slash at both ends');

/** `link-manifest.json`. Later versions may have more keys. */
export const linkManifestSchema: z.ZodType<LinkManifest> = z
  .object({
    version: z.literal(1),
    url: z
      .string()
      .refine((text) => URL.canParse(text), 'must be a URL such as https://docs.acme.dev')
      .optional()
      .describe('Canonical origin, if the site has a public address.'),
    base: slashed.describe('Path the site is served under.'),
    languages: z.array(z.string()).describe('Every page exists in all of them; the first has no prefix.'),
    redirects: z.array(z.string()).describe('Patterns of redirected addresses, without base.'),
    pages: z.array(
      z.object({
        path: z.string().regex(/^\//, 'needs a slash at its start').describe('Address without base.'),
        title: z.string(),
        anchors: z.array(z.string()).describe('Ids in the page.'),
      }),
    ),
  })
  .meta({ title: 'Link manifest', description: 'link-manifest.json of a Colophon site.' });

/** Returns the JSON Schema of `link-manifest.json`. */
export function linkManifestJsonSchema(): JsonObject {
  return toJsonSchema(linkManifestSchema);
}
