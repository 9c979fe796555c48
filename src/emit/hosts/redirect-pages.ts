import { decodePath } from '../../lib/decode-url.ts';
import { escapeHtml } from '../../lib/html.ts';
import { hasCaptures, pageOutputPath, toSitePath, unsafePath } from '../../lib/path.ts';
import type { Redirect } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import { textFile } from '../asset-file.ts';

/**
 * Emits a page that leads to the target of each redirect, for hosts that follow no rules. Search engines take
 * an immediate refresh for a permanent redirect. Sources with captures or with an unsafe path are left
 * out, and reported by rules.
 */
export function redirectPages(
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
  taken: ReadonlySet<OutputPath>,
): OutputFile[] {
  const found = new Map<OutputPath, OutputFile>();
  for (const redirect of redirects) {
    if (hasCaptures(redirect.from) || unsafePath(redirect.from) !== undefined) continue;
    // Hosts look for files by the decoded address.
    const path = pageOutputPath(toSitePath(decodePath(redirect.from)));
    // The first of several redirects from an address counts.
    if (taken.has(path) || found.has(path)) continue;
    found.set(path, textFile(path, pageText(redirect.to)));
  }
  return [...found.values()];
}

function pageText(to: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${url}</title>
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${url}">
<meta name="robots" content="noindex">
<a href="${url}">${url}</a>
</html>
`;
}
