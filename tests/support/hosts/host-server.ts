import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';

/** A website as a host has it after the upload of a folder, with nothing but the files in it. */
export interface HostedFolder {
  readonly folder: string;
  /** Reads a file by its path in the folder, without a slash before it. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** How a host answers. Reads the files that configure it once; throws about what the host would refuse. */
export type Host = (site: HostedFolder) => Promise<(request: Request) => Promise<Response>>;

/** A server on this machine. */
export interface HostServer extends AsyncDisposable {
  /** Ends without a slash. */
  readonly origin: string;
}

/** Serves a folder as a host does. */
export async function startHost(host: Host, folder: string): Promise<HostServer> {
  const answer = await host({ folder, read: (path) => readIfFile(join(folder, path)) });
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  try {
    const response = await answer(
      new Request(new URL(url, `http://${headers.host}`), { method, headers: sent }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    outgoing.writeHead(500).end(String(error));
  }
}

async function readIfFile(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return undefined;
  }
}

/** Answers with a file, whose type follows from its name. */
export function fileAnswer(path: string, bytes: Uint8Array<ArrayBuffer>, status = 200): Response {
  const type = lookup(path) ?? 'application/octet-stream';
  const encoding = type.startsWith('text/') ? '; charset=utf-8' : '';
  return new Response(bytes, {
    status,
    headers: { 'Content-Type': `${type}${encoding}`, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}

/** Redirects; the query of the request stays unless the target has one. */
export function redirectAnswer(request: Request, to: string, status: number): Response {
  const { search } = new URL(request.url);
  const location = to.includes('?') ? to : `${to}${search}`;
  return new Response(null, { status, headers: { Location: location } });
}

/** Imports a script of the website, which is code of the host's functions. */
export async function importFunction<Module>(site: HostedFolder, path: string): Promise<Module | undefined> {
  const bytes = await site.read(path);
  if (bytes === undefined) return undefined;
  const code = Buffer.from(bytes).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Module;
}

/** The text of a file; empty without one. */
export async function textIn(site: HostedFolder, path: string): Promise<string> {
  return new TextDecoder().decode(await site.read(path));
}
