import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/data/parse-yaml.ts';

// The pages that state the versions of the libraries include a file that `vitest -u` writes from the
// installed packages; without it, a file that is not up to date fails.
const content = fileURLToPath(new URL('../../../content', import.meta.url));
const require = createRequire(import.meta.url);

interface Product {
  readonly id: string;
  readonly name: string;
  readonly root: string;
  readonly description: string;
  readonly api?: { readonly packages: readonly (string | object)[] };
  readonly versions: readonly { readonly package?: string; readonly href?: string }[];
}

const site = await readFile(`${content}/site.yaml`, 'utf8');
const { products } = parseYaml(site, 'site.yaml').value as unknown as {
  readonly products: readonly Product[];
};
const own = ['docs', 'kit'];
const libraries = products
  .filter(({ id }) => !own.includes(id))
  .map((product) => ({ ...product, packages: packagesOf(product) }));

/** The packages that a product names, without those whose sources are on this site. */
function packagesOf({ api, versions }: Product): string[] {
  const current = versions.flatMap(({ package: name }) => name ?? []);
  const documented = (api?.packages ?? []).filter((name) => typeof name === 'string');
  return [...new Set([...current, ...documented])];
}

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { readonly version: string }).version;
}

test('the versions of the libraries are those of the installed packages', async () => {
  const versions = [...new Set([...libraries.flatMap(({ packages }) => packages), 'react'])];
  const shown = libraries.map(({ name, root, versions: [first], description, packages }) => {
    const installed = packages.map((each) => `\`${each}\` ${versionOf(each)}`).join(', ');
    return `| [${name}](${first?.href ?? root}) | ${installed || 'None: text only'} | ${description} |`;
  });
  const text = `<!-- Made from the installed packages by
npx vitest run --config tests/vitest.config.ts --project unit tests/unit/manual -u -->

<!-- #region packages -->

| Package | Version |
| :--- | :--- |
${versions.map((name) => `| \`${name}\` | ${versionOf(name)} |`).join('\n')}

<!-- #endregion packages -->

<!-- #region products -->

| Product | Installed packages | Purpose |
| :--- | :--- | :--- |
${shown.join('\n')}

<!-- #endregion products -->
`;
  await expect(text).toMatchFileSnapshot(`${content}/home/installed-packages.md`);
});

test.each(['docs/versions/versions.md', 'docs/showcase.md'])('%s types no version', async (page) => {
  const text = await readFile(`${content}/${page}`, 'utf8');
  expect(text).toContain('/home/installed-packages.md#');
  for (const name of libraries.flatMap(({ packages }) => packages)) {
    expect(text).not.toContain(versionOf(name));
    expect(text).not.toContain(`| \`${name}\` `);
  }
});
