import { fixedRedirectsOfCloudflare } from '../../assemble/portable-rules.ts';
import { hasCaptures } from '../../lib/path.ts';
import type { HostRedirect } from './host-rules.ts';

/**
 * Returns redirects as Cloudflare Pages reads them. It wants those from one address first, and compares
 * addresses with their final slashes, so `/old/` is followed by `/old`, unless the site then had more
 * redirects than it accepts.
 *
 * @param own the site's own redirects, which come before these and count with them
 */
export function cloudflareRedirects(
  redirects: readonly HostRedirect[],
  own: readonly Pick<HostRedirect, 'from'>[],
): readonly HostRedirect[] {
  const fixed = redirects.filter(({ from }) => !hasCaptures(from));
  const both = fixed.flatMap((redirect) => [redirect, ...withoutSlash(redirect)]);
  const ownFixed = own.filter(({ from }) => !hasCaptures(from));
  return [
    ...(ownFixed.length + both.length > fixedRedirectsOfCloudflare ? fixed : both),
    ...redirects.filter(({ from }) => hasCaptures(from)),
  ];
}

function withoutSlash(redirect: HostRedirect): HostRedirect[] {
  const { from } = redirect;
  return from.endsWith('/') && from !== '/' ? [{ ...redirect, from: from.slice(0, -1) }] : [];
}
