import { linkManifest, linkManifestHash } from '../../assemble/links/link-manifest.ts';
import type { SiteIndex } from '../../assemble/props/site-index.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { Route } from '../../model/site.ts';
import { lazyTextFile } from '../asset-file.ts';

/** Emits the addresses of the site for other sites that link to it, with a page in each line. */
export function emitLinkManifest(routes: readonly Route[], index: SiteIndex): OutputFile[] {
  const text = () => {
    const { pages, ...facts } = linkManifest(routes, index);
    const lines = pages.map((page) => `    ${JSON.stringify(page)}`);
    const start = JSON.stringify(facts, null, 2).slice(0, -2);
    return `${start},\n  "pages": [\n${lines.join(',\n')}\n  ]\n}\n`;
  };
  return [lazyTextFile(outputNames.linkManifest, text, () => linkManifestHash(routes, index))];
}
