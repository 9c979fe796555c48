import * as z from 'zod';
import { identifier, origin, target } from './text-rules.ts';

const sheet = z.object({
  name: identifier()
    .optional()
    .describe('Pages ask for it by this name in their front matter; without one, every page has it.'),
  href: target().describe('Address of the style sheet.'),
  preconnect: z.array(origin()).default([]).describe('Hosts of the font files, to connect to early.'),
});

/** A font style sheet, as written: an address that every page loads, or an address with a name that pages ask for. */
export const fontSchema = z.union([target(), sheet]).describe('A font style sheet.');

/** A font as `site.yaml` has it, checked. */
export type FontInput = z.output<typeof fontSchema>;
