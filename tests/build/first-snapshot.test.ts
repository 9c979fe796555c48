import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import type { SnapshotSite } from '../../src/dev/snapshot.ts';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { normaliseHashes } from '../support/normalise-hashes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, openDevBuilder, test } from '../support/workspace.ts';

const sites = fileURLToPath(new URL('../sites/', import.meta.url));
const entries = await readdir(sites, { withFileTypes: true });
// The Arabic home page of the contract links to a product whose landing page only the whole site knows.
const cases = entries
  .filter((entry) => entry.isDirectory() && entry.name !== 'contract')
  .map(({ name }) => name);

/**
 * Pages that the first snapshot cannot render, by site: their path is in their front matter, their navigation
 * depends on every page, they list the pages and demos of what they describe, or they link to all products.
 */
const waitingPages: Readonly<Record<string, readonly string[]>> = {
  'api-documents': expect.arrayContaining(['/', '/de', '/de/ui/api/button']),
  'api-releases': ['/de/kit/api/meter'],
  controls: ['/acme/api/badge'],
  'route-table': ['/kit/elsewhere'],
  'auto-navigation': expect.arrayContaining(['/', '/de', '/de/react-avatar']),
};

/** Products that are versions of each other: their landing pages and menus depend on other pages. */
const versions = {
  'content/site.yaml': `name: Acme
products:
  - id: ui
    name: UI
    root: [/ui/, /hooks/]
    content: two
    navigation: navigation/ui.yaml
    versions: [{ text: v2, href: /ui/, current: true }, { text: v1, href: /v1/ui/start }]
  - id: ui-1
    name: UI 1
    root: [/v1/ui/, /v1/hooks/]
    content: one
    navigation: navigation/ui-1.yaml
    versions: [{ text: v2, href: /ui/ }, { text: v1, href: /v1/ui/, current: true }]
  - { id: kit, name: Kit, root: /kit/, content: kit, navigation: navigation/kit.yaml }
`,
  'content/navigation/ui.yaml': '- pathname: /ui/start/\n- pathname: /ui/new/\n',
  'content/navigation/ui-1.yaml': '- pathname: /v1/ui/start/\n',
  'content/navigation/kit.yaml': '- pathname: /kit/start/\n',
  'content/two/index.md': '# UI',
  'content/two/start.md': '# Start',
  'content/two/new.md': '# New',
  'content/one/start.md': '# Start',
  'content/kit/start.md': '# Start',
  'content/versions.md': '# All versions',
};

test('product menus and landing pages equal those of the whole site', async ({ workspace }) => {
  await workspace.write(versions);
  expect(await compare(workspace.root)).toEqual([]);
});

test('the section "API" of a page is complete, whatever files its links lead to', async ({ workspace }) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme\nproducts: [{ id: ui, name: UI }]\n',
    'content/ui/button.md': '---\ncomponents: Button, Card, Chip\n---\n# Button',
    'content/ui/api/button.md': '# Button API',
    'content/ui/api/card.mdx': '# Card API',
    'content/ui/api/chip/index.md': '# Chip API',
  });
  expect(await compare(workspace.root)).toEqual([]);
});

test('a snapshot of a cached site has the home page of the author, and no page that was not requested', async ({
  workspace,
}) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme\n',
    'content/home.md': '---\npath: /\n---\n# The home page of the author',
    'content/one.md': '# One\n\n[Two](./two.md)',
    'content/two.md': '# Two\n\n[Three](./three.md)',
    'content/three.md': '# Three',
  });
  await workspace.freshBuild();
  const builder = await openDevBuilder(workspace.root);
  try {
    const home = await builder.firstSnapshot('/' as SitePath);
    expect(await rendered(home?.site, '/' as SitePath)).toContain('The home page of the author');
    const one = await builder.firstSnapshot('/one' as SitePath);
    expect(await rendered(one?.site, '/one' as SitePath)).toContain('href="/two/"');
    expect(one?.site?.isKnown('/two' as SitePath)).toBe(false);
  } finally {
    await builder.close();
  }
});

test('demos of a cached site come from the bundles of all demos', async ({ workspace }) => {
  const demo = (name: string) => ({
    [`content/${name}/${name}.md`]: `# ${name}\n\n{{"demo": "Demo.tsx"}}`,
    [`content/${name}/Demo.tsx`]: `import { words } from '../words';
export default function Demo() { return <p>${name} {words}</p>; }
`,
  });
  const words = "export const words = ['shared', 'by both'].join(' ');";
  await workspace.write({
    'content/site.yaml': 'name: Acme\n',
    'content/words.ts': words,
    ...demo('one'),
    ...demo('two'),
  });
  await buildSite(workspace.root);
  expect(await compare(workspace.root, (html) => html)).toEqual([]);
});

describe.each(cases)('%s', (name) => {
  test('a page that is rendered before the others are parsed equals the page of a build', async () => {
    await using copy = await copyOf(name);
    expect(await compare(copy.path)).toEqual(waitingPages[name] ?? []);
  });

  test('the same with the cache of a build', async () => {
    await using copy = await copyOf(name);
    await buildSite(copy.path);
    // The bundles come from the build, so their names are equal too.
    expect(await compare(copy.path, (html) => html)).toEqual([]);
  });
});

async function copyOf(name: string): ReturnType<typeof temporaryFolder> {
  const copy = await temporaryFolder();
  const filter = (path: string) => path !== join(sites, name, 'expected');
  await cp(join(sites, name), copy.path, { recursive: true, filter });
  return copy;
}

/**
 * Compares each page of the first snapshot with that of the whole site. Returns the pages that have to wait.
 */
async function compare(root: string, hashed = withoutChunks): Promise<string[]> {
  const [early, whole] = [await openDevBuilder(root), await openDevBuilder(root)];
  const waiting: string[] = [];
  try {
    const { site } = await whole.snapshot();
    for (const path of site?.paths ?? []) {
      const first = (await early.firstSnapshot(path))?.site;
      if (first) expect(hashed(await rendered(first, path)), path).toBe(hashed(await rendered(site, path)));
      else waiting.push(path);
    }
  } finally {
    await Promise.all([early.close(), whole.close()]);
  }
  return waiting.filter((path) => !/\/(?:404|_app)$/.test(path));
}

/**
 * Modules that several demos import are in chunks of their own, and demos with the same imports share an
 * entry for live editing, named after the first of them. The first snapshot has fewer demos.
 */
function withoutChunks(html: string): string {
  return normaliseHashes(html)
    .replace(/(?<=data-island-imports=")[^"]*/g, '')
    .replace(/(?<=data-live="[^"]*\/live-)[^"]*(?=-HASH)/g, 'ENTRY');
}

async function rendered(site: SnapshotSite | undefined, path: SitePath): Promise<string> {
  const [page] = (await site?.render([path]))?.pages ?? [];
  return page ? new TextDecoder().decode(await bytesOf(page)) : '';
}
