import { join } from 'node:path';
import { expect } from 'vitest';
import { createBundler } from '../../src/bundle/create-bundler.ts';
import { packageRoot } from '../../src/effects/package-root.ts';
import type { ModuleEntry } from '../../src/model/entry.ts';
import type { FilePath } from '../../src/model/path.ts';
import { test } from '../support/workspace.ts';

const ours = packageRoot();

/** The files of packages that the modules for Node are made from. */
async function packagesIn(root: string, entries: readonly ModuleEntry[]): Promise<readonly string[]> {
  const bundler = createBundler({
    root: root as FilePath,
    templates: join(ours, 'templates') as FilePath,
    siteTemplates: join(root, 'templates') as FilePath,
    alias: {},
    licences: {},
    packages: ours,
    hashOf: async () => undefined,
  });
  try {
    const { inputs } = await bundler.bundleServer(entries, []);
    return inputs.flatMap((file) => /.*\/node_modules\/(.+)/.exec(file)?.[1] ?? []);
  } finally {
    await bundler.close();
  }
}

const whole = 'react-dom/cjs/react-dom-server.node.production.js';
const half = 'react-dom/cjs/react-dom-server-legacy.node.production.js';

test('our templates are made without what draws to streams', async ({ workspace }) => {
  const packages = await packagesIn(workspace.root, []);
  expect(packages).toContain(half);
  expect(packages).not.toContain(whole);
  expect(
    packages.filter((file) => /^(?:through|html-tokenize|multipipe|readable-stream)\//.test(file)),
  ).toEqual([]);
});

test('a demo that draws to a stream gets all of react-dom, and shares what it has with the templates', async ({
  workspace,
}) => {
  await workspace.write({
    'content/demo.tsx':
      "import { renderToPipeableStream } from 'react-dom/server';\nexport default renderToPipeableStream;\n",
  });
  const file = join(workspace.root, 'content/demo.tsx') as FilePath;
  const packages = await packagesIn(workspace.root, [{ kind: 'demo', id: 'demo:demo.tsx', file }]);
  expect(packages).toContain(whole);
  expect(packages.filter((path) => path === half)).toHaveLength(1);
});
