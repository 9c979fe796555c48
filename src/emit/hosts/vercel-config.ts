import { encodeUrl } from '../../lib/encode-url.ts';
import type { HostRules } from './host-rules.ts';

/**
 * Returns `vercel.json`. Vercel reads it from the folder that is deployed: `vercel deploy dist`.
 * https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig({ headers, redirects }: HostRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: headers.map((rule) => ({
      source: encodeUrl(rule.pattern).replace(/\*$/, '(.*)'),
      headers: rule.headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to, status }) => ({
      source: redirectSource(from),
      destination: encodeUrl(to),
      statusCode: status,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Returns the pattern of a redirect, which Vercel compares with the encoded address. Before it looks at
 * redirects, Vercel adds a slash to addresses whose last name has no dot, and `:splat*` would match none of
 * them: `/old` → `/old/`, `/old/*` → `/old/:splat(.*)`
 */
function redirectSource(written: string): string {
  const from = encodeUrl(written).replace(/[(){}+?!\\]/g, '\\$&');
  const last = from.slice(from.lastIndexOf('/') + 1);
  if (last === '*') return `${from.slice(0, -1)}:splat(.*)`;
  if (last.startsWith(':')) return `${from}{/}?`;
  return last === '' || last.includes('.') ? from : `${from}/`;
}
