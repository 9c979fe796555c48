import createCache from '@emotion/cache';
import { type CSSObject, css } from '@emotion/react';

/**
 * Returns style objects as CSS, for rules that a page has itself: `('.api', { '& td': { padding: 0 } })` →
 * `.api td{padding:0;}`
 */
export function ownRules(selector: string, styles: CSSObject): string {
  const cache = createCache({ key: 'own', stylisPlugins: [] });
  // With this flag the cache returns the CSS instead of keeping it.
  cache.compat = true;
  return cache.insert(selector, css(styles), cache.sheet, false) ?? '';
}
