import type { SiteProps } from '../src/model/page-props.ts';

/** Text that URLPattern would read as a pattern, and a redirect does not. */
const patternSigns = /[{}()?+\\]/g;

/**
 * Says which pages a browser may fetch when a reader is about to open one: pages of this site, whose addresses end in a slash. They are
 * fetched and not drawn: drawing would run the demos of a page that may never be seen, and it would keep the settings of a moment ago.
 */
export function speculationRules({ base, outside }: Pick<SiteProps, 'base' | 'outside'>): string {
  const where = [
    { href_matches: [base, `${base}*/`] },
    ...(outside.length === 0 ? [] : [not({ href_matches: outside.map(escaped) })]),
    not({ selector_matches: '[download],.demo-root a' }),
  ];
  const rules = { prefetch: [{ where: { and: where }, eagerness: 'moderate' }] };
  return JSON.stringify(rules).replaceAll('<', '\\u003c');
}

function not(condition: object): object {
  return { not: condition };
}

function escaped(pattern: string): string {
  return pattern.replace(patternSigns, '\\$&');
}
