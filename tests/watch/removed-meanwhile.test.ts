import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createBuilder } from '../../src/build/builder.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import {
  createDevBuilder,
  type createBuilder as createLocalBuilder,
  type DevSnapshot,
} from '../../src/index.ts';
import { SourceChanged } from '../../src/model/diagnostic.ts';
import { serveOutputs } from '../../src/serve/serve-outputs.ts';
import { startDocsHere } from '../support/docs-here.ts';
import { page, plainSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const picture = 'content/public/picture.png';
const site = { ...plainSite, [picture]: 'no pixels' };
const sentence = `File "${picture}" was removed while the site was built.`;

type CreateBuilder = typeof createLocalBuilder;

/** Creates builders on a disk where a file is removed before its second read; the first read hashes it. */
function removing(file: string): CreateBuilder {
  const disk = nodeFileSystem();
  let reads = 0;
  const readBytes: typeof disk.readBytes = async (path) => {
    if (path === file) reads += 1;
    if (path === file && reads === 2) await rm(file);
    return disk.readBytes(path);
  };
  return (config, options) =>
    createBuilder(config, {
      ...options,
      files: { ...disk, readBytes },
      program: 'test',
      runtime: 'v20',
      threads: 2,
      serveOutputs,
    });
}

test('docs build --watch builds again when a picture is removed during a build', async ({ workspace }) => {
  await workspace.write(site);
  await using docs = startDocsHere(['build', '--watch'], workspace.root, {
    createBuilder: removing(join(workspace.root, picture)),
  });
  await expect.poll(docs.written, { timeout: 20_000 }).toContain('Built 7 pages');
  expect(docs.written()).toContain(`Warning: ${sentence}\n`);
  expect([...(await workspace.output()).keys()]).not.toContain('picture.png');
  await workspace.write({ 'content/acme/link.md': page('Link', 'Saved afterwards.') });
  await expect.poll(docs.written, { timeout: 20_000 }).toContain('1 rendered, 6 unchanged');
  docs.stop();
  expect(await docs.ended).toBe(130);
});

test('docs build reports a picture that is removed during a build', async ({ workspace }) => {
  await workspace.write(site);
  const createBuilder = removing(join(workspace.root, picture));
  await using docs = startDocsHere(['build', '--quiet'], workspace.root, { createBuilder });
  expect(await docs.ended).toBe(2);
  expect(docs.written()).toBe(`${sentence}\n`);
});

/** Creates builders whose first attempt to render pages fails because a source changed. */
const changedWhileRendered: typeof createDevBuilder = async (config, options) => {
  const builder = await createDevBuilder(config, options);
  const known = new WeakMap<DevSnapshot, DevSnapshot>();
  let isFirst = true;
  const failOnce = (made: DevSnapshot): DevSnapshot => {
    const { site } = made;
    if (!site) return made;
    const render: typeof site.render = async (paths) => {
      if (!isFirst) return site.render(paths);
      isFirst = false;
      throw new SourceChanged('A page changed.');
    };
    return { ...made, site: { ...site, render } };
  };
  return {
    ...builder,
    async snapshot(changes) {
      const made = await builder.snapshot(changes);
      const shown = known.get(made) ?? failOnce(made);
      known.set(made, shown);
      return shown;
    },
  };
};

test('docs dev continues when a source changes while pages are rendered', async ({ workspace }) => {
  await workspace.write(plainSite);
  await using docs = startDocsHere(['dev', '--port', '0'], workspace.root, {
    createDevBuilder: changedWhileRendered,
  });
  await expect.poll(docs.written, { timeout: 20_000 }).toContain('Warning: A page changed.\n');
  await workspace.write({ 'content/acme/link.md': page('Link', 'Saved afterwards.') });
  await expect.poll(docs.written, { timeout: 20_000 }).toContain('content/acme/link.md in ');
  docs.stop();
  expect(await docs.ended).toBe(130);
});
