import type { SchemeColours } from '../../model/theme.ts';
import { perceived, toHex } from './colour-space.ts';

/** The roles that are greys. */
const greys = ['text', 'soft', 'faint', 'page', 'raised', 'sunken', 'hover', 'edge', 'rule'] as const;

/** The greys among the colours of a scheme. */
export function greysOf(colours: SchemeColours): Partial<SchemeColours> {
  return Object.fromEntries(greys.map((role) => [role, colours[role]]));
}

/** The most chroma of a grey: more is a colour. */
const mostChroma = 0.045;

/**
 * Gives all greys of a scheme the hue of a colour. They keep their lightness, hence their contrast. Very
 * light and very dark greys take less of the chroma, as paper and ink do.
 */
export function tintGreys(scheme: SchemeColours, colour: string): Partial<SchemeColours> {
  const tint = perceived(colour);
  if (!tint) return {};
  const chroma = Math.min(tint.chroma, mostChroma);
  const tinted = greys.flatMap((role) => {
    const grey = perceived(scheme[role]);
    if (!grey) return [];
    const share = Math.min(1, (1 - grey.lightness) / 0.3, grey.lightness / 0.5);
    return [[role, toHex({ lightness: grey.lightness, chroma: chroma * share, hue: tint.hue })] as const];
  });
  return Object.fromEntries(tinted);
}
