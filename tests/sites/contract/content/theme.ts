import type { ThemeOptions } from '@mui/material/styles';

export const theme: ThemeOptions = {
  shape: { borderRadius: 20 },
  colorSchemes: {
    light: { palette: { primary: { main: '#7a36ee' } } },
    dark: { palette: { primary: { main: '#b79cff' } } },
  },
};
