// Bundled into `lib/hosts`, and written into sites on Vercel as their middleware.
// https://vercel.com/docs/routing-middleware
import { markdownAnswer } from './markdown-answer.ts';

/** The addresses of pages. */
export const config = { matcher: ['/', '/(.*)/'] };

/** Sends the Markdown copy of a page to clients that prefer it. */
export default function sendMarkdown(request: Request): Promise<Response | undefined> {
  return markdownAnswer(request, fetch);
}
