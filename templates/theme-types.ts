import type {} from '@mui/material/styles';

/** Inks and grounds of the shell that Material's palette has no name for. */
export interface Surface {
  /** Ground of cards and of demos. */
  readonly raised: string;
  /** Ground of code and of quiet panels. */
  readonly sunken: string;
  /** Ground under the pointer. */
  readonly hover: string;
  /** Rules that must be seen: edges of controls. */
  readonly edge: string;
  /** Shadow at an edge behind which there is more. */
  readonly shade: string;
}

/** Ink of source code by the kind of token. */
export interface CodeColours {
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly function: string;
  readonly tag: string;
  readonly attribute: string;
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
