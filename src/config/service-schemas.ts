import * as z from 'zod';
import {
  fontFamilies,
  fontWeight,
  identifier,
  origin,
  relativeFile,
  share,
  someText,
  target,
  unicodeRange,
  unique,
  url,
} from './field-rules.ts';

const inHouseAd = z
  .strictObject({
    name: identifier().describe('Its name in analytics, such as templates.'),
    link: target().describe('A path of the site or a URL.'),
    img: relativeFile().optional().describe('An image of 130 by 100 pixels, such as ads/templates.svg.'),
    description: someText().describe('Its text; may contain <strong>, <em>, <b>, <i> and <code>.'),
    poweredby: someText().optional().describe('The advertiser. Default: the name of the site.'),
    label: identifier().optional().describe('Its label in analytics. Default: in-house- and its name.'),
  })
  .describe('An in-house advertisement.');

const adsSchema = z
  .strictObject({
    feed: url().optional().describe('URL of the sponsor feed, which returns JSON.'),
    script: url().optional().describe("URL of the sponsor's script, which fills the image layout."),
    placement: someText()
      .default('.sponsor-placement, #carbonads, .carbonads, .ea-placement')
      .describe('CSS selector of the element that shows the sponsor.'),
    backers: z.array(url()).default([]).describe('Sponsor links that in-house advertisements replace.'),
    displaySampling: share().default(0.1).describe('Share of displays that analytics reports.'),
    sources: z.array(origin()).default([]).describe("Further origins that the sponsor's script needs."),
    inHouse: z
      .array(inHouseAd)
      .check(unique({ list: 'ads.inHouse', key: 'name', keyOf: (ad) => ad.name }))
      .default([])
      .describe('In-house advertisements; one is chosen at random.'),
  })
  .describe('The advertising area; none by default.');

/** The checked `ads` of `site.yaml`. */
export type AdsInput = z.output<typeof adsSchema>;

const gtag = z
  .strictObject({
    id: someText().describe('The measurement id, such as G-ABC123.'),
    script: url()
      .default('https://www.googletagmanager.com/gtag/js')
      .describe('URL of its script, to which the id is appended.'),
  })
  .describe('Sends through gtag.js.');

const consent = z
  .strictObject({
    required: z.boolean().default(true).describe('Sends nothing before a reader agrees.'),
    banner: z.boolean().default(true).describe('Asks with a banner; false if the site itself asks.'),
  })
  .describe('Whether readers are asked for consent.');

const analyticsSchema = z
  .strictObject({
    gtag: gtag.optional(),
    beacon: url().optional().describe('URL that receives every event as JSON in a POST request.'),
    consent: consent.prefault({}),
    vitals: share().default(0.0001).describe('Share of sessions that report web vitals.'),
  })
  .describe('Page views, clicks and web vitals; none by default.');

/** The checked `analytics` of `site.yaml`. */
export type AnalyticsInput = z.output<typeof analyticsSchema>;

/** A style sheet of fonts, or a font file of the site. One object, so that a mistake gets one message. */
const sheet = z
  .strictObject({
    name: identifier().optional().describe('For pages that ask for it; without a name, all pages load it.'),
    href: target().optional().describe('URL of the style sheet.'),
    preconnect: z.array(origin()).default([]).describe('Origins of the font files, for an early connection.'),
    family: fontFamilies().optional().describe('Family of a font file, such as Inter.'),
    file: relativeFile().optional().describe('Font file in the content folder, such as fonts/inter.woff2.'),
    weight: fontWeight().default('400').describe('Weight of a font file, or a range such as 100 900.'),
    style: z.enum(['normal', 'italic']).default('normal').describe('Style of a font file.'),
    unicodeRange: unicodeRange().optional().describe('Characters of a font file, such as U+0000-00FF.'),
  })
  .check(({ value, issues }) => {
    const { href, family, file } = value;
    const message =
      href === undefined && family === undefined && file === undefined
        ? 'needs href (a style sheet), or family and file (a font of the site)'
        : href !== undefined && (family !== undefined || file !== undefined)
          ? 'has href and file; write two entries'
          : href === undefined && file === undefined
            ? 'has a family without file'
            : href === undefined && family === undefined
              ? 'has a file without family'
              : undefined;
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** An address that every page loads, or an address with a name that pages ask for. */
const fontSchema = z.union([target(), sheet]).describe('A font style sheet, or a font file of the site.');

/** A checked font of `site.yaml`. */
export type FontInput = z.output<typeof fontSchema>;

const fontName = (font: FontInput) => (typeof font === 'string' ? undefined : font.name);

const licence = z
  .union([
    someText(),
    z.strictObject({ env: someText().describe('The environment variable that contains the key.') }),
  ])
  .describe('The key, or the environment variable that contains it.');

const sourcesOf = (what: string, example: string) =>
  z
    .array(z.union([origin(), z.literal(['blob:', 'data:', "'wasm-unsafe-eval'", "'unsafe-inline'"])]))
    .optional()
    .describe(`Further sources of ${what}, such as ${example}.`);

const policy = z.union([
  z.literal(false),
  z
    .strictObject({
      script: sourcesOf('scripts', 'https://cdn.acme.dev'),
      style: sourcesOf('style sheets', 'https://fonts.acme.dev'),
      connect: sourcesOf('data that scripts fetch', 'https://api.acme.dev'),
      img: sourcesOf('images', 'https://images.acme.dev'),
      font: sourcesOf('fonts', 'https://fonts.acme.dev'),
      media: sourcesOf('sound and video', 'https://media.acme.dev'),
      frame: sourcesOf('frames', 'https://play.acme.dev'),
      'form-action': sourcesOf('answers to forms', 'https://forms.acme.dev'),
      trustedTypes: z
        .boolean()
        .optional()
        .describe('Whether browsers refuse strings as markup or script until a demo or component starts.'),
    })
    .check(({ value, issues }) => {
      for (const [kind, sources] of Object.entries(value))
        if (kind !== 'style' && Array.isArray(sources) && sources.includes("'unsafe-inline'"))
          issues.push({
            code: 'custom',
            path: [kind],
            message: 'cannot contain \'unsafe-inline\', which only "style" can',
            input: value,
          });
    }),
]);

/** The keys of `site.yaml` for services. */
export const serviceSchemas = {
  analytics: analyticsSchema.optional(),
  ads: adsSchema.optional(),
  licences: z
    .record(z.string(), licence)
    .default({})
    .describe('Licence keys by package, such as "@mui/x-license".'),
  fonts: z
    .array(fontSchema)
    .check(unique({ list: 'fonts', key: 'name', keyOf: fontName }))
    .default([])
    .describe('Font style sheets and font files.'),
  contentSecurityPolicy: policy
    .default({})
    .describe('Further sources by directive (script, connect, img …); false omits the policy.'),
  subresourceIntegrity: z
    .boolean()
    .default(false)
    .describe('Whether pages have hashes of their scripts and style sheets, so that browsers refuse others.'),
};
