import { hashParts } from '../../lib/hash.ts';
import { pageOutputPath } from '../../lib/path.ts';
import { fillPlaceholderBytes } from '../../lib/placeholders.ts';
import type { OutputFile, StoredContent } from '../../model/output.ts';
import type { SitePath } from '../../model/path.ts';
import type { RenderFacts } from '../../model/render-task.ts';

/** The HTML of a page, and where the store has it. */
export interface PageHtml {
  html(): Promise<Uint8Array>;
  place(): Omit<StoredContent, 'urls'> | undefined;
}

/**
 * Emits the file of a rendered page. URLs of assets are filled in when it is written. Its hash follows from
 * the hash of the HTML and the URLs, so an unchanged page is never read. A missing asset has an empty URL.
 */
export function emitPage(
  path: SitePath,
  facts: RenderFacts,
  urls: ReadonlyMap<string, string>,
  { html, place }: PageHtml,
): OutputFile {
  const used = facts.assets.map((name) => [name, urls.get(name) ?? ''] as const);
  return {
    path: pageOutputPath(path),
    phase: 'page',
    hash: hashParts([facts.htmlHash, ...used.map(([, url]) => url)]),
    content: async () => fillPlaceholderBytes(await html(), 'a', (name) => urls.get(name) ?? ''),
    stored() {
      const found = place();
      return found && { ...found, urls: used };
    },
  };
}
