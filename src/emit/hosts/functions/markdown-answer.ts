import { prefersMarkdown } from '../../../lib/prefers-markdown.ts';

/**
 * Loads the Markdown copy of the page that a request asks for, if the client prefers it. Undefined for other
 * requests, and for a page without a copy at its address, such as an untranslated one.
 */
export async function markdownAnswer(
  request: Request,
  load: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const isPage = url.pathname.endsWith('/') && ['GET', 'HEAD'].includes(request.method);
  if (!isPage || !prefersMarkdown(request.headers.get('accept'))) return undefined;
  url.pathname += 'index.md';
  const copy = await load(new Request(url, { method: request.method }));
  if (!copy.ok) return undefined;
  const headers = new Headers(copy.headers);
  headers.set('Vary', 'Accept');
  return new Response(copy.body, { status: copy.status, headers });
}
