import { contrast, mixed, type Perceived, perceived, toHex } from './colour-space.ts';

/** A background: a colour, or the text's own colour as a tint of a background. */
export type Ground =
  | { readonly kind: 'plain'; readonly name: string; readonly colour: string }
  | { readonly kind: 'tint'; readonly name: string; readonly below: string; readonly share: number };

/** The least contrast of text, and that of borders and large text, for WCAG AA. */
export const leastContrast = { text: 4.5, border: 3 } as const;

/** The ground on which a colour is read worst. */
export interface WorstGround {
  readonly name: string;
  readonly ratio: number;
}

/** Finds the background on which a colour has the least contrast. */
export function worstGround(colour: string, grounds: readonly Ground[]): WorstGround {
  const ratios = grounds.map((ground) => ({
    name: ground.name,
    ratio: contrast(colour, ground.kind === 'plain' ? ground.colour : tintOf(colour, ground)),
  }));
  return ratios.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst), {
    name: '',
    ratio: Number.POSITIVE_INFINITY,
  });
}

function tintOf(colour: string, { below, share }: Extract<Ground, { kind: 'tint' }>): string {
  return mixed(colour, share, below);
}

/** Steps of lightness between candidates; a difference that no eye sees. */
const step = 0.004;

/**
 * Returns the nearest colour of the same hue that is readable on all grounds: the colour itself if it is.
 * Undefined if no lightness is enough, as on a ground of medium grey.
 */
export function readableColour(
  colour: string,
  grounds: readonly Ground[],
  least: number,
): string | undefined {
  const start = perceived(colour);
  if (!start) return undefined;
  if (worstGround(colour, grounds).ratio >= least) return colour;
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      const candidate = lightness >= 0 && lightness <= 1 ? toHex({ ...start, lightness }) : undefined;
      if (candidate !== undefined && worstGround(candidate, grounds).ratio >= least) return candidate;
    }
  }
  return undefined;
}

/** Returns the darkest colour of a hue, from a lightness on, that has a contrast with a dark ground. */
export function lightenedTo(start: Perceived, ground: string, ratio: number): string {
  for (let lightness = 0.5; lightness < 1; lightness += step) {
    const candidate = toHex({ ...start, lightness });
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return toHex({ ...start, lightness: 1 });
}
