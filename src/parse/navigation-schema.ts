import * as z from 'zod';
import { fileSchema } from '../data/file-schema.ts';
import type { JsonObject } from '../model/json.ts';

const flag = (description: string) => z.boolean().optional().describe(description);

const entryShape = {
  pathname: z
    .string()
    .min(1, 'must not be empty')
    .describe('Where it leads, once in the tree: a path of the site, a web address, or the name of a group.'),
  title: z
    .union([z.string(), z.literal(false)])
    .optional()
    .describe('Its words; taken from the pathname when left out, none when false.'),
  subheader: z.string().optional().describe('Makes the entry a section heading.'),
  icon: z
    .string()
    .optional()
    .describe(
      'Name of a picture before the words: Article, Book, Build, Business, Calendar, Chart, Code, Create, Description, Reader, Science, Table, ToggleOn, Tree, Visibility or Web.',
    ),
  plan: z.enum(['community', 'pro', 'premium']).optional().describe('The plan the feature needs.'),
  newFeature: flag('Shows "New".'),
  planned: flag('Shows "Planned".'),
  unstable: flag('Shows "Preview".'),
  beta: flag('Shows "Beta".'),
  legacy: flag('Shows "Legacy".'),
  deprecated: flag('Shows "Deprecated".'),
  linkProps: z.record(z.string(), z.json()).optional().describe('Attributes of the link.'),
  inSideNav: flag('false: a page that is in the tree but not shown in it.'),
  ordered: flag('Takes part in previous and next; holds for the children too. Default: true.'),
  // Keys of existing trees that change nothing here.
  disableDrawer: flag('Accepted, and of no effect.'),
  query: z.record(z.string(), z.json()).optional().describe('Accepted, and of no effect.'),
  scopePathnames: z.array(z.string()).optional().describe('Accepted, and of no effect.'),
};

/** An entry of a navigation file, as written. */
export type NavigationInput = {
  -readonly [Key in keyof typeof entryShape]?: z.output<(typeof entryShape)[Key]>;
} & {
  pathname: string;
  children?: NavigationInput[] | undefined;
};

const entrySchema: z.ZodType<NavigationInput> = z
  .strictObject({
    ...entryShape,
    get children() {
      return z
        .array(entrySchema)
        .optional()
        .describe('The entries below; an entry with children is a group.');
    },
  })
  .meta({ id: 'entry', description: 'An entry of the side navigation.' });

/** A navigation file, as written: the entries of the top level. */
export const navigationSchema = z
  .array(entrySchema)
  .meta({ title: 'Side navigation', description: 'A file of content/navigation/ of a Colophon site.' });

/** JSON Schema of navigation files, so that editors complete and check them. */
export function navigationJsonSchema(): JsonObject {
  return fileSchema(navigationSchema);
}
