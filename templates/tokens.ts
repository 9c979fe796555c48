// `themed-tokens.ts` replaces this module on sites with a theme of their own.
import { theme } from './theme.ts';

const { palette } = theme.vars;
const { breakpoints, transitions, zIndex, shape } = theme;

/** Colours as references to the theme's variables, without fallbacks: the style sheet always defines them. */
export const colour = {
  text: bare(palette.text.primary),
  soft: bare(palette.text.secondary),
  faint: bare(palette.text.disabled),
  page: bare(palette.background.default),
  raised: bare(palette.surface.raised),
  sunken: bare(palette.surface.sunken),
  hover: bare(palette.surface.hover),
  edge: bare(palette.surface.edge),
  rule: bare(palette.divider),
  shade: bare(palette.surface.shade),
  info: bare(palette.info.main),
  success: bare(palette.success.main),
  warning: bare(palette.warning.main),
  error: bare(palette.error.main),
  /** Colour of the page's product. */
  accent: 'var(--accent)',
  tint: 'var(--accent-tint)',
} as const;

/** Colours of code by kind of token. */
export const codeColour = {
  comment: bare(palette.code.comment),
  keyword: bare(palette.code.keyword),
  string: bare(palette.code.string),
  number: bare(palette.code.number),
  function: bare(palette.code.function),
  tag: bare(palette.code.tag),
  attribute: bare(palette.code.attribute),
} as const;

/** Media queries of the theme's breakpoints. */
export const media = {
  sm: breakpoints.up('sm'),
  md: breakpoints.up('md'),
  lg: breakpoints.up('lg'),
  xl: breakpoints.up('xl'),
  belowMd: breakpoints.down('md'),
  belowSm: breakpoints.down('sm'),
  belowLg: breakpoints.down('lg'),
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  noScript: '@media (scripting: none)',
  forced: '@media (forced-colors: active)',
} as const;

/** Lengths, durations and layers. */
export const size = {
  bar: 56,
  /** The bar and the line below it. */
  header: 57,
  /** Space that scrolling to a heading leaves at the top of the screen. */
  start: 81,
  sidebar: 280,
  contents: 232,
  /** Widest column of text, with its padding. */
  measure: '784px',
  quick: `${transitions.duration.shortest}ms`,
  /** The disclosure "On this page" below the header, with its lower line. */
  contentsBar: 45,
  layer: {
    contents: zIndex.appBar - 1,
    header: zIndex.appBar,
    drawer: zIndex.drawer,
    menu: zIndex.modal,
    skip: zIndex.tooltip,
  },
} as const;

/** Radii of corners. */
export const radius = {
  surface: `${Number(shape.borderRadius)}px`,
  /** Inside the border of a surface. */
  inner: `${Number(shape.borderRadius) - 1}px`,
  /** A group of controls with a padding of 3 pixels. */
  group: `${Number(shape.borderRadius) - 1}px`,
  control: `${Number(shape.borderRadius) - 4}px`,
  /** A control inside a control. */
  small: `${Number(shape.borderRadius) - 6}px`,
} as const;

/** Font stacks. */
export const font = {
  body: theme.typography.fontFamily,
  mono: 'ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** `var(--docs-x, #fff)` → `var(--docs-x)`. */
function bare(reference: string): string {
  return reference.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)');
}
