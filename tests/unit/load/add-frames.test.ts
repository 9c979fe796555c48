import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { addFrames } from '../../../src/load/add-frames.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const at = (file: string): Diagnostic => ({
  severity: 'warning',
  code: 'site/owner',
  message: 'Nobody owns this.',
  place: { file, line: 1, column: 1 },
});

test('a problem of a folder, or of a file that is gone, has no frame and stops nothing', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'content/acme'), { recursive: true });
  await writeFile(join(folder.path, 'content/a.md'), 'Words.\n');
  const given = ['content/a.md', 'content/acme', 'content/gone.md'].map(at);
  const [file, ...others] = await addFrames(given, folder.path as FilePath, nodeFileSystem());
  expect(file).toMatchObject({ frame: expect.stringContaining('Words.') });
  expect(others).toEqual(given.slice(1));
});
