import * as z from 'zod';
import { someText } from './field-rules.ts';

/** A component of the site by name, or with its properties. */
const slot = (place: string) =>
  z
    .union([
      someText(),
      z.looseObject({
        component: someText().describe('Its name, as in a directive. Other keys are its properties.'),
      }),
    ])
    .optional()
    .describe(`A component ${place}.`);

/** `slots` of `site.yaml`, as written. */
export const slotsSchema = z
  .strictObject({
    'header-start': slot('in the header, before the name of the site'),
    'header-end': slot('in the header, after its tools'),
    'navigation-start': slot('above the side navigation'),
    'navigation-end': slot('below the side navigation'),
    'before-article': slot('above the article, below the breadcrumbs'),
    'after-article': slot('below the article'),
    'contents-end': slot('below the table of contents'),
    'footer-start': slot('at the start of the footer'),
    'footer-end': slot('at the end of the footer'),
    'body-end': slot('at the end of every page'),
  })
  .describe('Components of the site at named places of every page.');
