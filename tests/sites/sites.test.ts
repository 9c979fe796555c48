import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { OfflineIndex, OfflineList } from '../../src/model/offline.ts';
import { parseHtml } from '../support/html-tree.ts';
import { installPackages } from '../support/install-packages.ts';
import { normaliseHashes } from '../support/normalise-hashes.ts';
import { outline, pageOutline } from '../support/page-outline.ts';
import { readTree } from '../support/read-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, readOutput } from '../support/workspace.ts';

// A folder is a case: it is built, and its `expected/` says what has to come out. Output that is not there
// yet is written on a developer's machine, and is a failure where CI is set; `vitest -u` writes all of it
// anew.
const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = await readdir(folder, { withFileTypes: true });
const cases = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);

describe.each(cases)('%s', (name) => {
  test('builds what is expected', async () => {
    await using copy = await temporaryFolder();
    const expected = join(folder, name, 'expected');
    await cp(join(folder, name), copy.path, { recursive: true, filter: (path) => path !== expected });
    await installPackages(copy.path);
    const report = await buildSite(copy.path);
    const output = await readOutput(join(copy.path, 'dist'));
    const reported = new Map([...meaningful(output), ...warnings(report.diagnostics)]);
    for (const [path, text] of reported) {
      await expect(text).toMatchFileSnapshot(join(expected, path));
    }
    const left = (await filesBelow(expected)).filter((path) => !reported.has(path));
    expect(left, 'files that nothing builds any more').toEqual([]);
  });
});

/** What the build warns of, a line each; anything worse is a mistake of the case. */
function warnings(diagnostics: readonly Diagnostic[]): [string, string][] {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const lines = diagnostics.map(({ code, message }) => `${code}: ${message}\n`);
  return lines.length === 0 ? [] : [['warnings.txt', lines.join('')]];
}

/**
 * What is compared, by its path below `expected/`: pages and fragments as outlines, host files as they are,
 * the rest by name.
 */
function meaningful(output: ReadonlyMap<string, string>): Map<string, string> {
  const names = [...new Set([...output.keys()].map(normaliseHashes))].sort();
  const reported = new Map([['files.txt', `${names.join('\n')}\n`]]);
  for (const [path, bytes] of output) {
    const text = Buffer.from(bytes, 'latin1').toString('utf8');
    const shown = shownText(path, text);
    if (shown !== undefined)
      reported.set(path === 'sw.js' ? 'precache.txt' : normaliseHashes(path), normaliseHashes(shown));
  }
  return reported;
}

function shownText(path: string, text: string): string | undefined {
  if (path === 'sw.js') return precacheList(text);
  if (/^assets\/navigation-.*\.html$/.test(path)) return outline(parseHtml(text));
  if (path.startsWith('_search/')) return searchText(path, text);
  if (path.startsWith('_offline/')) return offlineText(text);
  if (path.endsWith('.html')) return pageOutline(text);
  return /^(?:_headers|_redirects|[\w-]+\.(?:txt|xml|json|conf))$/.test(path) ? text : undefined;
}

/** The pages and words of a search index; of its manifest, what is no hash and no word of the language. */
function searchText(path: string, text: string): string {
  if (path.endsWith('.txt')) return `${text}\n`;
  const data = JSON.parse(text);
  return `${JSON.stringify(Array.isArray(data) ? data : data.ranges, null, 2)}\n`;
}

/**
 * The addresses of the files of a list, or of the lists of an index; sizes and revisions follow from the
 * files.
 */
function offlineText(text: string): string {
  const { products, files }: Partial<OfflineIndex & OfflineList> = JSON.parse(text);
  const lists = products?.map(({ name, list }) => `${name}: ${list}`) ?? [];
  const addresses = files?.map(([path]) => path.replace(/\?.*/, '?HASH')) ?? [];
  return [...lists, ...addresses].map((line) => `${line}\n`).join('');
}

/** The addresses that the service worker keeps from its installation on, a line each. */
function precacheList(script: string): string {
  const list = /\[\{[^[\]]*"?url"?:[^[\]]*\}\]/.exec(script)?.[0] ?? '';
  return [...list.matchAll(/url"?:\s*"([^"]*)"/g)].map(([, url]) => `${url}\n`).join('');
}

async function filesBelow(root: string): Promise<string[]> {
  return existsSync(root) ? [...(await readTree(root)).keys()] : [];
}
