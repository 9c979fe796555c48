import type { PaletteOptions } from '@mui/material/styles';
import type { CodeColours, Scheme } from '../src/model/theme.ts';
import { darkScheme, lightScheme } from './default-palette.ts';

/** Colours of the shell for which Material's palette has no name. */
interface Surface {
  /** Background of cards and demos. */
  readonly raised: string;
  /** Background of code and of secondary panels. */
  readonly sunken: string;
  /** Background under the pointer. */
  readonly hover: string;
  /** Borders that must be visible: those of controls. */
  readonly edge: string;
  /** Shadow at an edge behind which there is more to scroll. */
  readonly shade: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: Surface;
    code: CodeColours;
  }
  interface PaletteOptions {
    surface?: Surface;
    code?: CodeColours;
  }
}

/** Colours of the light scheme. */
export const lightPalette: PaletteOptions = toPalette(lightScheme, {
  paper: '#ffffff',
  shade: 'rgb(0 0 0 / .12)',
});

/** Colours of the dark scheme. */
export const darkPalette: PaletteOptions = toPalette(darkScheme, {
  paper: '#1c1f24',
  shade: 'rgb(0 0 0 / .55)',
});

/** Names the colours of a scheme as Material does. */
function toPalette(
  { accent, colours, code }: Scheme,
  { paper, shade }: { readonly paper: string; readonly shade: string },
): PaletteOptions {
  const { text, soft, faint, page, rule, info, success, warning, error } = colours;
  const { raised, sunken, hover, edge } = colours;
  return {
    primary: { main: accent },
    info: { main: info },
    success: { main: success },
    warning: { main: warning },
    error: { main: error },
    text: { primary: text, secondary: soft, disabled: faint },
    background: { default: page, paper },
    divider: rule,
    surface: { raised, sunken, hover, edge, shade },
    code,
  };
}
