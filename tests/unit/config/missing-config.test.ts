import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAbsence, missingConfig } from '../../../src/config/missing-config.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.each<[name: string, files: string[], root: string, message: string, hint: string]>([
  [
    'a missing folder',
    [],
    'docs',
    'Folder "[HERE]/docs" does not exist.',
    'Pass the folder that contains content/.',
  ],
  [
    'the content folder itself',
    ['docs/content/site.yaml'],
    'docs/content',
    'File "content/site.yaml" does not exist in "[HERE]/docs/content".',
    'Pass the parent folder, which contains content/: [HERE]/docs',
  ],
  [
    'another extension',
    ['docs/content/site.yml'],
    'docs',
    'File "content/site.yaml" does not exist in "[HERE]/docs".',
    'Rename content/site.yml to content/site.yaml.',
  ],
  [
    'anything else',
    ['docs/site.yaml', 'docs/content/a.md'],
    'docs',
    'File "content/site.yaml" does not exist in "[HERE]/docs".',
    'Create it with at least "name: …", or pass the folder that contains content/.',
  ],
])('without a configuration, but with %s', async (_name, files, root, message, hint) => {
  await using folder = await temporaryFolder();
  for (const file of files) {
    await mkdir(join(folder.path, file, '..'), { recursive: true });
    await writeFile(join(folder.path, file), '');
  }
  const looked = join(folder.path, root);
  const diagnostic = missingConfig(looked, await findAbsence(looked, nodeFileSystem()));
  const neutral = (text = '') => text.replaceAll(folder.path, '[HERE]').replaceAll('\\', '/');
  expect([neutral(diagnostic.message), neutral(diagnostic.hint)]).toEqual([message, hint]);
});
