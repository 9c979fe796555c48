import * as z from 'zod';
import { toJsonSchema } from '../../data/to-json-schema.ts';
import { isAllowedLink } from '../../lib/link-scheme.ts';
import type { JsonObject } from '../../model/json.ts';

const flag = (description: string) => z.boolean().optional().describe(description);

const entryShape = {
  pathname: z
    .string()
    .min(1, 'must not be empty')
    .check(({ value, issues }) => {
      if (isAllowedLink(value)) return;
      const message = 'must be a path, or a URL that starts with https://';
      issues.push({ code: 'custom', message, input: value });
    })
    .describe(
      'Target of the entry, unique in the tree: a path of the site, a web address, or the name of a group.',
    ),
  title: z
    .union([z.string(), z.literal(false)])
    .optional()
    .describe('Label; false shows none. Default: derived from the pathname.'),
  subheader: z.string().optional().describe('Makes the entry a section heading.'),
  icon: z
    .string()
    .optional()
    .describe(
      'Name of an icon before the label: Article, Book, Build, Business, Calendar, Chart, Code, Create, Description, Reader, Science, Table, ToggleOn, Tree, Visibility or Web. Give each entry of a list one, or none: titles begin beside the icons.',
    ),
  plan: z.enum(['community', 'pro', 'premium']).optional().describe('Plan that the feature requires.'),
  newFeature: flag('Shows "New".'),
  planned: flag('Shows "Planned".'),
  unstable: flag('Shows "Unstable".'),
  beta: flag('Shows "Beta".'),
  legacy: flag('Shows "Legacy".'),
  deprecated: flag('Shows "Deprecated".'),
  linkProps: z.record(z.string(), z.json()).optional().describe('Attributes of the link.'),
  inSideNav: flag('Shows the entry; a page that is not shown still belongs to the tree. Default: true.'),
  ordered: flag('Includes the entry and its children in previous and next links. Default: true.'),
  disableAd: flag('The page shows no advertisements; applies to the children, too.'),
  disableToc: flag('The page has no table of contents; applies to the children, too.'),
  wideLayout: flag('The page is as wide as the window; applies to the children, too.'),
  unlisted: flag('The page is left out of search, lists and the sitemap; applies to the children, too.'),
  // Keys of existing navigation files, without effect here.
  disableDrawer: flag('Accepted, without effect.'),
  query: z.record(z.string(), z.json()).optional().describe('Accepted, without effect.'),
  scopePathnames: z.array(z.string()).optional().describe('Accepted, without effect.'),
};

type EntryValues = {
  -readonly [Key in keyof typeof entryShape]?: z.output<(typeof entryShape)[Key]>;
} & { pathname: string };

/** An entry of a navigation file that lists its children, before it is resolved. */
export type NavigationInput = EntryValues & { children?: NavigationInput[] | undefined };

/** An entry of a navigation file as an author may write it. */
export type WrittenEntry = EntryValues & { children?: WrittenEntry[] | 'auto' | undefined };

const entrySchema: z.ZodType<WrittenEntry> = z
  .strictObject({
    ...entryShape,
    get children() {
      return z
        .union([z.literal('auto'), z.array(entrySchema)])
        .optional()
        .describe(
          'Child entries; an entry with children is a group. auto lists the pages of API documents below its pathname.',
        );
    },
  })
  .meta({ id: 'entry', description: 'An entry of the side navigation.' });

/** Schema of a navigation file: the entries of the top level. */
export const navigationSchema = z
  .array(entrySchema)
  .meta({ title: 'Side navigation', description: 'A file of content/navigation/ of a Colophon site.' });

/** Returns the JSON Schema of navigation files, for editors. */
export function navigationJsonSchema(): JsonObject {
  return toJsonSchema(navigationSchema);
}
