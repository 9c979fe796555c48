import { isIP } from 'node:net';

/** Names of this machine that no name server can point elsewhere. */
const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * True when a request may name this host. A website that points its own name at this machine (DNS rebinding) could otherwise read what is
 * served here. Who serves on every address is asked by address, and addresses cannot be rebound.
 */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  const name = hostName(header ?? '');
  if (loopback.has(name) || name === host.toLowerCase()) return true;
  return (host === '0.0.0.0' || host === '::') && isIP(name) !== 0;
}

/** `'[::1]:4172'` → `'::1'`; `'Localhost:4172'` → `'localhost'` */
function hostName(header: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase();
}
