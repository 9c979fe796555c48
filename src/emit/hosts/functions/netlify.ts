// Bundled into `lib/hosts`, and written into sites on Netlify as an edge function.
// https://docs.netlify.com/edge-functions/declarations/
import { markdownAnswer } from './markdown-answer.ts';

/** The addresses of pages. */
export const config = { path: ['/', '/*/'], method: ['GET', 'HEAD'] };

/** Sends the Markdown copy of a page to clients that prefer it. */
export default function sendMarkdown(request: Request): Promise<Response | undefined> {
  return markdownAnswer(request, fetch);
}
