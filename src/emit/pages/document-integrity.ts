import { hash } from 'node:crypto';
import { bytesOf } from '../../lib/bytes-of.ts';
import { withBase } from '../../lib/path.ts';
import type { OutputFile } from '../../model/output.ts';

/** What documents say of the files that they load, for Subresource Integrity. */
export interface DocumentIntegrity {
  /** Hashes by URL, as the attribute `integrity` has them: `sha256-…`. */
  readonly hashes: ReadonlyMap<string, string>;
  /**
   * An import map with the hashes of all scripts, which browsers also apply to what scripts import. It is the
   * same in every document, so that a policy names one hash for it.
   */
  readonly importMap: string;
}

/** Hashes the scripts of a site. The base is that of the site. */
export async function documentIntegrity(
  scripts: readonly OutputFile[],
  base: string,
): Promise<DocumentIntegrity> {
  const modules = scripts.filter(({ path }) => path.endsWith('.js'));
  const hashes = await hashesByUrl(modules, base);
  const sorted = [...hashes].sort(([one], [other]) => (one < other ? -1 : 1));
  return { hashes, importMap: JSON.stringify({ integrity: Object.fromEntries(sorted) }) };
}

/** Adds the hashes of further files, such as style sheets. */
export async function withFiles(
  integrity: DocumentIntegrity,
  files: Iterable<OutputFile>,
  base: string,
): Promise<DocumentIntegrity> {
  return { ...integrity, hashes: new Map([...integrity.hashes, ...(await hashesByUrl(files, base))]) };
}

/** Writes the import map and the hashes of its scripts and style sheets into a document. */
export function withIntegrity(html: string, { hashes, importMap }: DocumentIntegrity): string {
  const marked = html.replaceAll(loadingTags, (tag, script: string, sheet: string) => {
    const found = hashes.get(script ?? sheet);
    return found === undefined ? tag : tag.replace(/\s*\/?>$/, (end) => ` integrity="${found}"${end}`);
  });
  // Before the first module script: browsers ignore the hashes of scripts that they have already requested.
  return marked.replace(/<head>(?:<meta charset=[^>]*>)?/i, (start) => `${start}${importMapOf(importMap)}`);
}

const loadingTags =
  /<script\b[^>]*\ssrc="([^"]*)"[^>]*>|<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]*)"[^>]*>/g;

const importMapOf = (text: string) => `<script type="importmap">${text}</script>`;

async function hashesByUrl(files: Iterable<OutputFile>, base: string): Promise<Map<string, string>> {
  const hashed = [...files].map(async (file) => {
    const digest = hash('sha256', await bytesOf(file), 'base64');
    return [withBase(base, file.path), `sha256-${digest}`] as const;
  });
  return new Map(await Promise.all(hashed));
}
