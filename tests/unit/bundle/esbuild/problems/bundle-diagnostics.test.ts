import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  bundleDiagnostics,
  messageDiagnostics,
} from '../../../../../src/bundle/esbuild/problems/bundle-diagnostics.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

test('an AggregateError is not a failure of esbuild', () => {
  const error = new AggregateError([new Error('one'), undefined, 'two'], 'All promises were rejected');
  expect(bundleDiagnostics(error, '/site' as FilePath)).toBeUndefined();
});

/** The hints for an import of a package that is not installed, in a module of this folder. */
function hintsFor(file: string, root = '/site'): (string | undefined)[] {
  return reportsFor(file, root).map(({ hint }) => hint);
}

function reportsFor(file: string, root: string, text = 'Could not resolve "gone-kit"') {
  const location = {
    file,
    namespace: '',
    line: 1,
    column: 0,
    length: 8,
    lineText: "import 'gone-kit'",
    suggestion: '',
  };
  const message = {
    id: '',
    pluginName: '',
    text,
    location,
    notes: [],
    detail: '',
  };
  return messageDiagnostics([message], root as FilePath);
}

test('the hint for a missing file names one of its kind', async () => {
  await using temporary = await temporaryFolder();
  const folder = temporary.path;
  for (const name of ['stars.md', 'rating.css', 'shade.ts']) await writeFile(join(folder, name), '');
  const hintFor = (path: string) =>
    reportsFor(join(folder, 'Demo.tsx'), folder, `Could not resolve "${path}"`)[0]?.hint;
  expect(hintFor('./stars.css')).toBe('Create the file, or correct the path.');
  expect(hintFor('./ratings.css')).toBe('Did you mean "./rating.css"?');
  expect(hintFor('./shades')).toBe('Did you mean "./shade"?');
  expect(hintFor('./stars')).toBe('Create the file, or correct the path.');
});

test('a prefix of tsconfig.json is not one for an alias', async () => {
  await using temporary = await temporaryFolder();
  const folder = temporary.path;
  const hintFor = (path: string) =>
    reportsFor(join(folder, 'Demo.tsx'), folder, `Could not resolve "${path}"`)[0]?.hint;
  const paths = '{ "compilerOptions": { "paths": { "~/*": ["./shared/*"] } }';
  await writeFile(join(folder, 'tsconfig.json'), paths);
  expect(hintFor('~/gret')).toBe('Create the file, or correct "~/*" under "paths" in tsconfig.json.');
  expect(hintFor('@/gret')).toBe('Name the folder of "@/" under "alias" in site.yaml.');
});

test('a brace that is no text is the end of code around an element that was not closed', () => {
  const [report] = reportsFor(
    '/site/Demo.tsx',
    '/site',
    'The character "}" is not valid inside a JSX element',
  );
  expect(report?.hint).toBe(
    `Close the element before it with "/>" or its closing tag. To show the character, write {'}'}.`,
  );
});

test('a missing package is installed for the module that imports it', () => {
  expect(hintsFor('/site/content/Demo.tsx')).toEqual([
    'npm install gone-kit, or name its folder under "alias" in site.yaml.',
  ]);
  expect(hintsFor('/site/node_modules/@acme/kit/index.js')).toEqual([
    'npm install gone-kit, which "@acme/kit" needs.',
  ]);
});

test('a module of Node.js is removed from the code of the author, or with the package that imports it', () => {
  const hintFor = (file: string) => reportsFor(file, '/site', 'Could not resolve "node:fs"')[0]?.hint;
  expect(hintFor('/site/content/Demo.tsx')).toBe(
    "Remove the import. For data of a file, write it as JSON: import data from './data.json';",
  );
  expect(hintFor('/site/node_modules/@acme/kit/index.js')).toBe(
    'Remove the import of "@acme/kit", or import a part of it that browsers can run.',
  );
});

test('the hint names the package manager of the site', async () => {
  await using temporary = await temporaryFolder();
  const folder = temporary.path;
  await writeFile(join(folder, 'pnpm-lock.yaml'), '');
  expect(hintsFor(join(folder, 'site/content/Demo.tsx'), join(folder, 'site'))).toEqual([
    'pnpm add gone-kit, or name its folder under "alias" in site.yaml.',
  ]);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/package.json'), '{ "packageManager": "yarn@4.1.0" }');
  expect(hintsFor(join(folder, 'site/content/Demo.tsx'), join(folder, 'site'))).toEqual([
    'yarn add gone-kit, or name its folder under "alias" in site.yaml.',
  ]);
});

test('a package of the repository that is installed and not built is named as such', async () => {
  await using temporary = await temporaryFolder();
  const folder = temporary.path;
  const site = join(folder, 'site');
  await mkdir(join(folder, 'packages/kit/src'), { recursive: true });
  await mkdir(join(site, 'node_modules'), { recursive: true });
  await writeFile(join(folder, 'packages/kit/src/index.ts'), '');
  const manifest = (value: unknown) =>
    writeFile(join(folder, 'packages/kit/package.json'), JSON.stringify(value));
  await symlink(join(folder, 'packages/kit'), join(site, 'node_modules/gone-kit'), 'junction');
  const reports = () => reportsFor(join(site, 'content/Demo.tsx'), site);
  await manifest({ exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } } });
  expect(reports()).toMatchObject([
    {
      message: 'The package "gone-kit" names "./dist/index.js" as its module, which does not exist.',
      hint: 'Build the package, or name its sources under "alias" in site.yaml: "gone-kit": ../../packages/kit/src.',
    },
  ]);
  await manifest({ main: './src/index.ts' });
  expect(reports()).toMatchObject([{ message: 'The package "gone-kit" has no main module.' }]);
});

test('columns count characters, not the bytes of esbuild', () => {
  const lineText = "const größe = 'é' +;";
  const column = Buffer.byteLength(lineText) - 1;
  const location = { file: 'a.tsx', namespace: '', line: 1, column, length: 1, lineText, suggestion: '' };
  const message = { id: '', pluginName: '', text: 'Unexpected ";"', location, notes: [], detail: '' };
  const [found] = messageDiagnostics([message], '/site' as FilePath);
  expect(found?.place?.column).toBe(lineText.length);
});
