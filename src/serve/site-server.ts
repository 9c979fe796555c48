import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { UserError } from '../model/user-error.ts';
import { sendText } from './send-notice.ts';

/** Answers a `GET` or `HEAD` request. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates a read-only server. When `answer` fails, the response has status 500 and `fail` receives the error.
 */
export function createSiteServer(answer: AnswerRequest, fail: (error: unknown) => void): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed. Use GET or HEAD.', { allow: 'GET, HEAD' });
      return;
    }
    answer(request, response).catch((error: unknown) => {
      fail(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, inspect(error));
    });
  });
}

/** Starts listening. Rejects with a `UserError` when the port or the host is unavailable. */
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
      return new UserError(
        `Port ${port} is already in use. Choose another one with --port, or any free one with --port 0.`,
      );
    case 'EACCES':
      return new UserError(`No permission to use port ${port}. Choose another one with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(`"${host}" is not an address of this machine. Choose another one with --host.`);
    default:
      return error;
  }
}

/** Returns the URL of the site on a listening server. */
export function urlOf(server: Server, host: string, base: string): string {
  const { port, family } = server.address() as AddressInfo;
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const name = isAnyAddress ? 'localhost' : family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}

/** Closes a server and its connections when a signal is aborted. Resolves when the server is closed. */
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
