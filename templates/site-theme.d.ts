/** The theme of the site, `content/theme.ts`. The bundler resolves it. */
declare module 'colophon:site-theme' {
  import type { ThemeOptions } from '@mui/material/styles';

  export const theme: ThemeOptions;
  /** Absent in most sites. */
  export const scopedThemes: Readonly<Record<string, object>> | undefined;
}
