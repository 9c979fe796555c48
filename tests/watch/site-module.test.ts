import { expect } from 'vitest';
import { startDocsHere } from '../support/docs-here.ts';
import { page } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const long = { timeout: 20_000 };

const siteModule = (name: string) =>
  `import { defineSite } from 'colophon';\nimport { name } from '${name}';\n\nexport const site = defineSite({ name, serviceWorker: 'none' });\n`;

const files = {
  'docs/content/site.ts': siteModule('../../shared/name'),
  'docs/content/p.md': page('P'),
  'shared/name.ts': "export const name = 'First name';\n",
};

test('docs build --watch reads the site module again when it or a module that it imports changes', async ({
  workspace,
}) => {
  await workspace.write(files);
  await using docs = startDocsHere(['build', 'docs', '--watch'], workspace.root);
  const html = () => workspace.read('docs/dist/p/index.html').catch(() => '');
  await expect.poll(html, long).toContain('First name');
  await workspace.write({ 'shared/name.ts': "export const name = 'Second name';\n" });
  await expect.poll(html, long).toContain('Second name');
  await workspace.write({ 'docs/content/site.ts': 'export const site = {' });
  await expect.poll(docs.written, long).toContain('found end of file.  config-module');
  await workspace.write({
    'docs/content/site.ts': siteModule('../other/name'),
    'docs/other/name.ts': "export const name = 'Third name';\n",
  });
  await expect.poll(html, long).toContain('Third name');
  await expect.poll(docs.written, long).toContain('All errors are fixed.');
  await workspace.write({ 'docs/other/name.ts': "export const name = 'Fourth name';\n" });
  await expect.poll(html, long).toContain('Fourth name');
});

test('a module beside the site is watched from the moment in which the site module cannot import it', async ({
  workspace,
}) => {
  await workspace.write(files);
  await using docs = startDocsHere(['build', 'docs', '--watch'], workspace.root);
  const html = () => workspace.read('docs/dist/p/index.html').catch(() => '');
  await expect.poll(html, long).toContain('First name');
  await workspace.write({
    'shared/other.ts': 'export const name = ;\n',
    'docs/content/site.ts': siteModule('../../shared/other'),
  });
  await expect.poll(docs.written, long).toContain('shared/other.ts');
  await workspace.write({ 'shared/other.ts': "export const name = 'Other name';\n" });
  await expect.poll(html, long).toContain('Other name');
});

test('a site module that is added to site.yaml is noticed', async ({ workspace }) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme UI\nserviceWorker: none\n',
    'content/p.md': page('P'),
  });
  await using docs = startDocsHere(['build', '--watch'], workspace.root);
  await expect.poll(docs.written, long).toContain('Built ');
  await workspace.write({
    'content/site.ts': 'export const site = { feedback: true, lastUpdated: false };\n',
  });
  await expect.poll(() => workspace.read('dist/p/index.html'), long).toContain('Was this page helpful?');
});
