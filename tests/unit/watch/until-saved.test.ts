import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { untilSaved } from '../../../src/watch/until-saved.ts';
import { test } from '../../support/workspace.ts';

/** The number of pauses until files count as saved, of which `during` is called in each. */
async function pausesFor(files: readonly string[], during: (pauses: number) => Promise<void>) {
  let pauses = 0;
  await untilSaved(files, async () => {
    pauses += 1;
    await during(pauses);
  });
  return pauses;
}

const nothing = async () => {};

test('only an empty file is waited for', async ({ workspace }) => {
  await workspace.write({ 'full.md': '# Words', 'empty.md': '', 'folder/file.md': 'Words' });
  const at = (name: string) => join(workspace.root, name);
  expect(await pausesFor([at('full.md'), at('missing.md'), at('folder')], nothing)).toBe(0);
  const write = async (pauses: number) => {
    if (pauses === 3) await writeFile(at('empty.md'), '# Words');
  };
  expect(await pausesFor([at('full.md'), at('empty.md')], write)).toBe(3);
});

test('a file that is removed instead ends the wait', async ({ workspace }) => {
  const file = join(workspace.root, 'page.md');
  await writeFile(file, '');
  expect(await pausesFor([file], () => rm(file))).toBe(1);
});

test('a file that stays empty is reported after fifty looks', async ({ workspace }) => {
  const file = join(workspace.root, 'page.md');
  await writeFile(file, '# Words');
  await truncate(file);
  expect(await pausesFor([file], nothing)).toBe(50);
});
