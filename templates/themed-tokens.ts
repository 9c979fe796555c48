import { font as ownFont, size as ownSize } from './tokens.ts';

export { codeColour, colour, media } from './tokens.ts';

/** The names of the variables that the theme of a site sets. */
export const variable = {
  radius: '--docs-radius',
  body: '--docs-font-body',
  headings: '--docs-font-headings',
  code: '--docs-font-code',
  measure: '--docs-measure',
} as const;

/** Lengths, durations and layers. */
export const size = { ...ownSize, measure: `calc(var(${variable.measure}) + 80px)` } as const;

/** Radii of corners, in proportion. A negative result counts as 0. */
export const radius = {
  surface: `var(${variable.radius})`,
  inner: `calc(var(${variable.radius}) - 1px)`,
  group: `calc(var(${variable.radius}) * 11 / 12)`,
  control: `calc(var(${variable.radius}) * 2 / 3)`,
  small: `calc(var(${variable.radius}) / 2)`,
} as const;

/** Font stacks. */
export const font = { body: `var(${variable.body})`, mono: `var(${variable.code})` } as const;

/** The values of the variables on a site whose theme does not set them. */
export const defaults = { radius: 12, measure: 704, body: ownFont.body, code: ownFont.mono } as const;
