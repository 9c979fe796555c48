import * as z from 'zod';
import { colour, identifier, relativeFile, slashedPath, someText, target } from './text-rules.ts';

/** An entry of a product's version menu, as written. */
export const versionSchema = z
  .object({
    text: someText().describe('What the menu shows: v7.1.1.'),
    href: target().describe(
      'Where it leads: /material-ui/ or another site. On a page, to the same page of a version that this site has too.',
    ),
    current: z
      .boolean()
      .optional()
      .describe('The version these pages describe; the first entry unless one says so.'),
  })
  .describe('An entry of the version menu.');

const accentSchema = z
  .object({
    light: colour().describe('On a light ground.'),
    dark: colour().describe('On a dark ground.'),
  })
  .describe('The colour of the product in each scheme.');

/** A product of the family, as written. */
export const productSchema = z
  .object({
    id: identifier().describe('Its name in URLs, analytics and search: material-ui.'),
    name: someText().describe('Its name for readers: Material UI.'),
    category: z
      .enum(['core', 'x', 'toolpad'])
      .optional()
      .describe('The part of the family it belongs to; none when left out.'),
    root: z
      .union([slashedPath(), z.array(slashedPath())])
      .optional()
      .describe('Its part of the URL space, or several. Default: the id between slashes.'),
    content: relativeFile().optional().describe('Folder of its pages. Default: the id.'),
    api: relativeFile().optional().describe('Folder of its API documents.'),
    navigation: relativeFile().optional().describe('Its navigation file: navigation/material-ui.yaml.'),
    logo: relativeFile().optional().describe('A picture: logos/material-ui.svg.'),
    accent: accentSchema.optional(),
    description: z.string().optional().describe('One sentence for the home page and the product menu.'),
    versions: z.array(versionSchema).optional().describe('The version menu; none when left out.'),
  })
  .describe('A library of the family.');

/** A product as `site.yaml` has it, checked. */
export type ProductInput = z.output<typeof productSchema>;
