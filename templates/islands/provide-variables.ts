import { demoTheme } from '../demo-theme.ts';
import { themeVariables } from '../styles/theme-variables.ts';

let provided = false;

/** Provides the variables when nothing else is to be done: every element inherits them, so the style of the whole page is worked out anew. */
export function provideVariablesSoon(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(provideVariables, { timeout: latestMs });
  else setTimeout(provideVariables, latestMs);
}

/** A reader who comes upon a demo has not opened anything in it by then. */
const latestMs = 300;

/**
 * Gives the document all variables of the demos' theme: the page came with those of the first picture alone, and what opens later may
 * refer to any. A sheet made by script needs no request, and no policy has to let it through.
 */
export function provideVariables(): void {
  if (provided) return;
  provided = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeVariables(demoTheme));
  document.adoptedStyleSheets.push(sheet);
}
