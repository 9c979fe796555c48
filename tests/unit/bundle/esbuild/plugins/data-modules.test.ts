import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { dataModules } from '../../../../../src/bundle/esbuild/plugins/data-modules.ts';
import { folderWith } from '../../../../support/folder-with.ts';

/** A module of exactly so many bytes, most of which are data. */
function rowsOf(bytes: number, before = ''): string {
  const start = `${before}export const rows = [\n`;
  const end = '];\n';
  const row = '  1234567,\n';
  const count = Math.floor((bytes - start.length - end.length - 4) / row.length);
  const text = start + row.repeat(count) + end;
  return `${text}//${'-'.repeat(bytes - text.length - 3)}\n`;
}

/** Bundles modules of a folder, and returns whether each keeps its data as text. */
async function bundle(folder: string, names: readonly string[], below = folder) {
  const isParsed = new Map<string, boolean>();
  for (const name of names) {
    const { outputFiles } = await build({
      entryPoints: [join(folder, name)],
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      outdir: folder,
      plugins: [dataModules(below)],
    });
    isParsed.set(name, outputFiles[0]?.text.includes('JSON.parse(') === true);
  }
  return Object.fromEntries(isParsed);
}

test('large scripts of the folder keep their data as text', async () => {
  const large = rowsOf(50_000);
  const files = {
    'site+1/large.ts': rowsOf(50_000, 'export type Row = number;\n'),
    'site+1/data/large.js': large,
    'site+1/less.ts': rowsOf(49_999),
    'site+1/large.tsx': large,
    'site+1/large.jsx': large,
    'site+1/large.mjs': large,
    'site/large.js': large,
    'site+12/large.js': large,
  };
  await using folder = await folderWith(files);
  expect(await bundle(folder.path, Object.keys(files), join(folder.path, 'site+1'))).toEqual({
    'site+1/large.ts': true,
    'site+1/data/large.js': true,
    'site+1/less.ts': false,
    'site+1/large.tsx': false,
    'site+1/large.jsx': false,
    'site+1/large.mjs': false,
    'site/large.js': false,
    'site+12/large.js': false,
  });
});

test('a script with JSX and data is compiled', async () => {
  const text = rowsOf(60_000, 'export const title = <h1>Rows</h1>;\n');
  await using folder = await folderWith({ 'rows.js': text });
  expect(await bundle(folder.path, ['rows.js'])).toEqual({ 'rows.js': true });
});

test('a module that was edited between two bundles is read again', async () => {
  await using folder = await folderWith({ 'rows.js': rowsOf(50_000) });
  const file = join(folder.path, 'rows.js');
  expect(await bundle(folder.path, ['rows.js'])).toEqual({ 'rows.js': true });
  // As long as before, and no data.
  const text = (await readFile(file, 'utf8')).replace('1234567', 'Math.E ');
  await writeFile(file, text);
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  expect(await bundle(folder.path, ['rows.js'])).toEqual({ 'rows.js': false });
});
