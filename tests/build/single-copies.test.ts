import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BundlerOptions } from '../../src/bundle/esbuild/bundle-options.ts';
import { createBundler } from '../../src/bundle/esbuild/create-bundler.ts';
import { packageRoot } from '../../src/effects/package-root.ts';
import type { FilePath } from '../../src/model/path.ts';
import { bundlerOptions } from '../support/bundler-options.ts';
import { type SiteFiles, test } from '../support/workspace.ts';

const ours = packageRoot();

/** A demo that imports a package with its own copy of React. */
const site: SiteFiles = {
  'content/demo.tsx': `import { Kit } from 'kit';
import { useId } from 'react';
export default function Demo() { return <Kit id={useId()} />; }
`,
  'node_modules/kit/package.json': '{ "name": "kit", "main": "index.js" }',
  'node_modules/kit/index.js': "export { version as Kit } from 'react';",
  'node_modules/kit/node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/kit/node_modules/react/index.js': "export const version = 'another copy';",
};

/** Returns the inputs of the demo's chunk. */
async function inputsOf(root: string, given: Partial<BundlerOptions> = {}): Promise<readonly string[]> {
  const bundler = createBundler(bundlerOptions(root, given));
  try {
    const file = join(root, 'content/demo.tsx') as FilePath;
    return (await bundler.bundleIslands([{ kind: 'demo', id: 'demo:demo.tsx', file }], new Map())).inputs;
  } finally {
    await bundler.close();
  }
}

/** Returns the folders of the copies of React among the files. */
function reactsIn(inputs: readonly string[]): string[] {
  return [...new Set(inputs.flatMap((input) => /^.*\/node_modules\/react(?=\/)/.exec(input)?.[0] ?? []))];
}

test('a package with its own copy of React gets ours', async ({ workspace }) => {
  await workspace.write(site);
  expect(reactsIn(await inputsOf(workspace.root))).toEqual([join(ours, 'node_modules/react')]);
});

test('all modules get the React of the site if it has one', async ({ workspace }) => {
  await workspace.write(site);
  const own = join(workspace.root, 'node_modules/react');
  await cp(join(ours, 'node_modules/react'), own, { recursive: true });
  expect(reactsIn(await inputsOf(workspace.root))).toEqual([own]);
});

test('if only our templates can resolve React, all modules get theirs', async ({ workspace }) => {
  await workspace.write(site);
  const packages = join(workspace.root, 'elsewhere') as FilePath;
  expect(reactsIn(await inputsOf(workspace.root, { packages }))).toEqual([join(ours, 'node_modules/react')]);
});

test('an alias for a module of React applies', async ({ workspace }) => {
  await workspace.write({ ...site, 'runtime.js': 'export const jsx = null, jsxs = null;' });
  const alias = { 'react/jsx-runtime': join(workspace.root, 'runtime.js') };
  const inputs = await inputsOf(workspace.root, { alias });
  expect(reactsIn(inputs)).toEqual([join(ours, 'node_modules/react')]);
  expect(inputs.filter((input) => input.includes('jsx-runtime'))).toEqual([]);
  expect(inputs).toContain(alias['react/jsx-runtime']);
});
