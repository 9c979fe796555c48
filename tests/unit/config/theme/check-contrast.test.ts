import { expect, test } from 'vitest';
import { type AccentOwner, checkContrast } from '../../../../src/config/theme/check-contrast.ts';
import { contrast } from '../../../../src/config/theme/colour-space.ts';
import { resolveSocialImages } from '../../../../src/config/theme/resolve-social-images.ts';
import { ours, resolveTheme } from '../../../../src/config/theme/resolve-theme.ts';
import type { OwnScheme, SiteTheme } from '../../../../src/model/theme.ts';

const plain: OwnScheme = { colours: {}, code: {} };

/** A theme with colours of the light scheme alone, of which no dark ones are derived. */
function light(own: Partial<OwnScheme>): SiteTheme {
  return { ...resolveTheme({ density: 'comfortable' }), light: { ...plain, ...own }, dark: plain };
}

function problemsOf(theme: SiteTheme | undefined, products: readonly AccentOwner[] = []) {
  return checkContrast(theme, products, (key) => ({ file: key, line: 1, column: 1 }));
}

/** The keys that are reported, without `theme.`. */
function keysOf(...given: Parameters<typeof problemsOf>): string[] {
  return problemsOf(...given).map(({ place }) => place?.file.replace(/^theme\./, '') ?? '');
}

test('our own colours are not checked, and pass', () => {
  expect(keysOf(undefined)).toEqual([]);
  expect(keysOf(light({}))).toEqual([]);
  expect(
    keysOf(light({ colours: ours.light.colours, code: ours.light.code, accent: ours.light.accent })),
  ).toEqual([]);
  const dark = { colours: ours.dark.colours, code: ours.dark.code, accent: ours.dark.accent };
  expect(keysOf({ ...light({}), dark })).toEqual([]);
});

test.each(['text', 'soft', 'faint', 'edge', 'info', 'success', 'warning', 'error'] as const)(
  'the colour of %s is checked alone, with its limit',
  (role) => {
    const [problem, ...others] = problemsOf(light({ colours: { [role]: '#f0f0f0' } }));
    expect(others).toEqual([]);
    const limit = role === 'edge' ? '3 is the least for borders' : '4.5 is the least for text';
    expect(problem?.message).toContain(`"theme.colours.${role}" #f0f0f0 on `);
    expect(problem?.message).toContain(`in the light scheme; ${limit}.`);
  },
);

test('rules are no text', () => {
  expect(keysOf(light({ colours: { rule: ours.light.colours.page } }))).toEqual([]);
});

test.each([
  ['page', ['text', 'soft', 'faint', 'edge', 'info', 'success', 'warning', 'error', 'accent']],
  ['raised', ['text', 'soft', 'faint', 'accent']],
  ['sunken', ['text', 'soft', 'faint', 'success', 'error', 'code']],
  ['hover', ['text', 'soft']],
] as const)('on %s of a theme, everything is checked that is read there', (ground, roles) => {
  const found = keysOf(light({ colours: { [ground]: '#5a5a5a' } }));
  const kinds = found.map((key) => key.replace('colours.', '').replace(/^code\..*/, 'code'));
  expect([...new Set(kinds)]).toEqual(roles);
});

test('code is read on the sunken ground alone', () => {
  const kind = Object.keys(ours.light.code)[0] ?? '';
  expect(keysOf(light({ code: { [kind]: '#eeeeee' } }))).toEqual([`code.${kind}`]);
});

test('an accent is read on its own tint', () => {
  const { page, raised } = ours.light.colours;
  const accent = '#707070';
  for (const ground of [page, raised]) expect(contrast(accent, ground)).toBeGreaterThan(4.5);
  const [problem] = problemsOf(light({ accent }));
  expect(problem?.message).toContain('"theme.accent" #707070 on its tint has a contrast of 4.');
});

test('accents of products are checked in both schemes, with the name of the product', () => {
  const products = [
    { key: 'products[0]' },
    { key: 'products[1]', accent: { light: '#eeeeee', dark: '#111111' } },
  ];
  expect(
    problemsOf(undefined, products).map(({ message }) => message.replace(/ on .* in the/, ' in the')),
  ).toEqual([
    '"products[1].accent" #eeeeee in the light scheme; 4.5 is the least for text.',
    '"products[1].accent" #111111 in the dark scheme; 4.5 is the least for text.',
  ]);
});

test('a problem names the worst ground, a ratio rounded down, and the nearest colour that passes', () => {
  const colours = {
    page: '#ffffff',
    raised: '#ffffff',
    sunken: '#ffffff',
    hover: '#ffffff',
    info: '#777777',
  };
  expect(problemsOf(light({ colours })).filter(({ message }) => message.includes('info'))).toEqual([
    {
      severity: 'warning',
      code: 'theme-contrast',
      message:
        '"theme.colours.info" #777777 on "page" #ffffff has a contrast of 4.47 in the light scheme; 4.5 is the least for text.',
      hint: "info: { light: '#767676' } is the nearest colour that passes.",
      place: { file: 'theme.colours.info', line: 1, column: 1 },
    },
  ]);
});

test('a colour just above its limit passes', () => {
  const colours = { page: '#ffffff', info: '#767676' };
  expect(problemsOf(light({ colours })).filter(({ message }) => message.includes('info'))).toEqual([]);
});

test('grounds that are too far apart have no readable colour', () => {
  const [problem] = problemsOf(light({ colours: { page: '#ffffff', raised: '#000000', sunken: '#777777' } }));
  expect(problem?.hint).toBe(
    'No colour is readable on all of these backgrounds. Give them a similar lightness.',
  );
});

test('pictures have the light colours of the theme, in a form that every program reads', () => {
  const { page, text, soft } = ours.light.colours;
  const given = { fonts: ['fonts/brand.ttf'] };
  const { accent } = ours.light;
  expect(resolveSocialImages(given, undefined)).toEqual({
    fonts: ['fonts/brand.ttf'],
    colours: { page, text, soft, accent },
  });
  const own = light({ accent: 'oklch(0.6 0.1 250)', colours: { page: 'white', text: 'hsl(0 0% 0%)' } });
  expect(resolveSocialImages(given, own).colours).toEqual({
    page: '#ffffff',
    text: '#000000',
    soft,
    accent: '#4f84ba',
  });
});

test('greys of a theme colour both schemes, below the colours that it gives', () => {
  const theme = resolveTheme({
    greys: 'oklch(0.5 0.2 260)',
    colours: { text: '#111111', soft: { light: '#555555', dark: '#cccccc' } },
    density: 'comfortable',
  });
  expect(theme.light.colours).toMatchObject({ text: '#111111' });
  expect(theme.dark.colours).toMatchObject({ soft: '#cccccc' });
  for (const [name, scheme] of [
    ['light', theme.light],
    ['dark', theme.dark],
  ] as const) {
    expect(Object.keys(scheme.colours).sort()).toEqual([
      'edge',
      'faint',
      'hover',
      'page',
      'raised',
      'rule',
      'soft',
      'sunken',
      'text',
    ]);
    expect(scheme.colours.faint, name).not.toBe(ours[name].colours.faint);
  }
  expect(keysOf(theme)).toEqual([]);
});
