import { hashParts } from '../lib/hash.ts';
import { pageOutputPath } from '../lib/path.ts';
import { fillPlaceholderBytes } from '../lib/placeholders.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePath } from '../model/path.ts';
import type { RenderFacts } from '../model/render-task.ts';

/**
 * Emits the file of a rendered page. URLs of assets are filled in when it is written. Its hash follows from
 * the hash of the HTML and the URLs, so an unchanged page is never read. A missing asset has an empty URL.
 */
export function emitPage(
  path: SitePath,
  facts: RenderFacts,
  urls: ReadonlyMap<string, string>,
  html: () => Promise<Uint8Array>,
): OutputFile {
  const used = facts.assets.map((name) => urls.get(name) ?? '');
  return {
    path: pageOutputPath(path),
    phase: 'page',
    hash: hashParts([facts.htmlHash, ...used]),
    content: async () => fillPlaceholderBytes(await html(), 'a', (name) => urls.get(name) ?? ''),
  };
}
