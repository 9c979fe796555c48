import { decodeLetters } from '../lib/decode-url.ts';
import type { Config } from '../model/config.ts';
import type { HeaderLine, HeaderRule } from '../model/host-files.ts';
import { outputNames } from '../model/output.ts';
import { searchFolder } from './search/search-folder.ts';

/** The name of the header whose value depends on the scripts of every page. */
export const policyHeader = 'Content-Security-Policy';

/** Headers of the responses at addresses that match a pattern. */
export interface HeaderBlock {
  /** With base; `*` at its end stands for any rest: `/docs/assets/*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Returns the headers that the build generates; without a policy, pages have none. */
export function generatedHeaders(
  { base, contentNegotiation, languages }: Config,
  policy: string | undefined,
): HeaderBlock[] {
  const forever = [['Cache-Control', 'public, max-age=31536000, immutable']] as const;
  return [
    {
      pattern: `${base}*`,
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['X-Frame-Options', 'SAMEORIGIN'],
        // Caches keep both forms of a page.
        ...(contentNegotiation ? [['Vary', 'Accept'] as const] : []),
        ...(policy === undefined ? [] : [[policyHeader, policy] as const]),
      ],
    },
    { pattern: `${base}${outputNames.assets}/*`, headers: forever },
    { pattern: `${base}${outputNames.media}/*`, headers: forever },
    // Pages ask for these with the hash of their content as the query.
    ...languages.map((language) => ({
      pattern: `${base}${searchFolder(language)}/*`,
      headers: forever,
    })),
    { pattern: `${base}${outputNames.worker}`, headers: [['Cache-Control', 'no-cache']] },
  ];
}

/** Returns the line of the site's own `_headers` that sets a header for exactly this path. */
export function ownHeader(
  pattern: string,
  name: string,
  rules: readonly HeaderRule[],
): HeaderLine | undefined {
  return rules
    .filter((rule) => decodeLetters(rule.pattern) === decodeLetters(pattern))
    .flatMap(({ headers }) => headers)
    .find((header) => header.name.toLowerCase() === name.toLowerCase());
}
