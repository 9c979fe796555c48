import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// The tests may run as an administrator, from whom no mode of a folder protects it. Other tests may have
// loaded the module before.
vi.resetModules();
vi.doMock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  const readdirSync = (folder: string, options: { readonly withFileTypes: true }) => {
    if (basename(folder) === 'private') throw Object.assign(new Error('denied'), { code: 'EACCES' });
    return real.readdirSync(folder, options);
  };
  return { ...real, readdirSync };
});

const { listFiles } = await import('../../../src/effects/file-operations.ts');
// The tests that follow get the module with its own functions.
vi.doUnmock('node:fs');
vi.resetModules();

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const root = folder.path as FilePath;
await mkdir(join(root, 'a/private'), { recursive: true });
await writeFile(join(root, 'a/page.md'), '');
const denied = join(root, 'a/private') as FilePath;

test('a folder that cannot be read is listed with its fault, beside the other files', () => {
  expect(listFiles(root, undefined, 'all')).toEqual([
    { path: 'a/page.md', file: join(root, 'a/page.md') },
    { path: 'a/private', file: denied, fault: 'no-permission' },
  ]);
});

test.each<[what: string, list: () => unknown]>([
  ['in a list of files alone', () => listFiles(root)],
  ['that is itself listed', () => listFiles(denied, undefined, 'all')],
])('a folder that cannot be read, %s, is an error', (_, list) => {
  expect(list).toThrow('denied');
});
