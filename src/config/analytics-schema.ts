import * as z from 'zod';
import { defaults } from './defaults.ts';
import { share, someText, webAddress } from './text-rules.ts';

const gtag = z
  .object({
    id: someText().describe('The measurement id: G-ABC123.'),
    script: webAddress()
      .default(defaults.analytics.gtagScript)
      .describe('Where its script comes from; the id is put behind it.'),
  })
  .describe('Sends through gtag.js.');

const consent = z
  .object({
    required: z
      .boolean()
      .default(defaults.analytics.consentRequired)
      .describe('Nothing is sent before a reader has agreed.'),
    banner: z
      .boolean()
      .default(true)
      .describe('Asks with a banner of ours; false when the site asks in its own way.'),
  })
  .describe('Whether readers are asked.');

/** What is reported to a service, as written. */
export const analyticsSchema = z
  .object({
    gtag: gtag.optional(),
    beacon: webAddress().optional().describe('Address that takes every event as JSON in a POST request.'),
    consent: consent.prefault({}),
    vitals: share()
      .default(defaults.analytics.vitalsSampling)
      .describe('Share of sessions that report web vitals.'),
  })
  .describe('Page views, clicks and web vitals; nothing is sent when left out.');

/** `analytics` as `site.yaml` has it, checked. */
export type AnalyticsInput = z.output<typeof analyticsSchema>;
