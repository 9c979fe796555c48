import { createTheme } from '@mui/material/styles';

/** The theme of every demo, on the server and in the browser: Material's own, its colours as variables `--mui-…`. */
export const demoTheme = createTheme({
  cssVariables: { cssVarPrefix: 'mui', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});
