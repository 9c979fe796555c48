import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

// Tests may run as superuser, whom permissions do not stop.

test('a configuration that cannot be read', async ({ workspace }) => {
  await mkdir(join(workspace.root, 'content/site.yaml'), { recursive: true });
  expect(await spawnDocs(['build', '--quiet'], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: 'Cannot read "content/site.yaml": it is a folder (EISDIR).\n',
    code: 2,
  });
});

test.for([
  ['a file', (path: string, write: (path: string) => Promise<void>) => write(path)],
  ['a dangling link', (path: string) => symlink('nowhere/at/all', path)],
] as const)('an output folder that is %s', async ([, make], { workspace }) => {
  await workspace.write(plainSite);
  await make(join(workspace.root, 'dist'), () => workspace.write({ dist: 'mine' }));
  const { code, stderr } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Cannot write "dist\/?\S*": .+\.\n$/),
  });
});
