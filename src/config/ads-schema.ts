import * as z from 'zod';
import { defaults } from './defaults.ts';
import { identifier, origin, relativeFile, share, someText, target, webAddress } from './text-rules.ts';
import { unique } from './unique.ts';

const inHouseAd = z
  .object({
    name: identifier().describe('Its name in analytics: templates.'),
    link: target().describe('Where it leads: a path of the site or a web address.'),
    img: relativeFile().optional().describe('A picture of 130 by 100 pixels: ads/templates.svg.'),
    description: someText().describe('What it says; <strong>, <em>, <b>, <i> and <code> are kept.'),
    poweredby: someText().optional().describe('Who brings it. Default: the name of the site.'),
    label: identifier()
      .optional()
      .describe('What analytics events call it. Default: in-house- and its name.'),
  })
  .describe('An advertisement of the site itself.');

/** The advertising area, as written. */
export const adsSchema = z
  .object({
    feed: webAddress().optional().describe('Address of the sponsor feed, answered with JSON.'),
    script: webAddress().optional().describe("Address of the sponsor's script; it fills the image layout."),
    placement: someText()
      .default(defaults.ads.placement)
      .describe('CSS selector of the element in which the sponsor is shown.'),
    backers: z
      .array(webAddress())
      .default([])
      .describe(
        'Where a sponsor link leads when there is no sponsor; an in-house advertisement is shown then.',
      ),
    displaySampling: share()
      .default(defaults.ads.displaySampling)
      .describe('Share of displays that analytics hears of.'),
    sources: z
      .array(origin())
      .default([])
      .describe(
        "Further hosts that the sponsor's script and pictures need, for the content security policy.",
      ),
    inHouse: z
      .array(inHouseAd)
      .check(unique({ list: 'ads.inHouse', key: 'name', keyOf: (ad) => ad.name }))
      .default([])
      .describe('Advertisements of the site itself; one is chosen at random.'),
  })
  .describe('The advertising area; there is none when left out.');

/** `ads` as `site.yaml` has it, checked. */
export type AdsInput = z.output<typeof adsSchema>;
