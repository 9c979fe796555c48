import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { schemeAttribute } from './styles/theme-variables.ts';

/**
 * The script of MUI that applies the stored colour scheme, without its comments and indentation: every page
 * is 30 bytes smaller after compression.
 */
export const colourSchemeScript = withoutLayout(
  renderToStaticMarkup(createElement(InitColorSchemeScript, { attribute: schemeAttribute })),
);

function withoutLayout(element: string): string {
  return element
    .replace(/^<script[^>]*>|<\/script>$/g, '')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(/\n */g, '');
}
