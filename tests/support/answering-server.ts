import { createServer } from 'node:http';

/** A server on this machine. */
export interface AnsweringServer extends AsyncDisposable {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  /** `HEAD /a`, in the order of their arrival. */
  readonly requests: readonly string[];
  /** The most requests that were open at once. */
  readonly most: () => number;
}

/** The status, and further headers, of the answer to a request for a path; `attempt` counts from 1. */
export type Answer = (
  path: string,
  attempt: number,
  method: string,
) => number | readonly [number, Record<string, string>];

/** Starts a server that answers with a status and no content. */
export async function answeringServer(answer: Answer, delay = 0): Promise<AnsweringServer> {
  const requests: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async ({ method = '', url = '' }, response) => {
    requests.push(`${method} ${url}`);
    open += 1;
    most = Math.max(most, open);
    const attempt = requests.filter((one) => one === `${method} ${url}`).length;
    const answered = answer(url, attempt, method);
    await new Promise((resolve) => setTimeout(resolve, delay));
    open -= 1;
    const [status, headers] = typeof answered === 'number' ? [answered, {}] : answered;
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    most: () => most,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
