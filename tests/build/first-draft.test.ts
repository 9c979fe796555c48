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
const cases = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** Pages whose address only their front matter tells, so that they wait for the others. */
const told: Readonly<Record<string, readonly string[]>> = { 'route-table': ['/kit/elsewhere'] };

/** Doors and menus of products that are versions of one another; nothing of it stands in the page that is asked for. */
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

test('menus and doors of products are those of the whole site', async ({ workspace }) => {
  await workspace.write(versions);
  expect(await compare(workspace.root)).toEqual([]);
});

test('of a remembered site too: its own home, and nothing of pages that were not asked for', async ({
  workspace,
}) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme\n',
    'content/home.md': '---\npath: /\n---\n# The home of the author',
    'content/one.md': '# One\n\n[Two](./two.md)',
    'content/two.md': '# Two\n\n[Three](./three.md)',
    'content/three.md': '# Three',
  });
  await workspace.freshBuild();
  const builder = await openDevBuilder(workspace.root);
  try {
    const home = await builder.firstSnapshot('/' as SitePath);
    expect(await rendered(home?.site, '/' as SitePath)).toContain('The home of the author');
    const one = await builder.firstSnapshot('/one' as SitePath);
    expect(await rendered(one?.site, '/one' as SitePath)).toContain('href="/two/"');
    expect(one?.site?.isKnown('/two' as SitePath)).toBe(false);
  } finally {
    await builder.close();
  }
});

test('demos of a remembered site are those that were bundled with all others', async ({ workspace }) => {
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
  test('a page that is drawn before the others are known is the one that a build draws', async () => {
    await using copy = await copyOf(name);
    expect(await compare(copy.path)).toEqual(told[name] ?? []);
  });

  test('also where a build is remembered', async () => {
    await using copy = await copyOf(name);
    await buildSite(copy.path);
    // The bundles are those of the build, and so are their names.
    expect(await compare(copy.path, (html) => html)).toEqual([]);
  });
});

async function copyOf(name: string): ReturnType<typeof temporaryFolder> {
  const copy = await temporaryFolder();
  const filter = (path: string) => path !== join(sites, name, 'expected');
  await cp(join(sites, name), copy.path, { recursive: true, filter });
  return copy;
}

/** Draws each page of a site before the others are known, and as a part of the whole. Gives the pages that have to wait. */
async function compare(root: string, hashed = normaliseHashes): Promise<string[]> {
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

async function rendered(site: SnapshotSite | undefined, path: SitePath): Promise<string> {
  const [page] = (await site?.render([path]))?.pages ?? [];
  return page ? new TextDecoder().decode(await bytesOf(page)) : '';
}
