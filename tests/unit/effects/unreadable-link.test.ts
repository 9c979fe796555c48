import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// The tests may run as an administrator, from whom no mode of a folder protects it. Other tests may have
// loaded the module before.
vi.resetModules();
vi.doMock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  const realpathSync = (link: string) => {
    const [, code] = /^(E[A-Z]+)\.md$/.exec(basename(link)) ?? [];
    if (code !== undefined) throw Object.assign(new Error(`${code}: no`), { code });
    return real.realpathSync(link);
  };
  return { ...real, realpathSync };
});

const { readEntry } = await import('../../../src/effects/file-entry.ts');
// The tests that follow get the module with its own functions.
vi.doUnmock('node:fs');
vi.resetModules();

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const at = (name: string) => join(folder.path, name) as FilePath;
await mkdir(at('folder'));
await writeFile(at('file.md'), '');
for (const name of ['EACCES.md', 'EPERM.md', 'EIO.md', 'EMFILE.md', 'ELOOP.md', 'ENOENT.md', 'link.md'])
  await symlink(at('file.md'), at(name));
await symlink(at('folder'), at('linked'));

test.each([
  ['link.md', { target: at('file.md') }],
  ['linked', { fault: 'linked-folder' }],
  ['ENOENT.md', { fault: 'dangling-link' }],
  ['ELOOP.md', { fault: 'dangling-link' }],
  ['EACCES.md', { fault: 'no-permission' }],
  ['EPERM.md', { fault: 'no-permission' }],
  ['EIO.md', { fault: 'read-error' }],
  ['file.md', {}],
  ['folder', undefined],
  ['none.md', undefined],
])('the entry %s', (name, entry) => {
  expect(readEntry(at(name))).toEqual(entry);
});

test('an error that concerns more than the link is thrown', () => {
  expect(() => readEntry(at('EMFILE.md'))).toThrow('EMFILE');
});
