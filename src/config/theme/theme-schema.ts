import * as z from 'zod';
import { colour, fontFamilies, wholeNumber } from '../field-rules.ts';

/** A colour for both schemes, as written. */
export const colourPair = (about: string) =>
  z
    .union([
      colour().describe('In the light scheme; that of the dark one is derived.'),
      z.strictObject({
        light: colour().describe('In the light colour scheme.'),
        dark: colour().optional().describe('In the dark colour scheme. Default: derived from light.'),
      }),
    ])
    .describe(about);

/** A checked colour of both schemes. */
export type ColourPairInput = z.output<ReturnType<typeof colourPair>>;

const colours = z
  .strictObject({
    text: colourPair('Text.').optional(),
    soft: colourPair('Text of less weight: descriptions, navigation.').optional(),
    faint: colourPair('Text of the least weight: captions, comments on the page.').optional(),
    page: colourPair('Background of the page.').optional(),
    raised: colourPair('Background of cards, menus and demos.').optional(),
    sunken: colourPair('Background of code.').optional(),
    hover: colourPair('Background under the pointer.').optional(),
    edge: colourPair('Borders of controls.').optional(),
    rule: colourPair('Lines that separate.').optional(),
    info: colourPair('Notes.').optional(),
    success: colourPair('Tips, and inserted lines of code.').optional(),
    warning: colourPair('Warnings.').optional(),
    error: colourPair('Errors, and deleted lines of code.').optional(),
  })
  .describe('Single colours by role; ours by default.');

const code = z
  .strictObject({
    comment: colourPair('Comments.').optional(),
    keyword: colourPair('Keywords.').optional(),
    string: colourPair('Strings.').optional(),
    number: colourPair('Numbers and constants.').optional(),
    function: colourPair('Functions.').optional(),
    tag: colourPair('Tags of JSX and HTML.').optional(),
    attribute: colourPair('Attributes and properties.').optional(),
  })
  .describe('Colours of code by kind of token.');

const fonts = z
  .strictObject({
    body: fontFamilies().optional().describe('Text: a family such as Inter, or a list of them.'),
    headings: fontFamilies().optional().describe('Headings. Default: that of the text.'),
    code: fontFamilies().optional().describe('Code: a family such as JetBrains Mono.'),
  })
  .describe("Font families. Those of the reader's system follow each list.");

/** `theme` of `site.yaml`, as written. */
export const themeSchema = z
  .strictObject({
    accent: colourPair('Links, focus and the current page, where no product has an accent.').optional(),
    greys: colour().optional().describe('A colour whose hue tints all greys, such as #6b6a85.'),
    colours: colours.optional(),
    code: code.optional(),
    radius: wholeNumber(0, 24).optional().describe('Radius of cards and code in pixels. Default: 12.'),
    fonts: fonts.optional(),
    contentWidth: wholeNumber(480, 1200).optional().describe('Width of the text in pixels. Default: 704.'),
    density: z
      .enum(['comfortable', 'compact'])
      .default('comfortable')
      .describe('compact sets text smaller and closer.'),
  })
  .describe('The theme of the site; ours by default.');

/** The checked `theme` of `site.yaml`. */
export type ThemeInput = z.output<typeof themeSchema>;
