import { expect, test } from 'vitest';
import { createInputsHash, moduleHashes } from '../../../../../src/bundle/esbuild/output/module-hashes.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

type Texts = Readonly<Record<string, string>>;

/** Two demos that share a module, with the text of each module and of the virtual one. */
const texts: Texts = {
  'content/A.tsx': 'a',
  'content/B.tsx': 'b',
  'content/shared.ts': 's',
  'content/a.txt': 't',
};

const inputs = Object.fromEntries(
  Object.entries({
    'content/A.tsx': ['content/shared.ts', 'colophon-text:content/a.txt'],
    'content/B.tsx': ['content/shared.ts', 'colophon-offer:packages/kit'],
    'content/shared.ts': [],
    'colophon-text:content/a.txt': [],
    'colophon-offer:packages/kit': [],
  }).map(([name, paths]) => [
    name,
    { bytes: 1, imports: paths.map((path) => ({ path, kind: 'import-statement' as const })) },
  ]),
);

const options = (changes: Texts, env: Texts) => ({
  root: '/site' as FilePath,
  env,
  hashOf: async (file: string) => ({ ...texts, ...changes })[file.slice('/site/'.length)],
});

async function hashesWith(changes: Texts = {}, env: Texts = {}, all = inputs) {
  const entries = new Map(['A', 'B'].map((name) => [name, `/site/content/${name}.tsx`]));
  const { modules } = await moduleHashes(entries, { inputs: all, apart: undefined }, options(changes, env));
  return Object.fromEntries(modules);
}

test.each<[what: string, changes: Texts, env: Texts, changed: readonly string[]]>([
  ['nothing', {}, {}, []],
  ['its own module', { 'content/A.tsx': 'x' }, {}, ['A']],
  ['a module that both import', { 'content/shared.ts': 'x' }, {}, ['A', 'B']],
  ['a file that one imports as text', { 'content/a.txt': 'x' }, {}, ['A']],
  ['the environment, which any module may read', {}, { KEY: 'x' }, ['A', 'B']],
])('the hash of an entry changes with %s', async (_, changes, env, changed) => {
  const [before, after] = [await hashesWith(), await hashesWith(changes, env)];
  expect(Object.keys(before).filter((id) => before[id] !== after[id])).toEqual(changed);
});

test('the hash does not depend on the order in which esbuild lists modules', async () => {
  const reversed = Object.fromEntries(Object.entries(inputs).reverse());
  expect(await hashesWith({}, {}, reversed)).toEqual(await hashesWith());
});

test('a hash is that of all the inputs that are asked for', async () => {
  const hashOf = await createInputsHash(Object.keys(inputs), options({}, {}));
  const [both, swapped, one, none, unknown] = [
    hashOf(new Set(['content/A.tsx', 'content/B.tsx'])),
    hashOf(new Set(['content/B.tsx', 'content/A.tsx'])),
    hashOf(new Set(['content/A.tsx'])),
    hashOf(new Set()),
    hashOf(new Set(['gone.ts'])),
  ];
  expect(both).toBe(swapped);
  expect(unknown).toBe(none);
  expect(new Set([both, one, none]).size).toBe(3);
});
