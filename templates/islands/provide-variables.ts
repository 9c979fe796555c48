import { demoThemeFor } from '../demo-theme.ts';
import { themeVariables } from '../styles/theme-variables.ts';

let provided = false;

/**
 * Gives the document all variables of the demos' theme: the page came with those of the first picture alone, and what opens later may
 * refer to any. A sheet made by script needs no request, and no policy has to let it through.
 */
export function provideVariables(): void {
  if (provided) return;
  provided = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeVariables(demoThemeFor()));
  document.adoptedStyleSheets.push(sheet);
}
