import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

// Not by permissions, which do not apply to root, as whom tests may run.

test('a configuration that cannot be read', async ({ workspace }) => {
  await mkdir(join(workspace.root, 'content/site.yaml'), { recursive: true });
  expect(await spawnDocs(['build', '--quiet'], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: 'content/site.yaml cannot be read: it is a folder (EISDIR).\n',
    code: 2,
  });
});

test.for([
  ['a file', (path: string, write: (path: string) => Promise<void>) => write(path)],
  ['a broken link', (path: string) => symlink('nowhere/at/all', path)],
] as const)('an output folder that is %s', async ([, make], { workspace }) => {
  await workspace.write(plainSite);
  await make(join(workspace.root, 'dist'), () => workspace.write({ dist: 'mine' }));
  const { code, stderr } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^dist\/?\S* cannot be written: .+\.\n$/),
  });
});
