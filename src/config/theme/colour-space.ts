// culori (MIT, without dependencies, some million downloads a week) reads every CSS colour and converts it.
import {
  useMode as addMode,
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch])
  addMode(mode);

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** A colour by what the eye sees. */
export interface Perceived {
  /** From 0, black, to 1, white. */
  readonly lightness: number;
  /** 0 for a grey, up to about 0.37. */
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

/** Returns the lightness, chroma and hue of a CSS colour; undefined for text that is no colour. */
export function perceived(colour: string): Perceived | undefined {
  const parsed = parse(colour);
  if (!parsed) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  return { lightness: l, chroma: c, hue: h };
}

/** Returns a colour that screens can show, with less chroma if necessary: `#0b5cad`. */
export function toHex({ lightness, chroma, hue }: Perceived): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch')) ?? '#000000';
}

/** Returns a CSS colour as every program reads it: `oklch(0.6 0.1 250)` → `#4f84ba`. */
export function asHex(colour: string): string {
  return formatHex(colour) ?? '#000000';
}

/** Returns the contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The colour of `color-mix(in srgb, colour share, transparent)` on a background. */
export function mixed(colour: string, share: number, background: string): string {
  const above = toRgb(parse(colour));
  const below = toRgb(parse(background));
  if (!above || !below) return background;
  const channel = (name: 'r' | 'g' | 'b') => above[name] * share + below[name] * (1 - share);
  return formatHex({ mode: 'rgb', r: channel('r'), g: channel('g'), b: channel('b') });
}
