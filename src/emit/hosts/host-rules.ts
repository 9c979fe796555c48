import { generatedHeaders, type HeaderBlock, ownHeader } from '../../assemble/generated-headers.ts';
import { ownRedirect, redirectWithBase } from '../../assemble/host-redirects.ts';
import { encodeUrl } from '../../lib/encode-url.ts';
import type { RedirectRule } from '../../model/host-files.ts';
import type { InlineSources } from '../../model/render-task.ts';
import type { Site } from '../../model/site.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';

/** A redirect with base. */
export type HostRedirect = Pick<RedirectRule, 'from' | 'to' | 'status'>;

/** The rules of a site that its host applies, apart from those in the site's own files. */
export interface HostRules {
  readonly headers: readonly HeaderBlock[];
  /** With base, and percent-encoded; the first one that matches counts. */
  readonly redirects: readonly HostRedirect[];
}

/**
 * Returns the generated rules of a site that its own rules do not replace: redirects that they match, since
 * they come first, and headers that they set for the same path, since hosts would join both values.
 *
 * @param own the site's own redirects, as far as the host applies them
 * @param inline everything inline in pages
 */
export function hostRules(
  { config, hostFiles: { headers: ownHeaders } }: Pick<Site, 'config' | 'hostFiles'>,
  own: readonly RedirectRule[],
  inline: InlineSources,
): HostRules {
  return {
    headers: generatedHeaders(config, contentSecurityPolicy(config, inline))
      .map(({ pattern, headers }) => ({
        pattern,
        headers: headers.filter(([name]) => !ownHeaders || !ownHeader(pattern, name, ownHeaders.rules)),
      }))
      .filter(({ headers }) => headers.length > 0),
    redirects: config.redirects
      .map((redirect) => ({ ...redirectWithBase(redirect, config), status: redirect.status }))
      .filter((redirect) => !ownRedirect(redirect, own))
      .map(({ from, to, status }) => ({ from: encodeUrl(from), to: encodeUrl(to), status })),
  };
}
