import type { PaletteOptions } from '@mui/material/styles';

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

type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'tag' | 'attribute';

/** Colours of source code by kind of token. */
type CodeColours = Readonly<Record<TokenKind, string>>;

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
export const lightPalette: PaletteOptions = {
  primary: { main: '#0b5cad' },
  info: { main: '#0b62b8' },
  success: { main: '#1a7440' },
  warning: { main: '#8f5600' },
  error: { main: '#b3261e' },
  text: { primary: '#1d1e20', secondary: '#4d5056', disabled: '#5e6269' },
  background: { default: '#fdfdfb', paper: '#ffffff' },
  divider: '#e5e4df',
  surface: {
    raised: '#ffffff',
    sunken: '#f6f5f1',
    hover: '#efeeea',
    edge: '#8b8e94',
    shade: 'rgb(0 0 0 / .12)',
  },
  code: {
    comment: '#5b5f66',
    keyword: '#7a2fb3',
    string: '#0a6749',
    number: '#9a4600',
    function: '#0b57a3',
    tag: '#a3123f',
    attribute: '#6a5700',
  },
};

/** Colours of the dark scheme, chosen by eye and not by inversion. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#86bdff' },
  info: { main: '#7fc0ff' },
  success: { main: '#74d196' },
  warning: { main: '#f0b457' },
  error: { main: '#ff938a' },
  text: { primary: '#e9e7e2', secondary: '#b6b8bd', disabled: '#94989f' },
  background: { default: '#15171b', paper: '#1c1f24' },
  divider: '#2c3037',
  surface: {
    raised: '#1b1e23',
    sunken: '#101215',
    hover: '#23272e',
    edge: '#6f747d',
    shade: 'rgb(0 0 0 / .55)',
  },
  code: {
    comment: '#9298a1',
    keyword: '#d2a8ff',
    string: '#8fd8b3',
    number: '#f5bb7d',
    function: '#8fc4ff',
    tag: '#ff9fb2',
    attribute: '#e2d08a',
  },
};
