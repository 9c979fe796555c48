import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { manyPages, smallSite } from '../support/small-site.ts';
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

const looping = {
  ...smallSite,
  // Longer than any test: only an interruption ends this build.
  'content/site.yaml': `${smallSite['content/site.yaml']}timeLimit: 600\n`,
  'content/acme/Counter.tsx': 'export default function Counter() {\n  for (;;);\n}\n',
};

test.for(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a build whose demo never does',
  async (signal, { workspace }) => {
    await workspace.write(looping);
    await using docs = startDocs(['build'], { cwd: workspace.root });
    await docs.said(/^render/m);
    docs.child.kill(signal);
    const { stdout, stderr, code } = await docs.ended;
    expect({ stdout, code }).toEqual({ stdout: '', code: 130 });
    expect(stderr).not.toContain('Internal');
  },
);

test('a second interruption ends a command whose configuration never loads', async ({ workspace }) => {
  await workspace.write({ ...smallSite, 'content/site.ts': 'for (;;);\n' });
  await using docs = startDocs(['build'], { cwd: workspace.root });
  // Two signals at once count as one.
  const sending = setInterval(() => docs.child.kill('SIGINT'), 500);
  expect(await docs.ended.finally(() => clearInterval(sending))).toMatchObject({ code: 130 });
});

test('a second interruption ends a check that reads a pipe which nobody writes', async ({ workspace }) => {
  await workspace.write(smallSite);
  execFileSync('mkfifo', [join(workspace.root, 'known.json')]);
  await using docs = startDocs(['check', '--baseline', 'known.json'], { cwd: workspace.root });
  const sending = setInterval(() => docs.child.kill('SIGINT'), 500);
  expect(await docs.ended.finally(() => clearInterval(sending))).toMatchObject({ code: 130 });
});
