import { expect } from 'vitest';
import { manyPages } from '../support/small-site.ts';
import { startDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

test('Ctrl-C at any stage leaves the last good website', async ({ workspace }) => {
  await workspace.write(manyPages(40, 'one'));
  await workspace.freshBuild();
  const good = await workspace.output();
  await workspace.write(manyPages(40, 'two'));
  for (const stage of ['parse', 'bundle', 'render']) {
    await using docs = startDocs(['build'], { cwd: workspace.root });
    await docs.said(new RegExp(`^${stage}`, 'm'));
    docs.child.kill('SIGINT');
    expect(await docs.ended).toMatchObject({ stdout: '', code: 130 });
    expect(await workspace.output()).toEqual(good);
  }
});
