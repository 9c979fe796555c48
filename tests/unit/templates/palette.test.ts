import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette } from '../../../templates/palette.ts';

/** Ink on a ground; AA asks for 4.5. */
const least = 4.5;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s', (_scheme, palette) => {
  const inks = {
    ...palette.code,
    faint: palette.text?.disabled,
    inserted: mainOf(palette.success),
    deleted: mainOf(palette.error),
  };
  const { sunken = '', raised = '' } = palette.surface ?? {};
  const grounds = [
    ['code', sunken],
    ['a raised surface', raised],
    ['a highlighted line', mix(mainOf(palette.primary), sunken, 0.11)],
    ['an inserted line', mix(mainOf(palette.success), sunken, 0.09)],
    ['a deleted line', mix(mainOf(palette.error), sunken, 0.09)],
  ] as const;

  test.each(grounds)('every ink of code can be read on %s', (_name, ground) => {
    const weak = Object.entries(inks)
      .map(([name, ink]) => [name, contrast(ink ?? '', ground)] as const)
      .filter(([, ratio]) => ratio < least);
    expect(weak).toEqual([]);
  });
});

function mainOf(colour: unknown): string {
  return typeof colour === 'object' && colour !== null && 'main' in colour ? String(colour.main) : '';
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** What `color-mix(in srgb, ink share, transparent)` looks like on the ground. */
function mix(ink: string, ground: string, share: number): string {
  const below = channels(ground);
  const mixed = channels(ink).map((value, index) =>
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
