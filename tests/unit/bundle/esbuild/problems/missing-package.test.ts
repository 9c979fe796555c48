import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedPackage } from '../../../../../src/bundle/esbuild/problems/missing-package.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

test('a package is installed if the site or the program can see it, but not beside the program in a store', async () => {
  await using temporary = await temporaryFolder();
  const root = join(temporary.path, 'site') as FilePath;
  const store = join(temporary.path, 'site/node_modules/.pnpm/program@1.0.0/node_modules');
  const program = join(store, 'program');
  const folders = [
    join(store, '@acme/hidden'),
    join(program, 'node_modules/bundled'),
    join(root, 'node_modules/kit'),
    join(temporary.path, 'node_modules/shared'),
  ];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const folderOf = (specifier: string, file = join(root, 'content/Demo.tsx')) =>
    importedPackage(specifier, { root, file: file as FilePath, program })?.folder;
  expect(folderOf('@acme/hidden/button')).toBeUndefined();
  // A template of the program sees what is beside it.
  expect(folderOf('@acme/hidden/button', join(program, 'templates/page.tsx'))).toBe(folders[0]);
  expect(folderOf('bundled')).toBe(folders[1]);
  expect(folderOf('kit/button')).toBe(folders[2]);
  expect(folderOf('shared')).toBe(folders[3]);
});
