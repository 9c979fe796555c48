import type { SiteProps } from '../../src/model/page-props.ts';
import type { OwnStyles, SiteTheme } from '../../src/model/theme.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { theme } from '../theme.ts';
import { articleRules, calloutRules } from './article-rules.ts';
import { codeRules } from './code-rules.ts';
import { compactCss, pruneVariables } from './css-text.ts';
import { demoRules, editRules } from './demo-rules.ts';
import { badgeRules, documentRules, menuRules } from './document-rules.ts';
import { themeDeclarations, themeRules } from './site-theme.ts';
import { schemeAttribute, scopedVariables, themeVariables } from './theme-variables.ts';
import { toolbarRules } from './toolbar-rules.ts';

const shellRules = [documentRules, articleRules, codeRules, calloutRules, badgeRules, demoRules, menuRules];
const staticRules = compactCss([...shellRules, toolbarRules].join('\n'));

/**
 * Composes the shared style sheet: variables, static rules, product accents, then the given rules. The theme
 * and the style sheets of the site come last.
 */
export function composeStyleSheet(
  site: Pick<SiteProps, 'products'>,
  rules: readonly string[],
  own?: OwnStyles,
): string {
  const variables = themeVariables(theme) + (own ? themeDeclarations(own) : '');
  const ours = variables + staticRules + accentRules(site, own?.theme) + compactCss(rules.join(''));
  return own ? pruneVariables(ours + themeRules(own), own.css) + own.css : pruneVariables(ours);
}

/** Composes all variables of the demos' theme, for the documents in iframes of demos. */
export function composeDemoStyleSheet(): string {
  return themeVariables(demoThemeFor()) + scopedVariables();
}

/** Composes the rules of the demo editor. They use the variables of the shared style sheet. */
export function composeEditStyleSheet(): string {
  return compactCss(editRules);
}

const { light, dark } = theme.colorSchemes;

/** Sets `--accent` on every element that names a product, by colour scheme. */
function accentRules(site: Pick<SiteProps, 'products'>, own: SiteTheme | undefined): string {
  const products = site.products
    .map(({ id, accent }) => (accent ? `[data-product=${JSON.stringify(id)}]${accentPair(accent)}` : ''))
    .join('');
  const fallback = accentPair({
    light: own?.light.accent ?? light?.palette.primary.main ?? '',
    dark: own?.dark.accent ?? dark?.palette.primary.main ?? '',
  });
  return `:root${fallback}${products}${accentOfScheme}`;
}

/** Declared with each accent, because a custom property is computed where it is declared. */
const tint = '--accent-tint:color-mix(in srgb,var(--accent) 11%,transparent)';

const accentOfScheme =
  `:root,[data-product]{--accent:var(--accent-light);${tint}}` +
  `@media screen{[${schemeAttribute}=dark],[${schemeAttribute}=dark] [data-product]{--accent:var(--accent-dark);${tint}}}` +
  `@media screen and (prefers-color-scheme:dark){:root:not([${schemeAttribute}]),:root:not([${schemeAttribute}]) [data-product]` +
  `{--accent:var(--accent-dark);${tint}}}`;

function accentPair(accent: { readonly light: string; readonly dark: string }): string {
  return `{--accent-light:${safeColour(accent.light)};--accent-dark:${safeColour(accent.dark)}}`;
}

/** Removes characters with which a colour of the configuration could end its rule. */
function safeColour(colour: string): string {
  return colour.replace(/[^\w#%(),./\s-]/g, '');
}
