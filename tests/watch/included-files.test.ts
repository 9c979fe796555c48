import { expect } from 'vitest';
import { followBuild, followDev, inFolder, long } from '../support/followed-site.ts';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const files = {
  ...inFolder('site', plainSite),
  'site/content/acme/button.md': page('Button', '<<< ./button.css\n\n<!--@include: ./part.txt-->'),
  'site/content/acme/button.css': '.first {}\n',
  'site/content/acme/part.txt': 'First words.\n',
};

test('docs build --watch renders a page again when an included file changes', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = await followBuild(workspace, 'site');
  expect(docs.written()).toContain('Built 7 pages');
  const html = () => docs.html('acme/button');
  expect(await html()).toContain('.first');
  await workspace.write({ 'site/content/acme/button.css': '.second {}\n' });
  await expect.poll(html, long).toContain('.second');
  await workspace.write({ 'site/content/acme/part.txt': 'Second words.\n' });
  await expect.poll(html, long).toContain('Second words.');
});

test('docs dev shows an edited included file', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = await followDev(workspace, 'site');
  expect(docs.written()).toContain('7 pages in');
  const shown = () => docs.html('acme/button');
  expect(await shown()).toContain('.first');
  await workspace.write({ 'site/content/acme/button.css': '.second {}\n' });
  await expect.poll(shown, long).toContain('.second');
  await workspace.write({ 'site/content/acme/part.txt': 'Second words.\n' });
  await expect.poll(shown, long).toContain('Second words.');
});
