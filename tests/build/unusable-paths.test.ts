import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { test, type Workspace } from '../support/workspace.ts';

const build = async (workspace: Workspace) => {
  const { code, stderr } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  return { code, stderr };
};

test('a configuration that cannot be read', async ({ workspace }) => {
  await mkdir(join(workspace.root, 'content/site.yaml'), { recursive: true });
  expect(await spawnDocs(['build', '--quiet'], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: 'Cannot read "content/site.yaml": it is a folder (EISDIR).\n',
    code: 2,
  });
});

test.for<[name: string, make: (path: string) => Promise<unknown>, kind: string]>([
  ['a file', (path) => writeFile(path, 'mine'), 'is a file'],
  ['a dangling link', (path) => symlink('nowhere/at/all', path), 'is a link to a folder that does not exist'],
  ['a link to a file', (path) => symlink('content/site.yaml', path), 'is a file'],
])('an output folder that is %s', async ([, make, kind], { workspace }) => {
  await workspace.write(plainSite);
  await make(join(workspace.root, 'dist'));
  expect(await build(workspace)).toEqual({
    code: 2,
    stderr: `The output folder "dist" ${kind}. Remove it, or choose another folder with --out.\n`,
  });
});

test('an output folder that is a link to a folder is used', async ({ workspace }) => {
  await workspace.write(plainSite);
  await mkdir(join(workspace.root, 'elsewhere'));
  await symlink('elsewhere', join(workspace.root, 'dist'));
  expect(await build(workspace)).toEqual({ code: 0, stderr: '' });
  expect(await workspace.read('elsewhere/acme/link/index.html')).toContain('Words about Link.');
});

/** Permissions do not stop the superuser. */
const isSuperuser = process.getuid?.() === 0;

test.skipIf(isSuperuser)('an output folder without permission', async ({ workspace }) => {
  await workspace.write(plainSite);
  const dist = join(workspace.root, 'dist');
  await mkdir(dist);
  await chmod(dist, 0o555);
  expect(await build(workspace)).toEqual({
    code: 2,
    stderr:
      'Cannot write to the output folder "dist": permission denied (EACCES). Change that, or choose another folder with --out.\n',
  });
  await chmod(dist, 0o755);
});

test('a file of ours that is a folder now, and the reverse', async ({ workspace }) => {
  await workspace.write(plainSite);
  await workspace.freshBuild();
  await rm(join(workspace.root, 'dist/acme'), { recursive: true });
  await writeFile(join(workspace.root, 'dist/acme'), 'mine');
  expect(await build(workspace)).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Cannot write "dist\/acme\/\S+": "dist\/acme" is a file \(\w+\)\.\n$/),
  });
  await rm(join(workspace.root, 'dist'), { recursive: true });
  await workspace.freshBuild();
  await rm(join(workspace.root, 'dist/index.html'));
  await mkdir(join(workspace.root, 'dist/index.html'));
  expect(await build(workspace)).toEqual({
    code: 2,
    stderr: 'Cannot write "dist/index.html": it is a folder (EISDIR).\n',
  });
});

test('nothing is written through a link in the output folder', async ({ workspace }) => {
  await using elsewhere = await temporaryFolder();
  await workspace.write(plainSite);
  await workspace.freshBuild();
  await rm(join(workspace.root, 'dist/acme'), { recursive: true });
  await symlink(elsewhere.path, join(workspace.root, 'dist/acme'));
  expect(await build(workspace)).toEqual({
    code: 2,
    stderr:
      '"acme" in the output folder "dist" is a link or not a regular file, so nothing can be written there. Remove it.\n',
  });
  await rm(join(workspace.root, 'dist/acme'));
  // A link to a file is replaced, and the file stays.
  await workspace.write({ 'notes.txt': 'notes' });
  await rm(join(workspace.root, 'dist/robots.txt'));
  await symlink('../notes.txt', join(workspace.root, 'dist/robots.txt'));
  expect(await build(workspace)).toEqual({ code: 0, stderr: '' });
  expect(await workspace.read('notes.txt')).toBe('notes');
  expect(await workspace.read('dist/robots.txt')).toContain('User-agent');
});
