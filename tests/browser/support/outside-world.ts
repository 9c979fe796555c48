import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the outside world. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body: string;
  readonly referrer: string | undefined;
}

/** Answers a request; one that does nothing leaves the reader waiting. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The services that a site uses, on this machine: sponsors and collectors. */
export interface OutsideWorld extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly seen: readonly SeenRequest[];
}

/** Starts a server that notes every request and answers by path; unknown paths are 404. */
export async function outsideWorld(answers: Readonly<Record<string, Answer>>): Promise<OutsideWorld> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, body: Buffer.concat(chunks).toString(), referrer: headers.referer });
      response.setHeader('access-control-allow-origin', '*');
      const answer = answers[url.replace(/\?.*/, '')];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers with JSON. */
export function json(value: unknown): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

/** Answers with a script. */
export function script(text: string): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
  };
}

/** A picture of one colour. */
export const picture: Answer = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'image/svg+xml' })
    .end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#468"/></svg>',
    );
};

/** Takes what is sent. */
export const accept: Answer = (_request, response) => void response.writeHead(204).end();
