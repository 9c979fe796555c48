import * as z from 'zod';
import type { Budgets } from '../model/budgets.ts';
import { wholeNumber } from './field-rules.ts';

const kilobytes = () => wholeNumber(1, 100_000);

/** The budgets of pages and pictures, as written. */
export const budgetsSchema = z
  .strictObject({
    html: kilobytes().optional().describe('HTML of a page in kB, compressed with gzip.'),
    css: kilobytes().optional().describe('Style sheets of a page in kB, compressed with gzip.'),
    script: kilobytes().optional().describe('Scripts of a page with its demos in kB, compressed with gzip.'),
    image: kilobytes().default(500).describe('A picture in kB.'),
    growth: wholeNumber(0, 1000)
      .default(10)
      .describe('Percent by which a part of a page may grow compared with an earlier report.'),
  })
  .prefault({})
  .describe('The most that pages and pictures may weigh, which docs check reports.');

/** Returns the budgets in bytes. A kB has 1,000 bytes. */
export function resolveBudgets(written: z.output<typeof budgetsSchema>): Budgets {
  const { html, css, script, image, growth } = written;
  return {
    ...(html !== undefined && { html: html * 1000 }),
    ...(css !== undefined && { css: css * 1000 }),
    ...(script !== undefined && { script: script * 1000 }),
    image: image * 1000,
    growth,
  };
}
