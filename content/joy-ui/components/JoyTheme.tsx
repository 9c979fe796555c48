import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import { styled } from '@mui/material/styles';
import type * as React from 'react';

const theme = extendTheme();
const light = theme.generateCssVars('light').css;
const dark = theme.generateCssVars('dark').css;

/** Colours that differ at night. The light ones are the fallbacks of Joy UI's own styles. */
const night = Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));

const Scope = styled('div')(({ theme: material }) => ({
  display: 'contents',
  ...material.applyStyles('dark', night),
}));

/** Gives Joy UI its theme inside a page of Material UI, which decides between light and dark. */
export default function JoyTheme({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Scope>{children}</Scope>
    </ThemeProvider>
  );
}
