import { expect } from 'vitest';
import type { FileSystem } from '../../src/effects/file-system.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { manyPages } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

const config = { 'content/site.yaml': 'name: Acme\nproducts: [{ id: acme, name: Acme }]\n' };

test('two concurrent builds succeed and leave a complete website', async ({ workspace }) => {
  await workspace.write({ ...manyPages(60, 'one'), ...config });
  const build = (out: string) =>
    spawnDocs(['build', '--quiet', '--force', '--out', out], { cwd: workspace.root });
  await build('clean');
  const clean = await workspace.output('clean');
  for (const outcome of await Promise.all([build('dist'), build('dist')])) {
    expect(outcome).toEqual({ stdout: '', stderr: '', code: 0 });
  }
  expect(await workspace.output()).toEqual(clean);
});

test('a build succeeds while another build writes the same website', async ({ workspace }) => {
  await workspace.write({ ...manyPages(3, 'one'), ...config });
  const disk = nodeFileSystem();
  let hasOtherBuilt = false;
  const slow: FileSystem = {
    ...disk,
    async rename(from, to) {
      if (!hasOtherBuilt && to.endsWith('index.html')) {
        hasOtherBuilt = true;
        expect(await workspace.freshBuild()).toMatchObject({ ok: true });
      }
      await disk.rename(from, to);
    },
  };
  expect(await workspace.freshBuild({ files: slow })).toMatchObject({ ok: true });
  const output = await workspace.output();
  expect(await workspace.freshBuild({ flags: { force: true } })).toMatchObject({
    ok: true,
    written: [],
    removed: [],
  });
  expect(await workspace.output()).toEqual(output);
});

test('two concurrent builds with different options do not mix', async ({ workspace }) => {
  await workspace.write({ ...manyPages(5, 'one'), ...config });
  const build = (base: string, out: string) =>
    spawnDocs(['build', '--quiet', '--base', `/${base}/`, '--out', out], { cwd: workspace.root });
  await Promise.all(['one', 'two'].map((name) => build(name, name)));
  for (const name of ['one', 'two']) {
    const output = await workspace.output(name);
    expect(output.get('sw.js')).toContain(`/${name}/_app/index.html`);
    expect(output.get('sw.js')).not.toContain(name === 'one' ? '/two/' : '/one/');
  }
});
