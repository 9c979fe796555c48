import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createDevBuilder } from '../../src/index.ts';
import { startDocsHere } from '../support/docs-here.ts';
import { page, plainSite } from '../support/small-site.ts';
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

/** Creates builders that extract the documents of other pages than the open ones when they are allowed to. */
const waiting =
  (allowed: Promise<void>): typeof createDevBuilder =>
  async (config, options) => {
    const builder = await createDevBuilder(config, options);
    return {
      ...builder,
      complete: async (signal) => {
        await Promise.race([allowed, once(signal, 'abort')]);
        return builder.complete(signal);
      },
    };
  };

test('an open page shows a changed type before other pages and demos', { timeout: 200_000 }, async ({
  workspace,
}) => {
  const library = 'site/content/acme/src';
  const price = (words: string) =>
    `export interface Price {\n  /** ${words} */\n  value: number;\n}\nexport const terms = '${words}';\n`;
  const yaml = files['site/content/site.yaml'].replace(
    "'@acme/prices'",
    "{ name: '@acme/prices', entry: acme/src/index.ts }",
  );
  await workspace.write({
    ...files,
    'site/content/site.yaml': `${yaml}alias: { '@acme/prices': ./acme/src/index.ts }\n`,
    'site/content/acme/button.md': page('Button', '{{"demo": "Terms.tsx"}}'),
    'site/content/acme/Terms.tsx': `import { terms } from '@acme/prices';

export default function Terms() {
  return <p>{terms}</p>;
}
`,
    [`${library}/package.json`]: '{ "name": "@acme/prices", "exports": "./index.ts" }',
    [`${library}/index.ts`]: "export * from './price.ts';\nexport * from './sale.ts';\n",
    [`${library}/price.ts`]: price('Without taxes.'),
    [`${library}/sale.ts`]:
      "import type { Price } from './price.ts';\nexport interface Sale extends Price {\n  end: string;\n}\n",
  });
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await using docs = startDocsHere(['dev', 'site', '--port', '0'], workspace.root, {
    createDevBuilder: waiting(allowed),
  });
  await expect.poll(docs.written, long).toMatch(/at http/);
  const [, url = ''] = /at (http:\S+),/.exec(docs.written()) ?? [];
  const shown = async (page: string) => (await fetch(`${url}acme/${page}/`)).text();
  await expect.poll(() => shown('api/sale'), long).toContain('Without taxes.');
  const stop = new AbortController();
  const tab = `${url}__docs/events?path=/acme/api/sale/`;
  const { body } = await fetch(tab, { signal: stop.signal });
  expect((await body?.getReader().read())?.done).toBe(false);
  await expect.poll(docs.written, long).toMatch(/pages in/);

  await workspace.write({ [`${library}/price.ts`]: price('With all taxes.') });
  await expect.poll(() => shown('api/sale'), long).toContain('With all taxes.');
  expect(await shown('api/price')).toContain('Without taxes.');
  expect(await shown('button')).toContain('Without taxes.');
  expect(docs.written()).not.toContain('price.ts');
  // The next edit does not wait for what the last one has left.
  await workspace.write({ [`${library}/price.ts`]: price('With most taxes.') });
  await expect.poll(() => shown('api/sale'), long).toContain('With most taxes.');
  expect(await shown('api/price')).toContain('Without taxes.');
  allow();
  await expect.poll(() => shown('api/price'), long).toContain('With most taxes.');
  expect(await shown('button')).toContain('With most taxes.');
  await expect.poll(docs.written, long).toMatch(/price\.ts.* in .+\n$/);
  stop.abort();
});
