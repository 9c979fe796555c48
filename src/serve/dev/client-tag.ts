import { escapeHtml } from '../../lib/html.ts';
import type { ShownPage } from '../../model/dev-message.ts';

/** Where the server answers on its own behalf; no page of a site begins like this. */
export const ownPrefix = '/__docs/';

/** Adds the client to a page: the only thing in which it differs from the page of a build. */
export function withClient(html: string, server: string, { path, shell, hash }: ShownPage): string {
  const shown = escapeHtml(JSON.stringify({ path, shell, hash }));
  // At the end of the body and not deferred: it has to see the page as it was served, before the page's own scripts begin.
  const tag = `<script src="${ownPrefix}client.js" data-server="${server}" data-shown="${shown}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}
