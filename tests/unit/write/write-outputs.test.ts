import { expect, test } from 'vitest';
import { encodeText } from '../../../src/lib/encode-text.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath } from '../../../src/model/path.ts';
import { removeWorkFolder, writeAtomically, writeOutputsWith } from '../../../src/write/write-outputs.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const out = '/site/dist' as FilePath;
const file = { path: 'a/b.html', content: 'text' };

test('a file is complete before it has its name, in one of eight folders', async () => {
  const disk = memoryFileSystem();
  const changes: string[] = [];
  disk.beforeChange = (operation, path) => changes.push(`${operation} ${path}`);
  for (let at = 0; at < 100; at += 1)
    await writeAtomically(disk, out, { path: `${at}.html`, content: `${at}` });
  expect(changes).toHaveLength(200);
  const folders = changes.flatMap(
    (change) => /^write \/site\/dist\/\.colophon-tmp\/([^/]+)\/\d+-[\w-]{12}$/.exec(change)?.[1] ?? [],
  );
  expect(folders).toHaveLength(100);
  expect([...new Set(folders)].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(disk.texts(out)).toMatchObject({ '0.html': '0', '99.html': '99' });
  await removeWorkFolder(disk, out);
  expect([...disk.folders].filter((folder) => folder.includes('.colophon-tmp'))).toEqual([]);
});

const failing = (code: string, times: number) => {
  const disk = memoryFileSystem();
  let left = times;
  disk.beforeChange = (operation) => {
    if (operation === 'rename' && left-- > 0) throw Object.assign(new Error(code), { code });
  };
  return disk;
};

test('a file whose folder another build has cleaned is written again, once', async () => {
  const disk = failing('ENOENT', 1);
  await writeAtomically(disk, out, file);
  expect(disk.texts(out)['a/b.html']).toBe('text');
  await expect(writeAtomically(failing('ENOENT', 2), out, file)).rejects.toThrow('ENOENT');
});

test('another error is not tried again', async () => {
  const disk = failing('ENOSPC', 1);
  await expect(writeAtomically(disk, out, file)).rejects.toThrow('ENOSPC');
  expect('a/b.html' in disk.texts(out)).toBe(false);
});

test('after an error the other files are written; an aborted build writes none', async () => {
  const disk = memoryFileSystem();
  const made: string[] = [];
  const outputs = Array.from(
    { length: 200 },
    (_, at): OutputFile => ({
      path: `${at}.txt` as OutputPath,
      phase: 'asset',
      hash: '',
      content: async () => {
        made.push(`${at}`);
        if (at === 0) throw new Error('broken');
        return encodeText('x');
      },
    }),
  );
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(writeOutputsWith(disk)(outputs, out, signal)).rejects.toThrow('stopped');
  expect(made).toEqual([]);
  await expect(writeOutputsWith(disk)(outputs, out)).rejects.toThrow('broken');
  // Each of those that were made is there.
  expect(Object.keys(disk.texts(out))).toHaveLength(made.length - 1);
});
