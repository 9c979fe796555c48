import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import {
  importedPackage,
  missingOwnPackage,
  packageOf,
  unresolvedImport,
} from '../../../../../src/bundle/esbuild/problems/missing-package.ts';
import { packageRoot } from '../../../../../src/effects/package-root.ts';
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

const root = '/site' as FilePath;

test.each<[specifier: string, name: string | undefined]>([
  ['@mui/material/Button', '@mui/material'],
  ['kit', 'kit'],
  ['kit.js/a', 'kit.js'],
  ['_kit', '_kit'],
  ['@/utils', undefined],
  ['~/utils', undefined],
  ['/utils', undefined],
  ['#utils', undefined],
  ['@acme', undefined],
  ['kit:a', undefined],
])('the import of %s names the package %s', (specifier, name) => {
  expect(importedPackage(specifier, { root, file: undefined })?.name).toBe(name);
});

test.each<[file: string | undefined, name: string | undefined]>([
  ['/site/node_modules/kit/lib/a.js', 'kit'],
  ['/site/node_modules/.pnpm/kit@1.0.0/node_modules/@acme/kit/a.js', '@acme/kit'],
  ['/site/content/node_modules.ts', undefined],
  [undefined, undefined],
])('%s belongs to the package %s', (file, name) => {
  expect(packageOf(file as FilePath | undefined)).toBe(name);
});

test.each<[text: string, specifier: string | undefined]>([
  ['Could not resolve "./a"', './a'],
  ['Could not resolve "a\n"b"', 'a\n"b'],
  ['Could not resolve "a" (originally "b")', undefined],
  ['Cannot: Could not resolve "a"', undefined],
])('%j is about %s', (text, specifier) => {
  expect(unresolvedImport(text)).toBe(specifier);
});

function messageIn(file: string | undefined, text: string): Message {
  const place = { namespace: '', line: 1, column: 0, length: 1, lineText: '', suggestion: '' };
  return {
    id: '',
    pluginName: '',
    text,
    location: file === undefined ? null : { ...place, file },
    notes: [],
    detail: '',
  };
}

const template = join(packageRoot(), 'templates/page.tsx');

test('a package of ours that is not installed is no fault of the site', () => {
  const missing = messageIn(template, 'Could not resolve "@gone/kit/a"');
  const others = [messageIn(undefined, 'Could not resolve "gone"'), messageIn(template, 'Unexpected "}"')];
  expect(missingOwnPackage([...others, missing], root)?.message).toBe(
    `Cannot find package '@gone/kit' imported from ${template}`,
  );
});

test.each<[what: string, file: string, specifier: string]>([
  ['a module of the site', '/site/content/Demo.tsx', 'gone'],
  ['a template that imports what is installed', template, 'vitest/gone'],
  ['a template that imports no package', template, '@/gone'],
  ['a folder beside our templates', join(packageRoot(), 'templates-2/a.ts'), 'gone'],
])('%s is no package of ours that is missing', (_, file, specifier) => {
  expect(missingOwnPackage([messageIn(file, `Could not resolve "${specifier}"`)], root)).toBeUndefined();
});
