import { isIP } from 'node:net';

/** Host names that no name server can point to another machine. */
const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Sent for a request that `isAllowedHost` rejects. */
export const hostNotAllowed =
  'Host not allowed. Use localhost, the address that --host names, or with --host 0.0.0.0 any IP address of the machine.';

/**
 * Checks the `Host` header of a request to a server that listens on `host`, since a website may point its own
 * name at this machine (DNS rebinding).
 */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  // `'[::1]:4172'` → `'::1'`; `'Localhost:4172'` → `'localhost'`
  const [, bracketed, plain = ''] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '') ?? [];
  const name = (bracketed ?? plain).toLowerCase();
  if (loopback.has(name) || name === host.toLowerCase()) return true;
  // IP addresses cannot be rebound.
  return (host === '0.0.0.0' || host === '::') && isIP(name) !== 0;
}
