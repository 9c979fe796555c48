import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { UserError } from '../model/diagnostic.ts';
import { sendText } from './send-notice.ts';

/** Answers a `GET` or `HEAD` request. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates a read-only server. If `answer` fails, responds with status 500 and passes the error to `fail`. */
export function createSiteServer(answer: AnswerRequest, fail: (error: unknown) => void): Server {
  const server = createServer((request, response) => {
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
  // Clients use a connection again; one that closes meanwhile fails their request.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Where a server listens, and for how long. */
export interface ServerOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly signal: AbortSignal;
}

/** A server that runs until its signal is aborted. */
export interface RunningServer {
  readonly url: string;
  readonly closed: Promise<void>;
}

/** Starts a server for the site at a base path. Rejects with a `UserError` when that is impossible. */
export async function startServer(
  server: Server,
  base: string,
  { port, host, signal }: ServerOptions,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host);
  });
  const url = urlOf(server, host, base);
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return { url, closed };
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

function urlOf(server: Server, host: string, base: string): string {
  const { port, family } = server.address() as AddressInfo;
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const name = isAnyAddress ? 'localhost' : family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}
