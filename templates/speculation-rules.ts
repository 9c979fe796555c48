import type { SiteProps } from '../src/model/page-props.ts';

/** Characters with a meaning in URLPattern, but not in a redirect. */
const patternCharacters = /[{}()?+\\]/g;

/** Returns the rules to prefetch pages of this site. Prerendering would run demos of pages nobody opens. */
export function speculationRules({ base, outside }: Pick<SiteProps, 'base' | 'outside'>): string {
  const where = [
    { href_matches: [base, `${base}*/`] },
    ...(outside.length === 0 ? [] : [{ not: { href_matches: outside.map(escaped) } }]),
    { not: { selector_matches: '[download],.demo-root a' } },
  ];
  const rules = { prefetch: [{ where: { and: where }, eagerness: 'moderate' }] };
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}

function escaped(pattern: string): string {
  return pattern.replace(patternCharacters, '\\$&');
}
