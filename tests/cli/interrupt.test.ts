import { expect } from 'vitest';
import { manyPages } from '../support/small-site.ts';
import { startDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

test('Ctrl-C at any stage leaves the previous website in place', async ({ workspace }) => {
  await workspace.write(manyPages(40, 'one'));
  await workspace.freshBuild();
  const good = await workspace.output();
  for (const stage of ['parse', 'bundle', 'render']) {
    // The cache keeps finished work of an interrupted build, so each build needs other pages.
    await workspace.write(manyPages(40, stage));
    await using docs = startDocs(['build'], { cwd: workspace.root });
    await docs.said(new RegExp(`^${stage}`, 'm'));
    docs.child.kill('SIGINT');
    expect(await docs.ended).toMatchObject({ stdout: '', code: 130 });
    expect(await workspace.output()).toEqual(good);
  }
});

test('pages that were parsed before Ctrl-C are not parsed again', async ({ workspace }) => {
  await workspace.write(manyPages(400, 'one'));
  await using docs = startDocs(['build'], { cwd: workspace.root });
  await docs.said(/^render/m);
  docs.child.kill('SIGINT');
  expect(await docs.ended).toMatchObject({ stdout: '', code: 130 });
  await using again = startDocs(['build'], { cwd: workspace.root });
  expect((await again.ended).stderr).toContain('parse (0)');
});
