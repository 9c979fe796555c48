import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([0, 1, 1000, 2500])('%i parts are appended in order, to what is there', async (count) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'deep/er/pack') as FilePath;
  const parts = Array.from({ length: count }, (_, index) => `${index},`);
  const files = nodeFileSystem();
  await files.append(file, [bytes('first '), bytes('')]);
  await files.append(file, parts.map(bytes));
  expect(await readFile(file, 'utf8')).toBe(`first ${parts.join('')}`);
});
