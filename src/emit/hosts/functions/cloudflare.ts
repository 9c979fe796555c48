// Bundled into `lib/hosts`, and written into sites on Cloudflare Pages as `_worker.js`.
// https://developers.cloudflare.com/pages/functions/advanced-mode/
import { markdownAnswer } from './markdown-answer.ts';

interface Environment {
  /** The files of the site, with its headers and redirects. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Sends the Markdown copy of a page to clients that prefer it, and everything else as it is. */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const copy = await markdownAnswer(request, (asked) => ASSETS.fetch(asked));
    return copy ?? ASSETS.fetch(request);
  },
};
