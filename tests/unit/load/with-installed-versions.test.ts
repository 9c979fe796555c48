import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/build/load-config.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { plainFlags } from '../../support/workspace.ts';

/**
 * Loads the configuration of a site with this version menu, below a folder that has \@acme/ui 4.2.0-beta.1.
 */
async function load(versions: string) {
  await using folder = await temporaryFolder();
  const site = join(folder.path, 'site');
  const installed = join(folder.path, 'node_modules/@acme/ui');
  await mkdir(join(site, 'content'), { recursive: true });
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), JSON.stringify({ version: '4.2.0-beta.1' }));
  const yaml = `name: Acme\nproducts:\n  - id: ui\n    name: Acme UI\n    versions:\n${versions}`;
  await writeFile(join(site, 'content/site.yaml'), yaml);
  const { value, diagnostics } = await loadConfig(site, plainFlags, nodeFileSystem());
  return {
    menu: value?.products[0]?.versions.map(({ text, current }) => ({ text, current })),
    problems: diagnostics.map(
      ({ message, hint, place }) => `${place?.line}:${place?.column} ${message} | ${hint}`,
    ),
  };
}

test('an entry shows the version of an installed package, which may be in a folder above', async () => {
  const menu =
    '      - { package: "@acme/ui", href: /ui/ }\n      - { text: v3, href: "https://v3.acme.dev/" }\n';
  expect(await load(menu)).toEqual({
    menu: [
      { text: 'v4.2.0-beta.1', current: true },
      { text: 'v3', current: false },
    ],
    problems: [],
  });
});

test('a package that is not installed is reported at its entry', async () => {
  expect(
    await load('      - { text: v3, href: /ui/ }\n      - { package: "@acme/uu", href: /ui/ }\n'),
  ).toEqual({
    menu: undefined,
    problems: [
      '7:20 "products[0].versions[1].package" names the package "@acme/uu", which is not installed. | npm install @acme/uu',
    ],
  });
});

test.each(['{ href: /ui/ }', '{ text: v4, package: "@acme/ui", href: /ui/ }'])(
  'an entry with neither or both of text and package is an error: %s',
  async (entry) => {
    const { menu, problems } = await load(`      - ${entry}\n`);
    expect(menu).toBeUndefined();
    expect(problems).toEqual([
      expect.stringContaining('"products[0].versions[0]" must have either a "text" or a "package"'),
    ]);
  },
);
