import { expect } from 'vitest';
import { plainSite } from '../support/small-site.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

test('serves the built website and stops on Ctrl-C', async ({ workspace }) => {
  await workspace.write(plainSite);
  await workspace.freshBuild();
  await using docs = startDocs(['preview', '--port', '0'], { cwd: workspace.root });
  await docs.said('press Ctrl-C to stop.');
  const [, url = ''] =
    /^Serving dist at (http:\/\/127\.0\.0\.1:\d+\/); press Ctrl-C to stop\.\n$/.exec(docs.written.stdout) ??
    [];

  const found = await fetch(`${url}acme/link/`);
  expect({ status: found.status, type: found.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
  });
  expect(await found.text()).toBe(await workspace.read('dist/acme/link/index.html'));
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');

  const missing = await fetch(`${url}acme/nothing/`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe(await workspace.read('dist/404.html'));

  const { port } = new URL(url);
  expect(await spawnDocs(['preview', '--port', port], { cwd: workspace.root })).toEqual({
    stdout: '',
    stderr: `Port ${port} is already in use. Choose another one with --port, or any free one with --port 0.\n`,
    code: 2,
  });

  docs.child.kill('SIGINT');
  expect(await docs.ended).toMatchObject({ stderr: '', code: 130 });
});

test('fails if nothing was built', async ({ workspace }) => {
  await workspace.write(plainSite);
  const { stdout, stderr, code } = await spawnDocs(['preview'], { cwd: workspace.root });
  expect(stderr.replace(workspace.root, '[ROOT]')).toBe(
    'No website found in "[ROOT]/dist". Run "docs build" to create one.\n',
  );
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
});
