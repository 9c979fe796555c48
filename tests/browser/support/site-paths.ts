import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of every page in a website's sitemap. */
export async function sitemapPaths(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The HTML file of every page, also of those that search engines do not list. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('index.html')).map((file) => join(folder, file));
}

/**
 * Pages of references that a browser opens: they share one form, and a rule checks the links of all of them.
 */
const openedReferences = 20;
const isReference = (path: string): boolean => path.includes('/api/') || /\/docs\/diagnostics\/./.test(path);

/**
 * Of translated pages, which share everything but their words with the
 * originals, a browser opens one in four.
 */
const isTranslated = (path: string): boolean => /^\/(?:de|ar)\//.test(path);

/**
 * The paths that a browser opens one by one: every page of an author in English, some translations, and some
 * pages of references.
 */
export async function openedPaths(folder: string): Promise<string[]> {
  const paths = await sitemapPaths(folder);
  const references = paths.filter(isReference);
  const step = Math.max(1, Math.floor(references.length / openedReferences));
  const opened = new Set(references.filter((_, index) => index % step === 0));
  return paths.filter((path, index) => {
    if (isReference(path)) return opened.has(path);
    return !isTranslated(path) || index % 4 === 0;
  });
}

/** One page of each kind, by what it shows. */
export const pageKinds = [
  ['home page', '/'],
  ['page with demos', '/material-ui/react-button/'],
  ['API page', '/material-ui/api/button/'],
  ['page with every part of the dialect', '/docs/markdown/'],
  ['page with a table that a component renders', '/docs/performance/'],
  ['page of versions', '/versions/'],
  ['page about an error', '/production-error/?code=1'],
  ['page that is not there', '/no-such-page/'],
  ['offline page', '/_app/'],
] as const;

/** What a browser reports about a 404 response, and the only thing it may report. */
export const notFoundComplaints: readonly RegExp[] = [
  /^console error: Failed to load resource.*404/,
  /^answer 404/,
];
