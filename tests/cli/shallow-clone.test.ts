import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test as base, type SiteFiles } from '../support/workspace.ts';

const day = '2026-03-04T12:00:00Z';
const env = { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day };
const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.dev', '-c', 'commit.gpgsign=false'];

/** Clones a repository with two commits, of which the second changes one page. */
const test = base.extend<{ clone: (depth: number) => string }>({
  clone: async ({ workspace }, use) => {
    const at = join(workspace.root, 'origin');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: at, env });
    await workspace.write(inOrigin(plainSite));
    git('init', '-q', '.');
    git('add', '.');
    git(...identity, 'commit', '-q', '-m', 'one');
    await workspace.write(
      inOrigin({ 'content/acme/link.md': `${plainSite['content/acme/link.md']}More.\n` }),
    );
    git(...identity, 'commit', '-q', '-a', '-m', 'two');
    await use((depth) => {
      const origin = pathToFileURL(at).href;
      execFileSync('git', ['clone', '-q', '--depth', `${depth}`, origin, 'clone'], {
        cwd: workspace.root,
        env,
      });
      return join(workspace.root, 'clone');
    });
  },
});

const inOrigin = (files: SiteFiles) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`origin/${path}`, text]));

const warning =
  'Warning: This is a shallow clone, so pages whose last change is not in it show no date. Fetch the whole history: ' +
  'set fetch-depth: 0 for actions/checkout, or run git fetch --unshallow. ' +
  'Or set lastUpdated: false in content/site.yaml.\n';

test('a shallow clone is reported once, on every build', async ({ workspace, clone }) => {
  const cwd = clone(1);
  for (const args of [
    ['build', '--quiet'],
    ['build', '--json'],
    ['check', '--format', 'github'],
  ]) {
    const { stderr, code } = await spawnDocs(args, { cwd });
    expect({ stderr, code }).toEqual({ stderr: warning, code: 0 });
  }
  expect(await workspace.read('clone/dist/acme/link/index.html')).not.toContain('2026');
});

test('a clone of the whole history shows dates', async ({ workspace, clone }) => {
  const cwd = clone(3);
  expect(await spawnDocs(['build', '--quiet'], { cwd })).toEqual({ stdout: '', stderr: '', code: 0 });
  expect(await workspace.read('clone/dist/acme/link/index.html')).toContain('2026');
});

test('a site without dates needs no history', async ({ workspace, clone }) => {
  const cwd = clone(1);
  await workspace.write({
    'clone/content/site.yaml': `${plainSite['content/site.yaml']}lastUpdated: false\n`,
  });
  expect(await spawnDocs(['build', '--quiet'], { cwd })).toEqual({ stdout: '', stderr: '', code: 0 });
});
