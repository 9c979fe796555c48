import { cpSync, rmSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startDocsHere } from '../support/docs-here.ts';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

/** A change that a watcher misses never comes, so a limit only has to be long enough for a busy machine. */
const long = { timeout: 80_000 };

/** For tests of many steps. */
const patient = { timeout: 300_000 };
const gone = 'File "content/site.yaml" does not exist in ';

/** Counts how often a text contains another. */
const count = (text: string, part: string) => text.split(part).length - 1;

test.for(['moved away and back', 'removed and copied back'] as const)(
  'docs build --watch keeps the website while content/ is %s, and continues',
  patient,
  async (way, { workspace }) => {
    await workspace.write(plainSite);
    const at = (path: string) => join(workspace.root, path);
    await cp(at('content'), at('copy'), { recursive: true });
    await using docs = startDocsHere(['build', '--watch'], workspace.root);
    await expect.poll(docs.written, long).toContain('Built 7 pages');
    await workspace.write({ 'content/acme/start.md': page('Start', 'Saved before.') });
    await expect.poll(docs.written, long).toContain('1 rendered');
    if (way === 'moved away and back') await rename(at('content'), at('away'));
    else await rm(at('content'), { recursive: true });
    await expect.poll(docs.written, long).toContain(gone);
    const link = await workspace.read('dist/acme/link/index.html').catch(() => undefined);
    if (way === 'moved away and back') expect(link).toBeDefined();
    const before = docs.written();
    await rename(at(way === 'moved away and back' ? 'away' : 'copy'), at('content'));
    await expect.poll(() => docs.written().slice(before.length), long).toContain('Built 7 pages');
    expect(count(docs.written(), gone)).toBe(1);
    await workspace.write({ 'content/acme/link.md': page('Link', 'Saved afterwards.') });
    await expect.poll(() => workspace.read('dist/acme/link/index.html'), long).toContain('Saved afterwards.');
  },
);

test('docs dev shows a replaced content/ and later edits', patient, async ({ workspace }) => {
  await workspace.write({
    ...plainSite,
    ...Object.fromEntries(
      Object.entries(plainSite).map(([path, text]) => [path.replace('content/', 'next/'), text]),
    ),
    'next/acme/link.md': page('Link', 'Of another branch.'),
    'next/acme/more.md': page('More'),
  });
  const at = (path: string) => join(workspace.root, path);
  await using docs = startDocsHere(['dev', '--port', '0'], workspace.root);
  await expect.poll(docs.written, long).toContain('7 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
  const shown = async (path: string) => (await fetch(url + path)).text();
  await workspace.write({ 'content/acme/start.md': page('Start', 'Saved before.') });
  await expect.poll(() => shown('acme/start/'), long).toContain('Saved before.');
  // Without a pause, so that the watcher never finds the folder missing.
  await rename(at('content'), at('old'));
  await rename(at('next'), at('content'));
  await expect.poll(() => shown('acme/link/'), long).toContain('Of another branch.');
  await expect.poll(() => shown('acme/more/'), long).toContain('Words about More.');
  await workspace.write({ 'content/acme/more.md': page('More', 'Saved afterwards.') });
  await expect.poll(() => shown('acme/more/'), long).toContain('Saved afterwards.');
  await rename(at('content/acme'), at('content/old'));
  await rename(at('old/acme'), at('content/acme'));
  await expect.poll(() => shown('acme/link/'), long).toContain('Words about Link.');
  await rename(at('content'), at('away'));
  await expect.poll(docs.written, long).toContain(gone);
  await rename(at('away'), at('content'));
  await workspace.write({ 'content/acme/link.md': page('Link', 'Saved after restoring.') });
  await expect.poll(() => shown('acme/link/'), long).toContain('Saved after restoring.');
});

test.for(['content', 'content/acme'])(
  'docs dev continues after %s is removed and copied back repeatedly',
  patient,
  async (folder, { workspace }) => {
    const names = ['one', 'two', 'three', 'four'];
    await workspace.write({
      ...plainSite,
      ...Object.fromEntries(names.map((name) => [`content/acme/${name}/${name}.md`, page(name)])),
    });
    const at = (path: string) => join(workspace.root, path);
    cpSync(at(folder), at('copy'), { recursive: true });
    await using docs = startDocsHere(['dev', '--port', '0'], workspace.root);
    await expect.poll(docs.written, long).toContain('11 pages in');
    const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
    const shown = async (name: string) => (await fetch(`${url}acme/${name}/`)).text();
    for (let round = 1; round <= 4; round += 1) {
      // So fast that a new folder gets the inode of the old one, and is replaced during a scan.
      for (let copy = 0; copy < round; copy += 1) {
        rmSync(at(folder), { recursive: true });
        cpSync(at('copy'), at(folder), { recursive: true });
      }
      for (const name of names) {
        const text = `Saved in round ${round}.`;
        await workspace.write({ [`content/acme/${name}/${name}.md`]: page(name, text) });
        await expect.poll(() => shown(name), long).toContain(text);
      }
    }
  },
);

test(
  'templates/ and a folder outside content/ are watched when they are created later or restored',
  patient,
  async ({ workspace }) => {
    const yaml = `name: Acme UI\nserviceWorker: none\nproducts:\n  - { id: acme, name: Acme, content: ../docs/acme }\n`;
    await workspace.write({ 'content/site.yaml': yaml, 'content/first.md': page('First') });
    const at = (path: string) => join(workspace.root, path);
    await using docs = startDocsHere(['build', '--watch'], workspace.root);
    const written = () => workspace.output().then((files) => [...files.keys()].sort().join(' '));
    await expect.poll(docs.written, long).toContain('Built ');
    await workspace.write({ 'docs/acme/one.md': page('One') });
    await expect.poll(written, long).toContain('one/index.html');
    await rename(at('docs'), at('away'));
    await expect.poll(written, long).not.toContain('one/index.html');
    await rename(at('away'), at('docs'));
    await expect.poll(written, long).toContain('one/index.html');
    await workspace.write({ 'docs/acme/two.md': page('Two') });
    await expect.poll(written, long).toContain('two/index.html');
    await workspace.write({
      'templates/layout/footer.tsx':
        'export function Footer() {\n  return <footer>Of the site.</footer>;\n}\n',
    });
    await expect.poll(() => workspace.read('dist/first/index.html'), long).toContain('Of the site.');
  },
);
