import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { page, plainSite } from '../support/small-site.ts';
import { startDocs } from '../support/spawn-docs.ts';
import { withoutTime } from '../support/without-time.ts';
import { test } from '../support/workspace.ts';

test('docs build --watch builds after each change, restarts after a change to site.yaml, and ends at Ctrl-C', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['build', '--watch'], { cwd: workspace.root });
  const html = (path: string) => workspace.read(`dist/${path}/index.html`);
  /** Returns the reports so far, one per line. */
  const reports = () => withoutTime(docs.written.stdout);
  await docs.said('7 rendered');

  await workspace.write({ 'content/acme/link.md': page('Link', 'Saved while watching.') });
  await docs.said('1 rendered, 6 unchanged');
  expect(await html('acme/link')).toContain('Saved while watching.');

  await workspace.write({ 'content/acme/menu.md': page('Menu') });
  await docs.said('1 rendered, 7 unchanged');
  expect(await html('acme/menu')).toContain('Words about Menu.');

  await workspace.write({ 'content/acme/menu.md': page('Menu', ':::info') });
  await docs.said('1 error in 1 file. Nothing was written; --keep-going writes what can be built.');
  expect(await html('acme/menu')).toContain('Words about Menu.');

  await workspace.remove('content/acme/menu.md');
  await docs.said('0 rendered, 7 unchanged');
  await expect(html('acme/menu')).rejects.toThrow('ENOENT');

  await workspace.write({ 'content/site.yaml': 'base: none\n' });
  await docs.said('"base" must start and end with a slash');
  await workspace.write({
    'content/site.yaml': (plainSite['content/site.yaml'] ?? '').replace('Acme UI', 'Acme Kit'),
  });
  await docs.said(/(7 rendered[\s\S]*){2}/);
  expect(await html('_app')).toContain('<title>Offline - Acme Kit</title>');

  await workspace.write({ 'content/acme/start.md': page('Start', 'Under the new configuration.') });
  await docs.said(/(1 rendered, 6 unchanged[\s\S]*){2}/);
  expect(await html('acme/start')).toContain('Under the new configuration.');

  docs.child.kill('SIGINT');
  expect(await docs.ended).toMatchObject({ code: 130 });
  expect(
    reports()
      .split('\n')
      .filter((line) => line.startsWith('Built'))
      // A busy system reports one change twice, and the second build finds nothing to do.
      .filter((line, index, lines) => line !== lines[index - 1]),
  ).toEqual([
    'Built 7 pages in [TIME] (7 rendered, 0 unchanged) → dist',
    'Built 7 pages in [TIME] (1 rendered, 6 unchanged) → dist',
    'Built 8 pages in [TIME] (1 rendered, 7 unchanged) → dist',
    'Built 7 pages in [TIME] (0 rendered, 7 unchanged) → dist',
    'Built 7 pages in [TIME] (7 rendered, 0 unchanged) → dist',
    'Built 7 pages in [TIME] (1 rendered, 6 unchanged) → dist',
  ]);
});

test('a file that is saved again at once is built again', async ({ workspace }) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['build', '--watch'], { cwd: workspace.root });
  await docs.said('7 rendered');
  for (const wait of [10, 40, 70]) {
    await workspace.write({ 'content/acme/link.md': page('Link', `First, ${wait} ms apart.`) });
    await sleep(wait);
    await workspace.write({ 'content/acme/link.md': page('Link', `Second, ${wait} ms apart.`) });
    await expect
      .poll(() => workspace.read('dist/acme/link/index.html'), { timeout: 10_000 })
      .toContain(`Second, ${wait} ms apart.`);
  }
});
