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
      source: rule.pattern.replace(/\*$/, '(.*)'),
      headers: rule.headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to, status }) => ({
      source: from.replace(/\*$/, ':splat*'),
      destination: to.replace(/:splat\b/, ':splat*'),
      statusCode: status,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
