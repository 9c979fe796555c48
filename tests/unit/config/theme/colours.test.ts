import { describe, expect, test } from 'vitest';
import { contrast, mixed, perceived, toHex } from '../../../../src/config/theme/colour-space.ts';
import { deriveDark } from '../../../../src/config/theme/derive-dark.ts';
import { readableColour, worstGround } from '../../../../src/config/theme/readable-colour.ts';
import { ours, resolveAccent, resolveTheme } from '../../../../src/config/theme/resolve-theme.ts';
import { tintGreys } from '../../../../src/config/theme/tint-greys.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['rgb(118 118 118)', 'white', 4.54],
    ['hsl(0 0% 46%)', '#fff', 4.58],
    ['oklch(0.55 0.2 260)', '#fff', 5.02],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('a tint is a share of the colour on its background', () => {
    expect(mixed('#000000', 0.5, '#ffffff')).toBe('#808080');
    expect(mixed('#0b5cad', 0.11, '#fdfdfb')).toBe('#e2ebf2');
  });
});

describe('a readable colour', () => {
  const on = (colour: string) => [{ kind: 'plain' as const, name: '"page"', colour }];

  test.each([
    ['is the colour itself if it is readable', '#0b5cad', '#fdfdfb', '#0b5cad'],
    ['is darker on a light page', '#f59e0b', '#ffffff', '#a66900'],
    ['is lighter on a dark page', '#5b5f66', '#101215', '#797d84'],
    ['keeps a grey grey', '#999999', '#ffffff', '#767676'],
  ])('%s', (_title, colour, ground, expected) => {
    const found = readableColour(colour, on(ground), 4.5);
    expect(found).toBe(expected);
    expect(worstGround(found ?? '', on(ground)).ratio).toBeGreaterThanOrEqual(4.5);
  });

  test('is near the limit, and no further', () => {
    const found = readableColour('#999999', on('#ffffff'), 4.5);
    expect(contrast(found ?? '', '#ffffff')).toBeLessThan(4.7);
  });

  test('is none where grounds are too far apart', () => {
    const grounds = [...on('#000000'), ...on('#ffffff'), ...on('#777777')];
    expect(readableColour('#0b5cad', grounds, 4.5)).toBeUndefined();
  });

  test('names the ground on which it is worst', () => {
    const grounds = [
      { kind: 'plain' as const, name: 'white', colour: '#ffffff' },
      { kind: 'plain' as const, name: 'grey', colour: '#cccccc' },
    ];
    expect(worstGround('#333333', grounds).name).toBe('grey');
  });
});

describe('the dark scheme', () => {
  const darkOf = (light: Parameters<typeof deriveDark>[0]['light'], dark = { colours: {}, code: {} }) =>
    deriveDark({ light, dark, ours });

  test.each(['#0a66c2', '#c2410c', '#7a3cff', '#166534', '#b3255f', '#475569', '#000000', '#f59e0b'])(
    'the accent %s is readable on every background and on its tint',
    (accent) => {
      const { dark } = resolveAccent(accent, undefined);
      const { page, raised, sunken } = ours.dark.colours;
      for (const ground of [page, raised, sunken, mixed(dark, 0.11, page)])
        expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text keeps its hue, and its contrast with the page', () => {
    const { colours } = darkOf({ colours: { soft: '#5a4a3a' }, code: {} });
    const light = perceived('#5a4a3a');
    const dark = perceived(colours.soft ?? '');
    expect(Math.abs((dark?.hue ?? 0) - (light?.hue ?? 0))).toBeLessThan(4);
    const before = contrast('#5a4a3a', ours.light.colours.page);
    expect(contrast(colours.soft ?? '', ours.dark.colours.page)).toBeCloseTo(before, 0);
  });

  test('black text does not become dazzling', () => {
    const { colours } = darkOf({ colours: { text: '#000000' }, code: {} });
    expect(contrast(colours.text ?? '', ours.dark.colours.page)).toBeLessThan(15);
  });

  test('a background keeps its hue and gets our lightness', () => {
    const { colours } = darkOf({ colours: { page: '#fff5eb' }, code: {} });
    const page = perceived(colours.page ?? '');
    expect(page?.lightness).toBeCloseTo(perceived(ours.dark.colours.page)?.lightness ?? 0, 2);
    expect(page?.hue).toBeCloseTo(perceived('#fff5eb')?.hue ?? 0, -1);
  });

  test('a border needs less contrast than text', () => {
    const { colours } = darkOf({ colours: { edge: '#949494', soft: '#949494' }, code: {} });
    expect(contrast(colours.edge ?? '', ours.dark.colours.page)).toBeLessThan(4);
    expect(contrast(colours.soft ?? '', ours.dark.colours.page)).toBeGreaterThanOrEqual(4.5);
  });

  test('text is readable on a dark page that the author gives', () => {
    const page = '#3a3a3a';
    const { colours } = darkOf({ colours: { soft: '#707070' }, code: {} }, { colours: { page }, code: {} });
    expect(contrast(colours.soft ?? '', page)).toBeGreaterThanOrEqual(4.5);
  });

  test('what the author gives is kept', () => {
    const dark = { accent: '#abcdef', colours: { page: '#000000' }, code: { string: '#00ff00' } };
    const light = { accent: '#0a66c2', colours: { page: '#ffffff' }, code: { string: '#006600' } };
    expect(darkOf(light, dark)).toEqual(dark);
  });
});

test('greys take a hue and keep their lightness', () => {
  for (const scheme of [ours.light, ours.dark]) {
    const tinted = tintGreys(scheme.colours, '#7c3aed');
    for (const [role, colour] of Object.entries(tinted)) {
      const before = perceived(scheme.colours[role as keyof typeof tinted]);
      const after = perceived(colour);
      expect(Math.abs((after?.lightness ?? 0) - (before?.lightness ?? 1)), role).toBeLessThan(0.01);
      expect(after?.chroma, role).toBeLessThan(0.05);
    }
  }
});

test('a theme without colours changes none', () => {
  expect(resolveTheme({ radius: 4, density: 'comfortable' })).toEqual({
    light: { colours: {}, code: {} },
    dark: { colours: {}, code: {} },
    radius: 4,
    fonts: {},
    density: 'comfortable',
  });
});

test.each([
  [{ lightness: 2, chroma: 0.4, hue: 30 }, '#ffffff'],
  [{ lightness: -1, chroma: 0, hue: 0 }, '#000000'],
  [{ lightness: 0.5, chroma: 9, hue: 140 }, '#217700'],
])('a colour that no screen shows becomes the nearest one: %o', (colour, hex) => {
  expect(toHex(colour)).toBe(hex);
});
