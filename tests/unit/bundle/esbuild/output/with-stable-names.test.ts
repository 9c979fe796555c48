import { join } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BundleResult } from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import {
  modulePath,
  shortHash,
  withStableNames,
} from '../../../../../src/bundle/esbuild/output/with-stable-names.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = process.cwd() as FilePath;

type Modules = Readonly<Record<string, string>>;

/** Bundles virtual modules, each of these entries to a script, and returns the scripts by name. */
async function bundle(
  modules: Modules,
  entries: readonly string[],
  folder = '',
): Promise<Map<string, string>> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: entries.map((name) => ({ in: name, out: `assets/${name}` })),
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path }) => ({ path: `${folder}${path}`, namespace: 'modules' }));
          onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({
            contents: modules[path.slice(folder.length)] ?? '',
          }));
        },
      },
    ],
  });
  const named = withStableNames(result as BundleResult, {
    root,
    templates: join(root, 'templates') as FilePath,
  });
  return new Map(
    named.outputFiles.map(({ path, contents }) => [
      path.slice(join(root, 'dist/assets/').length),
      new TextDecoder().decode(contents),
    ]),
  );
}

/** Fails if one name has two contents. */
function expectOneContentEach(...builds: readonly ReadonlyMap<string, string>[]): void {
  const known = new Map<string, string>();
  for (const files of builds) {
    for (const [name, text] of files) {
      expect(known.get(name) ?? text, name).toBe(text);
      known.set(name, text);
    }
  }
}

describe('a name has one content', () => {
  test('if a chunk changes that it imports through others', async () => {
    const modules = (word: string) => ({
      page: "import('one')",
      one: "console.log('one'); import('two')",
      two: "console.log('two'); import('three')",
      three: "console.log('three'); import('four')",
      four: `console.log('${word}')`,
    });
    const [first, other] = [await bundle(modules('a'), ['page']), await bundle(modules('b'), ['page'])];
    expectOneContentEach(first, other);
    expect([...first.keys()].filter((name) => other.has(name))).toEqual([]);
  });

  test('if two values trade their places in chunks that import each other', async () => {
    const modules = (a: string, b: string) => ({
      page: `export const load = [() => import('${a}'), () => import('${b}')]`,
      left: "export const more = () => import('right'); console.log('left')",
      right: "export const more = () => import('left'); console.log('right')",
    });
    const entries = ['page'];
    expectOneContentEach(
      await bundle(modules('left', 'right'), entries),
      await bundle(modules('right', 'left'), entries),
    );
  });

  test('if equal modules trade their importers', async () => {
    const modules = (a: string, b: string) => ({
      equalA: 'export const state = {}; globalThis.states = [state]',
      equalB: 'export const state = {}; globalThis.states = [state]',
      x: `import { state } from '${a}'; state.x = 1; export const loadX = () => import('${a}')`,
      y: `import { state } from '${b}'; state.y = 1; export const loadY = () => import('${b}')`,
    });
    expectOneContentEach(
      await bundle(modules('equalA', 'equalB'), ['x', 'y', 'equalA', 'equalB']),
      await bundle(modules('equalB', 'equalA'), ['x', 'y', 'equalA', 'equalB']),
    );
  });
});

test('names are those of the scripts that import each other', async () => {
  const modules = { page: "import 'one'", one: "console.log('one')", other: "import 'one'; import('page')" };
  const files = await bundle(modules, ['page', 'other']);
  for (const text of files.values())
    for (const [, name] of text.matchAll(/"\.\/([^"]+)"/g)) expect(files.has(name ?? '')).toBe(true);
});

/** A module that imports others, at once or later, in some order. */
const moduleOf = (index: number, now: readonly number[], later: readonly number[]) =>
  [
    ...now.map((one) => `import { v${one} } from 'm${one}'; globalThis.use(v${one});`),
    `export const v${index} = {}; globalThis.state(v${index});`,
    ...later.map((one) => `globalThis.late(() => import('m${one}'));`),
  ].join('\n');

const count = 7;
const indexes = Array.from({ length: count }, (_, index) => index);

/** Import graphs with their entries: imports at once have no circles, later ones may. */
const graphs = fc.record({
  now: fc.tuple(...indexes.map((index) => fc.shuffledSubarray(indexes.slice(index + 1)))),
  later: fc.tuple(...indexes.map((index) => fc.shuffledSubarray(indexes.filter((one) => one !== index)))),
  entries: fc.shuffledSubarray(indexes, { minLength: 2 }),
});

test('no name has two contents, whatever modules import each other', async () => {
  const known = new Map<string, string>();
  await fc.assert(
    fc.asyncProperty(graphs, async ({ now, later, entries }) => {
      const modules = indexes.map((index) => [
        `m${index}`,
        moduleOf(index, now[index] ?? [], later[index] ?? []),
      ]);
      const files = await bundle(
        Object.fromEntries(modules),
        entries.map((index) => `m${index}`),
      );
      for (const [name, text] of files) {
        expect(known.get(name) ?? text, name).toBe(text);
        known.set(name, text);
      }
    }),
    { numRuns: 300, endOnFailure: true },
  );
});

const places = { root: '/work/site' as FilePath, templates: '/work/program/templates' as FilePath };

test.each([
  ['content/A.tsx', 'content/A.tsx'],
  ['../kit/src/Button.tsx', '../kit/src/Button.tsx'],
  ['node_modules/react/index.js', 'react/index.js'],
  ['../../node_modules/react/index.js', 'react/index.js'],
  ['../node_modules/.pnpm/react@19.0.0/node_modules/react/index.js', 'react/index.js'],
  ['node_modules/kit/node_modules/react/index.js', 'react/index.js'],
  ['content/my_node_modules/a.ts', 'content/my_node_modules/a.ts'],
  ['../program/templates/layout/footer.tsx', 'colophon/templates/layout/footer.tsx'],
  ['../program/src/lib/path.ts', '../program/src/lib/path.ts'],
])('the input %s is %s on every machine', (input, path) => {
  expect(modulePath(input, places)).toBe(path);
});

test('a short hash has the characters of a name that esbuild makes', () => {
  expect(shortHash('a')).toMatch(/^[A-Z2-7]{8}$/);
  expect(shortHash('a')).not.toBe(shortHash('b'));
});
