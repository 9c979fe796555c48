import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

const warning =
  'Warning: Cannot write to the cache folder ".cache/colophon" (ENOTDIR). Continuing without a cache.\n';

test('a build without a writable cache folder writes the same website', async ({ workspace }) => {
  await workspace.write(plainSite);
  await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  const expected = await workspace.output();
  await workspace.rename('.cache', '.kept');
  // A file in place of the folder, because permissions do not apply to root.
  await workspace.write({ '.cache': '' });
  const temporary = join(workspace.root, 'temporary');
  await mkdir(temporary);
  for (const command of ['build', 'build', 'check']) {
    const args = command === 'build' ? ['build', '--json'] : ['check', '--format', 'json'];
    const outcome = await spawnDocs(args, { cwd: workspace.root, env: { TMPDIR: temporary } });
    expect(outcome).toMatchObject({ code: 0, stderr: warning });
    expect(JSON.parse(outcome.stdout)).toMatchObject({ ok: true, parsed: 3, diagnostics: [] });
    expect(await readdir(temporary)).toEqual([]);
  }
  expect(await workspace.output()).toEqual(expected);
});
