import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decompressFromBase64 } from 'lz-string';

/** A form as it came over the wire. */
export interface PostedForm {
  /** Path and query. */
  readonly path: string;
  readonly fields: URLSearchParams;
}

/** A server on this machine that takes the forms which sandboxes would get. */
export interface SandboxStandIn extends AsyncDisposable {
  readonly url: string;
  /** Resolves with the next form that comes. */
  nextForm(): Promise<PostedForm>;
}

/** Starts a server in the place of the sandboxes. */
export async function startSandboxStandIn(): Promise<SandboxStandIn> {
  const forms: PostedForm[] = [];
  const waiting: ((form: PostedForm) => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>A sandbox</title>');
      if (request.method !== 'POST') return;
      const form = { path: request.url ?? '', fields: new URLSearchParams(body) };
      const taker = waiting.shift();
      if (taker) taker(form);
      else forms.push(form);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    nextForm: () =>
      new Promise((resolve) => {
        const form = forms.shift();
        if (form) resolve(form);
        else waiting.push(resolve);
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The files that a StackBlitz form holds. */
export function stackBlitzFiles({ fields }: PostedForm): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, text] of fields) {
    const path = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
    if (path !== undefined) found[path] = text;
  }
  return found;
}

/** The files that a CodeSandbox form holds, as the service unpacks them. */
export function codeSandboxFiles({ fields }: PostedForm): Record<string, string> {
  const packed = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(packed)) as {
    readonly files: Readonly<Record<string, { readonly content: string }>>;
  };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}
