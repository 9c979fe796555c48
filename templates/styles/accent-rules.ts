import type { SiteProps } from '../../src/model/page-props.ts';
import { theme } from '../theme.ts';
import { schemeAttribute } from './theme-variables.ts';

const { light, dark } = theme.colorSchemes;

/** `--accent` of every product, by scheme, on whatever element names the product. */
export function accentRules(site: Pick<SiteProps, 'products'>): string {
  const products = site.products
    .map(({ id, accent }) => (accent ? `[data-product=${quoted(id)}]${pair(accent)}` : ''))
    .join('');
  const fallback = pair({ light: light?.palette.primary.main ?? '', dark: dark?.palette.primary.main ?? '' });
  return `:root${fallback}${products}${chosen}`;
}

/** The tint is declared wherever the accent is, because a custom property is computed where it is declared. */
const tint = '--accent-tint:color-mix(in srgb,var(--accent) 11%,transparent)';

const chosen =
  `:root,[data-product]{--accent:var(--accent-light);${tint}}` +
  `@media screen{[${schemeAttribute}=dark],[${schemeAttribute}=dark] [data-product]{--accent:var(--accent-dark);${tint}}}` +
  `@media screen and (prefers-color-scheme:dark){:root:not([${schemeAttribute}]),:root:not([${schemeAttribute}]) [data-product]` +
  `{--accent:var(--accent-dark);${tint}}}`;

function pair(accent: { readonly light: string; readonly dark: string }): string {
  return `{--accent-light:${plain(accent.light)};--accent-dark:${plain(accent.dark)}}`;
}

/** A colour from a configuration file must not end the rule it stands in. */
function plain(colour: string): string {
  return colour.replace(/[^\w#%(),./\s-]/g, '');
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
