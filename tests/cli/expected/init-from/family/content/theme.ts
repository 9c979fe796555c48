import { blue, blueGrey } from '@mui/material/colors';

/** Colours that components of this documentation look for; replace them with your own. */
const added = (surface: string, glow: string) => ({
  primary: { ...blue, light: blue[400], main: blue[700], dark: blue[800] },
  primaryDark: blueGrey,
  gradients: {
    lightGrayRadio: `radial-gradient(50% 50% at 50% 50%, ${glow} 0%, ${surface} 100%)`,
    linearSubtle: `linear-gradient(to top right, ${glow} 0%, ${surface} 80%)`,
    radioSubtle: `radial-gradient(100% 100% at 100% 100%, ${surface} 0%, ${glow} 300%)`,
    stylizedRadio: `radial-gradient(circle at 50% 0, ${glow} 0%, ${surface} 100%)`,
  },
});

/** Options of the theme of Material UI that all demos receive. */
export const theme = {
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
};
