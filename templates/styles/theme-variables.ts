import type { Theme } from '@mui/material/styles';

type Declarations = Readonly<Record<string, unknown>>;

/** The attribute of `<html>` that names the colour scheme. */
export const schemeAttribute = 'data-mui-color-scheme';

/**
 * A theme's variables as text, all of them or those of the given names. The scheme follows the attribute of `<html>`; where there is
 * none, because no script ran, it follows the system. Paper is always light.
 */
export function themeVariables(theme: Theme, only?: ReadonlySet<string>): string {
  const blocks = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  return blocks
    .map(([selector, value]) => {
      const body = declarations(value as Declarations, only);
      if (body === '') return '';
      const isDark = selector === `[${schemeAttribute}="dark"]`;
      return isDark ? `@media screen{${selector}{${body}}}${withoutScript(body)}` : `${selector}{${body}}`;
    })
    .join('');
}

/** The same declarations for a dark system where no script has set the attribute. */
function withoutScript(body: string): string {
  return `@media screen and (prefers-color-scheme:dark){:root:not([${schemeAttribute}]){${body}}}`;
}

function declarations(body: Declarations, only: ReadonlySet<string> | undefined): string {
  return Object.entries(body)
    .filter(([name]) => only?.has(name) ?? true)
    .map(([name, value]) => `${hyphenated(name)}:${String(value)}`)
    .join(';');
}

/** `colorScheme` → `color-scheme`; names of custom properties stay. */
function hyphenated(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
