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

/** A demo of a package that brings its own copy of React. */
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

/** The files that the chunk of the demo is made from. */
async function inputsOf(root: string, given: Partial<BundlerOptions> = {}): Promise<readonly string[]> {
  const bundler = createBundler(bundlerOptions(root, given));
  try {
    const file = join(root, 'content/demo.tsx') as FilePath;
    return (await bundler.bundleIslands([{ kind: 'demo', id: 'demo:demo.tsx', file }])).inputs;
  } finally {
    await bundler.close();
  }
}

/** The folders of the copies of React among files. */
function reactsIn(inputs: readonly string[]): string[] {
  return [...new Set(inputs.flatMap((input) => /^.*\/node_modules\/react(?=\/)/.exec(input)?.[0] ?? []))];
}

test('a package that brings its own React is given ours', async ({ workspace }) => {
  await workspace.write(site);
  expect(reactsIn(await inputsOf(workspace.root))).toEqual([join(ours, 'node_modules/react')]);
});

test('all are given that of the site, where it has one', async ({ workspace }) => {
  await workspace.write(site);
  const own = join(workspace.root, 'node_modules/react');
  await cp(join(ours, 'node_modules/react'), own, { recursive: true });
  expect(reactsIn(await inputsOf(workspace.root))).toEqual([own]);
});

test('where packages are stored so that only our templates see React, it is theirs', async ({
  workspace,
}) => {
  await workspace.write(site);
  const packages = join(workspace.root, 'elsewhere') as FilePath;
  expect(reactsIn(await inputsOf(workspace.root, { packages }))).toEqual([join(ours, 'node_modules/react')]);
});

test('a module of theirs that the configuration names otherwise is taken from there', async ({
  workspace,
}) => {
  await workspace.write({ ...site, 'runtime.js': 'export const jsx = null, jsxs = null;' });
  const alias = { 'react/jsx-runtime': join(workspace.root, 'runtime.js') };
  const inputs = await inputsOf(workspace.root, { alias });
  expect(reactsIn(inputs)).toEqual([join(ours, 'node_modules/react')]);
  expect(inputs.filter((input) => input.includes('jsx-runtime'))).toEqual([]);
  expect(inputs).toContain(alias['react/jsx-runtime']);
});
