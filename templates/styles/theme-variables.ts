import type { Theme } from '@mui/material/styles';
import { demoThemeFor, scopedThemes } from '../demo-theme.ts';

type Declarations = Readonly<Record<string, unknown>>;

/** The attribute of `<html>` that names the colour scheme. */
export const schemeAttribute = 'data-mui-color-scheme';

/**
 * Returns a theme's variables as CSS, or those of the given names. The colour scheme follows the attribute of
 * `<html>`; if no script has set it, the system. Print is always light.
 */
export function themeVariables(theme: Theme, only?: ReadonlySet<string>): string {
  // The sources of a tree may be of a version whose themes have no variables.
  const sheets: ThemeWithVariables = theme;
  const blocks = sheets.generateStyleSheets?.().flatMap((sheet) => Object.entries(sheet)) ?? [];
  return blocks
    .map(([selector, value]) => {
      const body = declarations(value as Declarations, only);
      if (body === '') return '';
      const isDark = selector === `[${schemeAttribute}="dark"]`;
      return isDark ? `@media screen{${selector}{${body}}}${withoutScript(body)}` : `${selector}{${body}}`;
    })
    .join('');
}

/** What the themes of other libraries that have variables offer, by their version. */
interface ThemeWithVariables {
  readonly cssVarPrefix?: string;
  generateStyleSheets?(): readonly Readonly<Record<string, Declarations>>[];
  generateCssVars?(scheme: string): { readonly css: Declarations };
}

/**
 * Returns the dark values of the variables of other themes, for the markup that uses any of them. The light
 * ones are the fallbacks in the styles of their components.
 */
export function scopedVariables(markup?: string): string {
  return Object.values(scopedThemes)
    .map((theme: ThemeWithVariables) => {
      const isUsed = markup === undefined || markup.includes(`var(--${theme.cssVarPrefix ?? ''}`);
      const body = isUsed ? declarations(darkValues(theme), undefined) : '';
      return body === '' ? '' : `@media screen{[${schemeAttribute}="dark"]{${body}}}${withoutScript(body)}`;
    })
    .join('');
}

function darkValues(theme: ThemeWithVariables): Declarations {
  const sheets = theme.generateStyleSheets?.().flatMap((sheet) => Object.entries(sheet)) ?? [];
  const dark = sheets.filter(([selector]) => selector.includes('dark')).map(([, values]) => values);
  return dark.length > 0 ? Object.assign({}, ...dark) : (theme.generateCssVars?.('dark').css ?? {});
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

/** `colorScheme` → `color-scheme`; custom properties keep their names. */
function hyphenated(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const variableUse = /var\(\s*(--mui-[\w-]+)/g;

let references: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the variables of the demos' theme that HTML uses: a small part of all, directly or indirectly. */
export function demoVariables(markup: string): string {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    references ??= readReferences();
    references.get(name)?.forEach(add);
  };
  namesUsedIn(markup).forEach(add);
  const own = needed.size === 0 ? '' : themeVariables(demoThemeFor(), needed);
  return own + scopedVariables(markup);
}

/** The variables that each variable refers to, in any scheme. */
function readReferences(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', value = ''] of themeVariables(demoThemeFor()).matchAll(
    /(--mui-[\w-]+):([^;{}]*)/g,
  )) {
    found.set(name, [...(found.get(name) ?? []), ...namesUsedIn(value)]);
  }
  return found;
}

function namesUsedIn(text: string): string[] {
  return Array.from(text.matchAll(variableUse), ([, name = '']) => name);
}
