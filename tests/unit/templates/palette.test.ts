import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette } from '../../../templates/palette.ts';

/** The minimum contrast of text for WCAG AA. */
const minimum = 4.5;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s', (_scheme, palette) => {
  const colours = {
    ...palette.code,
    faint: palette.text?.disabled,
    inserted: mainOf(palette.success),
    deleted: mainOf(palette.error),
  };
  const { sunken = '', raised = '' } = palette.surface ?? {};
  const backgrounds = [
    ['code', sunken],
    ['a raised surface', raised],
    ['a highlighted line', mix(mainOf(palette.primary), sunken, 0.11)],
    ['an inserted line', mix(mainOf(palette.success), sunken, 0.09)],
    ['a deleted line', mix(mainOf(palette.error), sunken, 0.09)],
  ] as const;

  test.each(backgrounds)('every colour of code is readable on %s', (_name, background) => {
    const weak = Object.entries(colours)
      .map(([name, colour]) => [name, contrast(colour ?? '', background)] as const)
      .filter(([, ratio]) => ratio < minimum);
    expect(weak).toEqual([]);
  });
});

function mainOf(colour: unknown): string {
  return typeof colour === 'object' && colour !== null && 'main' in colour ? String(colour.main) : '';
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour of `color-mix(in srgb, colour share, transparent)` on a background. */
function mix(colour: string, background: string, share: number): string {
  const below = channels(background);
  const mixed = channels(colour).map((value, index) =>
    Math.round(value * share + (below[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio that WCAG defines. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
