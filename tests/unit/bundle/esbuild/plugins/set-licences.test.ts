import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { setLicences } from '../../../../../src/bundle/esbuild/plugins/set-licences.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const grid = '@mui/x-data-grid-pro';
const keys = { '@mui/x-license': 'THE-KEY' };

/** Bundles a module that imports something, and leaves packages out. */
async function bundle(
  specifier: string,
  licences: Readonly<Record<string, string>>,
  path = 'content/Demo.ts',
) {
  await using folder = await folderWith({
    [path]: `import * as all from '${specifier}';\nconsole.log(all);`,
  });
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder.path, path)],
    absWorkingDir: folder.path,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    plugins: [setLicences(licences)],
  });
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

test('a module between the site and a package sets the key before the package runs', async () => {
  const { text } = await bundle(grid, keys);
  expect(text).toMatch(
    /import \{ LicenseInfo \} from "@mui\/x-license";[\s\S]*LicenseInfo\.setLicenseKey\("THE-KEY"\);/,
  );
  expect(text).toContain(`"${grid}"`);
});

test.each<[specifier: string, licences: Readonly<Record<string, string>>, owner: string | undefined]>([
  [grid, keys, '@mui/x-license'],
  ['@mui/x-charts-premium/BarChart', keys, '@mui/x-license'],
  ['@mui/x-license', keys, '@mui/x-license'],
  ['@mui/x-data-grid', keys, undefined],
  ['@mui/x-data-grid-pro-extra', keys, undefined],
  ['@acme/x-grid-pro', keys, undefined],
  ['acme-kit', { 'acme-kit': 'A', '@acme/kit': 'B' }, 'acme-kit'],
  ['acme-kit/button', { '@acme/kit': 'B', 'acme-kit': 'A' }, 'acme-kit'],
  ['@acme/kit/button', { 'acme-kit': 'A', '@acme/kit': 'B' }, '@acme/kit'],
  ['acme-kit-pro', { 'acme-kit': 'A' }, undefined],
  [grid, { 'acme-kit': 'A' }, undefined],
  [grid, {}, undefined],
])('%s, with licences %j, has the key of %s', async (specifier, licences, owner) => {
  const { text } = await bundle(specifier, licences);
  expect(/import \{ LicenseInfo[^}]*\} from "([^"]+)"/.exec(text)?.[1]).toBe(owner);
});

test('packages import each other without a key', async () => {
  const { inputs } = await bundle(grid, keys, 'node_modules/kit/index.ts');
  expect(inputs).toEqual(['node_modules/kit/index.ts']);
});

test('another key is another module, so that pages change with it', async () => {
  const inputsWith = async (key: string) => (await bundle(grid, { '@mui/x-license': key })).inputs;
  const [first, second] = [await inputsWith('A'), await inputsWith('B')];
  expect(first).toHaveLength(2);
  expect(first).not.toEqual(second);
});
