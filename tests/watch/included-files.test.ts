import { expect } from 'vitest';
import { startDocsHere } from '../support/docs-here.ts';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const long = { timeout: 20_000 };

const files = {
  ...Object.fromEntries(Object.entries(plainSite).map(([path, text]) => [`site/${path}`, text])),
  'site/content/acme/button.md': page('Button', '<<< ./button.css\n\n<!--@include: ./part.txt-->'),
  'site/content/acme/button.css': '.first {}\n',
  'site/content/acme/part.txt': 'First words.\n',
};

test('docs build --watch renders a page again when an included file changes', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = startDocsHere(['build', 'site', '--watch'], workspace.root);
  await expect.poll(docs.written, long).toContain('Built 7 pages');
  const html = () => workspace.read('site/dist/acme/button/index.html');
  expect(await html()).toContain('.first');
  await workspace.write({ 'site/content/acme/button.css': '.second {}\n' });
  await expect.poll(html, long).toContain('.second');
  await workspace.write({ 'site/content/acme/part.txt': 'Second words.\n' });
  await expect.poll(html, long).toContain('Second words.');
});

test('docs dev shows an edited included file', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = startDocsHere(['dev', 'site', '--port', '0'], workspace.root);
  await expect.poll(docs.written, long).toContain('7 pages in');
  const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
  const shown = async () => (await fetch(`${url}acme/button/`)).text();
  expect(await shown()).toContain('.first');
  await workspace.write({ 'site/content/acme/button.css': '.second {}\n' });
  await expect.poll(shown, long).toContain('.second');
  await workspace.write({ 'site/content/acme/part.txt': 'Second words.\n' });
  await expect.poll(shown, long).toContain('Second words.');
});
