import { createServer, type ServerResponse } from 'node:http';

/** How a cache server answers: as it should, or in one of the ways in which servers fail. */
export type Behaviour =
  | 'honest'
  /** Accepts requests and never answers. */
  | 'silent'
  /** Ends in the middle of a content. */
  | 'truncating'
  /** Changes one bit of every content. */
  | 'flipping'
  /** Answers with another content than the one that was asked for. */
  | 'swapping'
  /** Sends without end. */
  | 'endless'
  | 'refusing';

/** A server that speaks Bazel's HTTP cache protocol, on this machine. */
export interface CacheServer extends AsyncDisposable {
  readonly origin: string;
  /** `GET /ac/…`, in the order of their arrival. */
  readonly requests: string[];
  /** What was stored, by path: `/cas/…`. */
  readonly blobs: Map<string, Buffer>;
  /** The `Authorization` headers that were sent. */
  readonly tokens: Set<string | undefined>;
  behave(behaviour: Behaviour): void;
}

/** Starts an honest server. */
export async function cacheServer(): Promise<CacheServer> {
  const blobs = new Map<string, Buffer>();
  const requests: string[] = [];
  const tokens = new Set<string | undefined>();
  let behaviour: Behaviour = 'honest';
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    requests.push(`${method} ${url}`);
    tokens.add(request.headers.authorization);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (behaviour === 'silent') return;
    if (behaviour === 'refusing') return void response.writeHead(500).end('out of order');
    if (method === 'PUT') blobs.set(url, Buffer.concat(parts));
    const found = method === 'PUT' ? Buffer.alloc(0) : blobs.get(url);
    if (!found) return void response.writeHead(404).end();
    if (method === 'PUT') return void response.writeHead(201).end();
    send(response, found, { behaviour, blobs, url });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    blobs,
    tokens,
    behave(next) {
      behaviour = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Sending {
  readonly behaviour: Behaviour;
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly url: string;
}

function send(response: ServerResponse, content: Buffer, { behaviour, blobs, url }: Sending): void {
  // An entry leads to the content, and is what it should be.
  const isContent = url.startsWith('/cas/');
  if (behaviour === 'truncating' && isContent) {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  } else if (behaviour === 'flipping' && isContent) {
    const flipped = Buffer.from(content);
    flipped.writeUInt8(flipped.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
    response.end(flipped);
  } else if (behaviour === 'swapping' && isContent) {
    const others = [...blobs].filter(([path]) => path.startsWith('/cas/') && path !== url);
    response.end(Buffer.alloc(content.length, others[0]?.[1]));
  } else if (behaviour === 'endless' && isContent) {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  } else {
    response.end(content);
  }
}
