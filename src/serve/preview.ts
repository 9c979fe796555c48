import { stat } from 'node:fs/promises';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import { answer } from './answer.ts';
import { createSiteServer } from './create-site-server.ts';
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
  const server = createSiteServer(
    (request, response) => answer(request, response, { folder: outDir, base }),
    // The answer says it. A reader who goes away in the middle of a file also ends here.
    () => {},
  );
  await listen(server, port, host);
  const closed = closeOn(server, signal);
  return { url: urlOf(server, host, base), closed };
}
