import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { OwnScheme, Scheme, SchemeColours, SiteTheme } from '../../model/theme.ts';
import { tintShare } from './derive-dark.ts';
import { type Ground, leastContrast, readableColour, worstGround } from './readable-colour.ts';
import { ours } from './resolve-theme.ts';

type SchemeName = 'light' | 'dark';

/** A product whose accent is checked on the pages of the theme. */
export interface AccentOwner {
  /** Its key in `site.yaml`: `products[0]`. */
  readonly key: string;
  readonly accent?: { readonly light: string; readonly dark: string };
}

/** A colour with the backgrounds on which it is read. */
interface Pair {
  /** Its key in `site.yaml`, without the scheme: `theme.colours.text`. */
  readonly key: string;
  readonly colour: string;
  readonly grounds: readonly Ground[];
  readonly least: number;
}

/**
 * Reports text and borders of a theme that are hard to read on their background, in either scheme. Pairs of
 * our own colours are not checked.
 */
export function checkContrast(
  theme: SiteTheme | undefined,
  products: readonly AccentOwner[],
  placeOf: (key: string) => Place,
): Diagnostic[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    pairsOf(name, theme?.[name] ?? none, products).flatMap((pair) => problem(pair, name, placeOf)),
  );
}

const none: OwnScheme = { colours: {}, code: {} };

function pairsOf(name: SchemeName, own: OwnScheme, products: readonly AccentOwner[]): Pair[] {
  const base: Scheme = ours[name];
  const colours = { ...base.colours, ...own.colours };
  const grounds = groundsOf(colours);
  const isOwnGround = ['page', 'raised', 'sunken', 'hover'].some((role) => role in own.colours);
  const ofRoles = roles.flatMap(({ role, on, least }): Pair[] =>
    isOwnGround || role in own.colours
      ? [
          {
            key: `theme.colours.${role}`,
            colour: colours[role],
            grounds: on.map((ground) => grounds[ground]),
            least,
          },
        ]
      : [],
  );
  const ofCode = Object.entries({ ...base.code, ...own.code }).flatMap(([kind, colour]): Pair[] =>
    'sunken' in own.colours || kind in own.code
      ? [{ key: `theme.code.${kind}`, colour, grounds: [grounds.sunken], least: leastContrast.text }]
      : [],
  );
  const tint: Ground = { kind: 'tint', name: 'its tint', below: colours.page, share: tintShare };
  const accentPair = (key: string, colour: string): Pair => {
    const on = [grounds.page, grounds.raised, tint];
    return { key, colour, grounds: on, least: leastContrast.text };
  };
  const ofProducts = products.flatMap(({ key, accent }) =>
    accent === undefined ? [] : [accentPair(`${key}.accent`, accent[name])],
  );
  const ofSite =
    isOwnGround || own.accent !== undefined ? [accentPair('theme.accent', own.accent ?? base.accent)] : [];
  return [...ofRoles, ...ofCode, ...ofSite, ...ofProducts];
}

const onAll = ['page', 'raised', 'sunken', 'hover'] as const;

/** The roles of text and borders, and where they are read. */
const roles: readonly {
  readonly role: keyof SchemeColours;
  readonly on: readonly (typeof onAll)[number][];
  readonly least: number;
}[] = [
  { role: 'text', on: onAll, least: leastContrast.text },
  { role: 'soft', on: onAll, least: leastContrast.text },
  { role: 'faint', on: ['page', 'raised', 'sunken'], least: leastContrast.text },
  { role: 'edge', on: ['page'], least: leastContrast.border },
  { role: 'info', on: ['page'], least: leastContrast.text },
  { role: 'success', on: ['page', 'sunken'], least: leastContrast.text },
  { role: 'warning', on: ['page'], least: leastContrast.text },
  { role: 'error', on: ['page', 'sunken'], least: leastContrast.text },
];

function groundsOf(colours: SchemeColours): Readonly<Record<(typeof onAll)[number], Ground>> {
  const ground = (role: (typeof onAll)[number]): Ground => ({
    kind: 'plain',
    name: `"${role}" ${colours[role]}`,
    colour: colours[role],
  });
  return { page: ground('page'), raised: ground('raised'), sunken: ground('sunken'), hover: ground('hover') };
}

function problem(
  { key, colour, grounds, least }: Pair,
  scheme: SchemeName,
  placeOf: (key: string) => Place,
): Diagnostic[] {
  const worst = worstGround(colour, grounds);
  if (worst.ratio >= least) return [];
  const nearest = readableColour(colour, grounds, least);
  const corrected = `${key.replace(/^.*\./, '')}: { ${scheme}: '${nearest}' }`;
  return [
    {
      severity: 'warning',
      code: 'theme-contrast',
      // Rounded down, so that 4.496 is not shown as 4.5.
      message: `"${key}" ${colour} on ${worst.name} has a contrast of ${Math.floor(worst.ratio * 100) / 100} in the ${scheme} scheme; ${least} is the least for ${least === leastContrast.text ? 'text' : 'borders'}.`,
      hint:
        nearest === undefined
          ? 'No colour is readable on all of these backgrounds. Give them a similar lightness.'
          : `${corrected} is the nearest colour that passes.`,
      place: placeOf(key),
    },
  ];
}
