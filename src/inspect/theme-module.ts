/** A theme that demos need: that of Joy UI, or what sites of this family add to that of Material UI. */
export type NeededTheme = 'joy' | 'extended';

/**
 * Returns whether a module uses what the sites of this family add to the theme of Material UI: functions and
 * colours without which a component throws where it reads them.
 */
export function usesExtendedTheme(text: string): boolean {
  return /\.applyDarkStyles\(|\bpalette\.(?:primaryDark|gradients)\b|\bprimaryDark\.\d/.test(text);
}

/** Returns `content/theme.ts` of a site whose demos need these themes, or undefined if they need none. */
export function themeModule(needed: readonly NeededTheme[]): string | undefined {
  if (needed.length === 0) return undefined;
  const extended = needed.includes('extended');
  const joy = needed.includes('joy');
  return [
    ...(joy ? ["import { extendTheme, THEME_ID } from '@mui/joy/styles';"] : []),
    ...(extended ? ["import { blue, blueGrey } from '@mui/material/colors';", '', colours] : []),
    '',
    '/** Options of the theme of Material UI that all demos receive. */',
    extended ? extendedTheme : 'export const theme = {};',
    ...(joy ? ['', joyThemes] : []),
    '',
  ].join('\n');
}

const joyThemes = `/** Themes of other libraries, by the key under which their components look for them. */
export const scopedThemes = { [THEME_ID]: extendTheme() };`;

/** Material's own colours stand in for those of the site, which its components name and do not contain. */
const colours = `/** Colours that components of this documentation look for; replace them with your own. */
const added = (surface: string, glow: string) => ({
  primary: { ...blue, light: blue[400], main: blue[700], dark: blue[800] },
  primaryDark: blueGrey,
  gradients: {
    lightGrayRadio: \`radial-gradient(50% 50% at 50% 50%, \${glow} 0%, \${surface} 100%)\`,
    linearSubtle: \`linear-gradient(to top right, \${glow} 0%, \${surface} 80%)\`,
    radioSubtle: \`radial-gradient(100% 100% at 100% 100%, \${surface} 0%, \${glow} 300%)\`,
    stylizedRadio: \`radial-gradient(circle at 50% 0, \${glow} 0%, \${surface} 100%)\`,
  },
});`;

const extendedTheme = `export const theme = {
  colorSchemes: {
    light: { palette: added('rgba(255, 255, 255, 0)', 'rgba(25, 118, 210, 0.12)') },
    dark: {
      palette: {
        ...added('rgba(18, 18, 18, 0)', 'rgba(144, 202, 249, 0.12)'),
        primary: { ...blue, light: blue[50], main: blue[200], dark: blue[400] },
      },
    },
  },
  applyDarkStyles(this: { applyStyles(scheme: string, styles: object): object }, styles: object) {
    return this.applyStyles('dark', styles);
  },
};`;
