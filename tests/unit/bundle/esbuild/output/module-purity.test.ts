import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPurity } from '../../../../../src/bundle/esbuild/output/module-purity.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

/** Returns whether modules of a site are pure, with the `sideEffects` of packages by folder. */
async function purityOf(inputs: readonly string[], packages: Readonly<Record<string, unknown>> = {}) {
  const manifests = Object.entries(packages).map(
    ([path, sideEffects]) =>
      [
        `${path}/package.json`,
        typeof sideEffects === 'string' ? sideEffects : JSON.stringify({ sideEffects }),
      ] as const,
  );
  await using folder = await folderWith(Object.fromEntries(manifests));
  const isPure = createPurity({
    root: join(folder.path, 'site') as FilePath,
    templates: join(folder.path, 'program/templates') as FilePath,
  });
  return inputs.map(isPure);
}

test.each<[input: string, isPure: boolean]>([
  ['<runtime>', true],
  ['<define:process.env>', true],
  ['../program/templates/islands/demo-island.tsx', true],
  ['../program/templates-old/a.ts', false],
  ['content/Demo.tsx', false],
  ['colophon-shared::colophon:runtime', true],
  ['colophon-shared:packages/a:colophon:live', true],
  ['colophon-shared::./content/data.ts', false],
])('%s: %s', async (input, isPure) => {
  expect(await purityOf([input])).toEqual([isPure]);
});

test.each<[sideEffects: unknown, isPure: boolean]>([
  [false, true],
  [true, false],
  [undefined, false],
  [[], true],
  [['*.css', './a.scss', 'b.sass', 'c.less'], true],
  [['*.css', './polyfill.js'], false],
  [['styles.css.js'], false],
  ['{', false],
])('a package with the side effects %j: %s', async (sideEffects, isPure) => {
  const inputs = ['node_modules/kit/index.js', 'colophon-shared::kit', 'colophon-shared::kit/deep/a'];
  expect(await purityOf(inputs, { 'site/node_modules/kit': sideEffects })).toEqual([isPure, isPure, isPure]);
});

test.each<[name: string, isPure: boolean]>([
  ['react', true],
  ['react-dom', true],
  ['@emotion/styled', true],
  ['@babel/runtime', true],
  ['use-sync-external-store', true],
  ['react-kit', false],
  ['my-react', false],
  ['@emotion-kit/a', false],
])('%s, which declares nothing: %s', async (name, isPure) => {
  expect(
    await purityOf([`../node_modules/${name}/lib/index.js`], { [`node_modules/${name}`]: undefined }),
  ).toEqual([isPure]);
});

test('of packages in packages, the inner one counts', async () => {
  const [inner, outer] = await purityOf(
    ['node_modules/kit/node_modules/@acme/core/a.js', 'node_modules/kit/a.js'],
    { 'site/node_modules/kit': true, 'site/node_modules/kit/node_modules/@acme/core': false },
  );
  expect([inner, outer]).toEqual([true, false]);
});

test('a package that only our templates have is found', async () => {
  const packages = { 'program/node_modules/ours': false, 'node_modules/above': false };
  expect(
    await purityOf(['colophon-shared::ours', 'colophon-shared::above/x', 'colophon-shared::gone'], packages),
  ).toEqual([true, true, false]);
});
