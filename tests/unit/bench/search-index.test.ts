import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// The benchmark of search is no part of the tests, and uses modules whose interfaces change.
const bench = fileURLToPath(new URL('../../bench/search/', import.meta.url));

interface OpenIndex {
  update(page: object): void;
  save(): string;
}

/** Bundles a script of the benchmark, as the benchmark does. */
async function bundled(script: string, folder: string): Promise<string> {
  const outfile = join(folder, script);
  const entryPoints = [join(bench, script)];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return outfile;
}

test('the benchmark indexes pages, and one that has changed', async () => {
  await using folder = await temporaryFolder();
  const script = await bundled('colophon.mjs', folder.path);
  const { open } = (await import(script)) as { open(pages: readonly object[]): OpenIndex };
  const page = { id: '/a/', title: 'Accordion', headings: 'Keyboard', text: 'It opens a panel.' };
  const index = open([page]);
  expect(index.save()).toContain('panel');
  index.update({ ...page, text: 'It opens a drawer.' });
  expect(index.save()).toContain('drawer');
});

test('the benchmark measures what reading a folder takes', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'index.md'), '# Accordion\n\nIt opens a panel.\n');
  const script = await bundled('index-cost.mjs', folder.path);
  const printed = execFileSync(process.execPath, [script, folder.path], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({ names: expect.any(Number), all: expect.any(Number), pages: 1 });
});
