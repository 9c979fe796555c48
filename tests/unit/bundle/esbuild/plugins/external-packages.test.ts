import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { externalPackages } from '../../../../../src/bundle/esbuild/plugins/external-packages.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const kit = {
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.2.0", "main": "lib/index.js" }',
};

/** Bundles a module of a site; a package of its repository is linked as `local`. */
async function bundle(code: string, files: Readonly<Record<string, string>>) {
  await using folder = await folderWith({
    'content/site.ts': code,
    'packages/local/package.json': '{ "name": "local", "version": "0.0.0", "main": "index.js" }',
    'packages/local/index.js': 'export const local = "code of the repository";',
    ...files,
  });
  await mkdir(join(folder.path, 'node_modules'), { recursive: true });
  await symlink(join(folder.path, 'packages/local'), join(folder.path, 'node_modules/local'), 'junction');
  const packages = externalPackages();
  const { outputFiles } = await build({
    entryPoints: [join(folder.path, 'content/site.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [packages.plugin],
  });
  const text = outputFiles?.[0]?.text ?? '';
  const base = pathToFileURL(join(folder.path, '/')).href;
  const versions = packages.versions().map((version) => version.replace(folder.path, '…'));
  return { text: text.replaceAll(base, 'site:/'), versions };
}

test.each<[what: string, files: Readonly<Record<string, string>>, version: string]>([
  ['', kit, 'kit@1.2.0'],
  [
    ', with a type alone beside it',
    { ...kit, 'node_modules/kit/lib/package.json': '{ "type": "module" }' },
    'kit@1.2.0',
  ],
  [
    ', with a name alone beside it',
    { ...kit, 'node_modules/kit/lib/package.json': '{ "name": "inner" }' },
    'kit@1.2.0',
  ],
  [
    ', with a mark of the byte order in its manifest',
    { 'node_modules/kit/package.json': `\ufeff${kit['node_modules/kit/package.json']}` },
    'kit@1.2.0',
  ],
  [
    ', without a version',
    { 'node_modules/kit/package.json': '{ "main": "lib/index.js" }' },
    '…/node_modules/kit/lib/index.js',
  ],
  [
    ', without an object in its manifest, in a site that has a version',
    {
      'package.json': '{ "name": "site", "version": "3.0.0" }',
      'node_modules/kit/package.json': '{ "main": "lib/index.js" }',
      'node_modules/kit/lib/package.json': 'null',
    },
    '…/node_modules/kit/lib/index.js',
  ],
])('an installed package is imported from where it is%s', async (_, files, version) => {
  const { text, versions } = await bundle("import { a } from 'kit';\nconsole.log(a);", {
    'node_modules/kit/lib/index.js': 'export const a = "code of the package";',
    ...files,
  });
  expect(text).toContain('import { a } from "site:/node_modules/kit/lib/index.js"');
  expect(text).not.toContain('code of the package');
  expect(versions).toEqual([version]);
});

test.each<[what: string, code: string, files: Readonly<Record<string, string>>, written: string]>([
  ['of the repository', "import { local } from 'local';\nconsole.log(local);", {}, 'code of the repository'],
  [
    'that Node cannot load',
    "import { a } from 'kit/a.ts';\nconsole.log(a);",
    { ...kit, 'node_modules/kit/a.ts': 'export const a: string = "typed code";' },
    'typed code',
  ],
  [
    'that is required',
    "const { a } = require('kit');\nconsole.log(a);",
    { ...kit, 'node_modules/kit/lib/index.js': 'exports.a = "required code";' },
    'required code',
  ],
])('a package %s is part of the bundle', async (_, code, files, written) => {
  const { text, versions } = await bundle(code, files);
  expect(text).toContain(written);
  expect(versions).toEqual([]);
});

test('modules of Node stay as they are, and versions are sorted', async () => {
  const { text, versions } = await bundle(
    "import { join } from 'node:path';\nimport 'zed/z.js';\nimport 'kit';\nconsole.log(join);",
    {
      ...kit,
      'node_modules/kit/lib/index.js': '',
      'node_modules/zed/package.json': '{ "name": "zed", "version": "2.0.0" }',
      'node_modules/zed/z.js': '',
    },
  );
  expect(text).toContain('from "node:path"');
  expect(versions).toEqual(['kit@1.2.0', 'zed@2.0.0']);
});

test('a package that is not installed is an error', async () => {
  await expect(bundle("import 'gone';", {})).rejects.toMatchObject({
    errors: [{ text: 'Could not resolve "gone"' }],
  });
});
