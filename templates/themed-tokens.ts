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

/** Radii of corners. A negative result counts as 0. */
export const radius = {
  surface: `var(${variable.radius})`,
  inner: less(1),
  group: less(1),
  control: less(4),
  small: less(6),
} as const;

/** Font stacks. */
export const font = { body: `var(${variable.body})`, mono: `var(${variable.code})` } as const;

/** The values of the variables on a site whose theme does not set them. */
export const defaults = { radius: 12, measure: 704, body: ownFont.body, code: ownFont.mono } as const;

function less(pixels: number): string {
  return `calc(var(${variable.radius}) - ${pixels}px)`;
}
