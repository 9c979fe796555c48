import type { CodeColours, OwnScheme, Scheme, SchemeColours } from '../../model/theme.ts';
import { contrast, perceived, toHex } from './colour-space.ts';
import { type Ground, leastContrast, lightenedTo, readableColour } from './readable-colour.ts';

/** The roles that are backgrounds or lines; all others are text or borders on them. */
const groundRoles = ['page', 'raised', 'sunken', 'hover', 'rule'] as const;

const isGround = (role: string): boolean => groundRoles.some((ground) => ground === role);

/** The most contrast that a derived colour has: more would dazzle on a dark page. */
const mostContrast = 14.5;

/** The most chroma of a dark background. */
const mostGroundChroma = 0.02;

/** The colours of a theme in each scheme, as its author gives them, and our own schemes. */
export interface DarkSources {
  readonly light: OwnScheme;
  /** What the author gives for the dark scheme. */
  readonly dark: OwnScheme;
  readonly ours: { readonly light: Scheme; readonly dark: Scheme };
}

/**
 * Completes the dark scheme. A background keeps its hue and gets the lightness that it has in our own dark
 * scheme. Text keeps its hue too, and has the contrast with the dark page that it has with the light one.
 */
export function deriveDark({ light, dark, ours }: DarkSources): OwnScheme {
  const grounds = derive(light.colours, dark.colours, (role, colour) =>
    isGround(role) ? darkGround(colour, ours.dark.colours[role]) : undefined,
  );
  const lightPage = light.colours.page ?? ours.light.colours.page;
  const darkPages = { ...ours.dark.colours, ...grounds, ...dark.colours };
  const onPage = (least: number) => (_role: string, colour: string) =>
    darkText(colour, { lightPage, darkPages, least });
  const texts = derive(light.colours, dark.colours, (role, colour) =>
    isGround(role)
      ? undefined
      : onPage(role === 'edge' ? leastContrast.border : leastContrast.text)(role, colour),
  );
  const accent = dark.accent ?? (light.accent && darkAccent(light.accent, lightPage, darkPages));
  return {
    ...(accent !== undefined && { accent }),
    colours: { ...grounds, ...texts, ...dark.colours },
    code: {
      ...derive<CodeColours>(light.code, dark.code, onPage(leastContrast.text)),
      ...dark.code,
    },
  };
}

/** Derives the accent of the dark scheme from that of the light one. */
export function darkAccent(accent: string, lightPage: string, dark: SchemeColours): string {
  return darkText(accent, { lightPage, darkPages: dark, least: leastContrast.text, tint: true });
}

function derive<Colours extends object>(
  light: Partial<Colours>,
  dark: Partial<Colours>,
  make: (role: keyof Colours & string, colour: string) => string | undefined,
): Partial<Colours> {
  const found = Object.entries(light).flatMap(([role, colour]) => {
    if (role in dark || typeof colour !== 'string') return [];
    const made = make(role as keyof Colours & string, colour);
    return made === undefined ? [] : [[role, made] as const];
  });
  return Object.fromEntries(found) as Partial<Colours>;
}

function darkGround(colour: string, ours: string): string | undefined {
  const own = perceived(colour);
  const lightness = perceived(ours)?.lightness;
  if (!own || lightness === undefined) return undefined;
  // A light background has little room for chroma, and its dark counterpart more.
  return toHex({ ...own, lightness, chroma: Math.min(own.chroma * 1.5, mostGroundChroma) });
}

interface DarkGrounds {
  readonly lightPage: string;
  readonly darkPages: SchemeColours;
  readonly least: number;
  /** Whether the colour is also text on a tint of itself. */
  readonly tint?: boolean;
}

function darkText(colour: string, { lightPage, darkPages, least, tint = false }: DarkGrounds): string {
  const own = perceived(colour);
  if (!own) return colour;
  const { page, raised, sunken } = darkPages;
  const ratio = Math.min(Math.max(contrast(colour, lightPage), least), mostContrast);
  const grounds = [page, raised, sunken].map((one): Ground => ({ kind: 'plain', name: '', colour: one }));
  const tints: Ground[] = tint ? [{ kind: 'tint', name: '', below: page, share: tintShare }] : [];
  const found = lightenedTo(own, page, ratio);
  return readableColour(found, [...grounds, ...tints], least) ?? found;
}

/** How much of the accent its tint has. */
export const tintShare = 0.11;
