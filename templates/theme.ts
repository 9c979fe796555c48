import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';

const fontFamily = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** The theme of the shell. Colours are CSS variables `--docs-…`; an attribute of `<html>` sets the scheme. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 12 },
  typography: { fontFamily },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    },
  },
  zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
});
