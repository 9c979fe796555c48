import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../model/diagnostic.ts';

/** Lets a server listen; rejects with a sentence when there is no such address, or the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(`Port ${port} is taken; --port chooses another, --port 0 a free one.`);
    case 'EACCES':
      return new UserError(`Port ${port} may not be used here; --port chooses another.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(`This machine has no address ${host}; --host chooses another.`);
    default:
      return error;
  }
}

/** The address at which a listening server is to be reached. */
export function urlOf(server: Server, host: string, base: string): string {
  const { port, family } = server.address() as AddressInfo;
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}

/** Ends a server and every connection to it when a signal is aborted; resolves when it has ended. */
export function closeOn(server: Server, signal: AbortSignal): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return closed;
}
