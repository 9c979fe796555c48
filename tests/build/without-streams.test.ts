import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BundlerOptions } from '../../src/bundle/esbuild/bundle-options.ts';
import { createBundler } from '../../src/bundle/esbuild/create-bundler.ts';
import { packageRoot } from '../../src/effects/package-root.ts';
import type { ModuleEntry } from '../../src/model/entry.ts';
import type { FilePath } from '../../src/model/path.ts';
import { bundlerOptions } from '../support/bundler-options.ts';
import { test } from '../support/workspace.ts';

const ours = packageRoot();

/** Returns the inputs of the bundle for Node. */
async function filesIn(
  root: string,
  entries: readonly ModuleEntry[],
  given: Partial<BundlerOptions> = {},
): Promise<readonly string[]> {
  const bundler = createBundler(bundlerOptions(root, given));
  try {
    return (await bundler.bundleServer(entries, [], new Map())).inputs;
  } finally {
    await bundler.close();
  }
}

function packagesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => /.*\/node_modules\/(.+)/.exec(file)?.[1] ?? []);
}

const whole = 'react-dom/cjs/react-dom-server.node.production.js';
const half = 'react-dom/cjs/react-dom-server-legacy.node.production.js';

test('the templates do not contain rendering to streams', async ({ workspace }) => {
  const packages = packagesIn(await filesIn(workspace.root, []));
  expect(packages).toContain(half);
  expect(packages).not.toContain(whole);
  expect(
    packages.filter((file) => /^(?:through|html-tokenize|multipipe|readable-stream)\//.test(file)),
  ).toEqual([]);
});

test('a demo that renders to a stream gets all of react-dom, sharing modules with the templates', async ({
  workspace,
}) => {
  await workspace.write({
    'content/demo.tsx':
      "import { renderToPipeableStream } from 'react-dom/server';\nexport default renderToPipeableStream;\n",
  });
  const file = join(workspace.root, 'content/demo.tsx') as FilePath;
  const packages = packagesIn(await filesIn(workspace.root, [{ kind: 'demo', id: 'demo:demo.tsx', file }]));
  expect(packages).toContain(whole);
  expect(packages.filter((path) => path === half)).toHaveLength(1);
});

test('a site with its own react-dom is rendered with it', async ({ workspace }) => {
  const own = join(workspace.root, 'node_modules');
  for (const name of ['react', 'react-dom'])
    await cp(join(ours, 'node_modules', name), join(own, name), { recursive: true });
  const files = await filesIn(workspace.root, []);
  expect(files).toContain(join(own, half));
  expect(files.filter((file) => file.endsWith(whole) || file === join(ours, 'node_modules', half))).toEqual(
    [],
  );
});

test('if only our templates can resolve react-dom, all modules get theirs', async ({ workspace }) => {
  const packages = join(workspace.root, 'elsewhere') as FilePath;
  const files = await filesIn(workspace.root, [], { packages });
  expect(files).toContain(join(ours, 'node_modules', half));
  expect(packagesIn(files)).not.toContain(whole);
});

test('a react-dom with an unknown structure is bundled completely', async ({ workspace }) => {
  await workspace.write({
    'node_modules/react-dom/package.json': '{ "name": "react-dom", "exports": { "./*": "./*.js" } }',
    'node_modules/react-dom/server.js': 'exports.renderToString = () => "";',
  });
  expect(await filesIn(workspace.root, [])).toContain(
    join(workspace.root, 'node_modules/react-dom/server.js'),
  );
});
