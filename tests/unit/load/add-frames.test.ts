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

test('each file with a problem is read once, and problems are sorted', async () => {
  const read: string[] = [];
  const readText = async (file: string) => {
    read.push(file);
    return 'one\ntwo\n';
  };
  const [first, second] = [at('a.md'), { ...at('a.md'), place: { file: 'a.md', line: 2, column: 2 } }];
  const beyond = { ...at('a.md'), place: { file: 'a.md', line: 9, column: 1 } };
  const framed = { ...at('b.md'), frame: '' };
  const { place: _, ...unplaced } = at('a.md');
  const found = await addFrames([framed, beyond, second, first, unplaced], '/site' as FilePath, { readText });
  expect(read).toEqual(['/site/a.md']);
  expect(found).toEqual([
    unplaced,
    { ...first, frame: '> 1 | one\n    | ^\n  2 | two' },
    { ...second, frame: '  1 | one\n> 2 | two\n    |  ^' },
    // A line that does not exist, and a problem whose frame is not to be read.
    beyond,
    framed,
  ]);
});

test('another error in reading is one of this program', async () => {
  const readText = async () => Promise.reject(new TypeError('no'));
  await expect(addFrames([at('a.md')], '/site' as FilePath, { readText })).rejects.toThrow('no');
});
