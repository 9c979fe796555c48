import { darkScheme, lightScheme } from '../../../templates/default-palette.ts';
import type { ColourPair, OwnScheme, Scheme, SchemeColours, SiteTheme } from '../../model/theme.ts';
import { darkAccent, deriveDark } from './derive-dark.ts';
import type { ColourPairInput, ThemeInput } from './theme-schema.ts';
import { greysOf, tintGreys } from './tint-greys.ts';

/** Our own schemes, on which themes are based. */
export const ours = { light: lightScheme, dark: darkScheme } as const;

/** Applies every default to a theme, and derives the colours of the dark scheme that it does not give. */
export function resolveTheme(theme: ThemeInput): SiteTheme {
  const { greys, radius, contentWidth, density, fonts } = theme;
  const base = { light: tinted(ours.light, greys), dark: tinted(ours.dark, greys) };
  const light = givenScheme(theme, 'light');
  const dark = deriveDark({ light, dark: givenScheme(theme, 'dark'), ours: base });
  const withGreys = (scheme: OwnScheme, { colours }: Scheme): OwnScheme =>
    greys === undefined ? scheme : { ...scheme, colours: { ...greysOf(colours), ...scheme.colours } };
  return {
    light: withGreys(light, base.light),
    dark: withGreys(dark, base.dark),
    ...(radius !== undefined && { radius }),
    fonts: definedOf(fonts ?? {}),
    ...(contentWidth !== undefined && { contentWidth }),
    density,
  };
}

function tinted(scheme: Scheme, greys: string | undefined): Scheme {
  if (greys === undefined) return scheme;
  return { ...scheme, colours: { ...scheme.colours, ...tintGreys(scheme.colours, greys) } };
}

/** The colours that a theme gives for one scheme. A single colour is that of the light scheme. */
function givenScheme(theme: ThemeInput, name: 'light' | 'dark'): OwnScheme {
  const pick = (given: ColourPairInput | undefined) =>
    typeof given === 'string' ? (name === 'light' ? given : undefined) : given?.[name];
  const pickAll = (given: Readonly<Record<string, ColourPairInput | undefined>> = {}) =>
    definedOf(Object.fromEntries(Object.entries(given).map(([role, pair]) => [role, pick(pair)])));
  const accent = pick(theme.accent);
  return {
    ...(accent !== undefined && { accent }),
    colours: pickAll(theme.colours),
    code: pickAll(theme.code),
  };
}

/** Completes the accent of a product. `theme` decides the pages on which it is read. */
export function resolveAccent(given: ColourPairInput, theme: SiteTheme | undefined): ColourPair {
  const { light, dark } = typeof given === 'string' ? { light: given, dark: undefined } : given;
  if (dark !== undefined) return { light, dark };
  const darkColours: SchemeColours = { ...ours.dark.colours, ...theme?.dark.colours };
  return {
    light,
    dark: darkAccent(light, theme?.light.colours.page ?? ours.light.colours.page, darkColours),
  };
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

function definedOf<Values extends object>(values: Values): Defined<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Values>;
}
