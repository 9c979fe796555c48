import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/user-error.ts';
import { answer } from './answer.ts';
import { closeOn, listen, urlOf } from './listen.ts';

/** Where the preview is to be reached. */
export interface PreviewOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly signal: AbortSignal;
}

/** A server that runs until its signal is aborted. */
export interface Preview {
  readonly url: string;
  readonly closed: Promise<void>;
}

/** Serves the output folder as a static host would. Rejects with a sentence when there is no website or no such port. */
export async function servePreview(
  { outDir, base }: Pick<Config, 'outDir' | 'base'>,
  { port, host, signal }: PreviewOptions,
): Promise<Preview> {
  const stats = await stat(outDir).catch(() => undefined);
  if (!stats?.isDirectory())
    throw new UserError(`There is no website in ${outDir} yet; docs build writes one.`);
  const server = createServer((request, response) => {
    answer(request, response, { folder: outDir, base }).catch((error: unknown) => {
      // Also when the reader goes away in the middle of a file, and then there is nobody to tell.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error}\n`);
    });
  });
  await listen(server, port, host);
  const closed = closeOn(server, signal);
  return { url: urlOf(server, host, base), closed };
}
