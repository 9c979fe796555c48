import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startDocsHere } from '../support/docs-here.ts';
import { plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

/** TypeScript is loaded first. */
const long = { timeout: 60_000 };

const declared = (words: string) =>
  `/** ${words} */\nexport declare function total(prices: number[]): number;\n`;

/** A site beside the package that it documents, which a compiler writes into a folder outside the site. */
const files = {
  ...Object.fromEntries(Object.entries(plainSite).map(([path, text]) => [`site/${path}`, text])),
  'site/content/site.yaml': plainSite['content/site.yaml']?.replace(
    'navigation: navigation/acme.yaml',
    "navigation: navigation/acme.yaml, api: { packages: ['@acme/prices'] }",
  ) as string,
  'packages/prices/package.json': '{ "name": "@acme/prices", "types": "dist/index.d.ts" }',
  'packages/prices/dist/index.d.ts': "export { total } from './total';\n",
  'packages/prices/dist/total.d.ts': declared('Adds prices.'),
};

test('docs dev follows the declarations of a linked package', { timeout: 200_000 }, async ({ workspace }) => {
  await workspace.write(files);
  await mkdir(join(workspace.root, 'site/node_modules/@acme'), { recursive: true });
  await symlink(
    join(workspace.root, 'packages/prices'),
    join(workspace.root, 'site/node_modules/@acme/prices'),
    'junction',
  );
  await using docs = startDocsHere(['dev', 'site', '--port', '0'], workspace.root);
  await expect.poll(docs.written, long).toMatch(/at http/);
  const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
  const shown = async () => (await fetch(`${url}acme/api/total/`)).text();
  await expect.poll(shown, long).toContain('Adds prices.');
  await workspace.write({ 'packages/prices/dist/total.d.ts': declared('Adds prices and taxes.') });
  await expect.poll(shown, long).toContain('Adds prices and taxes.');
});
