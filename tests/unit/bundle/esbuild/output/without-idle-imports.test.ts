import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { BundleResult } from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import { withoutIdleImports } from '../../../../../src/bundle/esbuild/output/without-idle-imports.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

/** Bundles virtual modules; each entry becomes a chunk in `assets`. */
async function bundle(
  modules: Readonly<Record<string, string>>,
  entries: readonly string[],
): Promise<Map<string, string>> {
  const result = await build({
    absWorkingDir: process.cwd(),
    entryPoints: entries.map((name) => ({ in: name, out: `assets/${name}` })),
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    chunkNames: 'assets/[name]-[hash]',
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path }) => ({ path, namespace: 'modules' }));
          onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({ contents: modules[path] ?? '' }));
        },
      },
    ],
  });
  const lean = withoutIdleImports(result as BundleResult, process.cwd() as FilePath);
  return new Map(
    lean.outputFiles.map(({ path, contents }) => [
      path.slice(join(process.cwd(), 'dist/assets/').length),
      new TextDecoder().decode(contents),
    ]),
  );
}

test('an entry does not import the helper of a dynamic chunk, and the chunk does', async () => {
  const files = await bundle(
    {
      page: "console.log('page'); addEventListener('click', () => import('one')); addEventListener('keydown', () => import('two'))",
      one: "import { pack } from 'old'; console.log(pack)",
      two: "import { pack } from 'older'; console.log(pack)",
      old: 'exports.pack = 1',
      older: 'exports.pack = 2',
    },
    ['page'],
  );
  expect(files.get('page.js')).toMatch(/^console/);
  const dynamic = [...files].filter(([name]) => /^(?:one|two)/.test(name));
  expect(dynamic).toHaveLength(2);
  for (const [name, text] of dynamic) expect(text, name).toMatch(/import\{[^}]+\}from"\.\/chunk-/);
});

test('an import of a chunk with side effects is kept', async () => {
  const files = await bundle(
    {
      a: "import 'shared'; console.log('a')",
      b: "import 'shared'; console.log('b')",
      shared: "console.log('shared')",
    },
    ['a', 'b'],
  );
  expect(files.get('a.js')).toMatch(/^import"\.\/chunk-/);
  expect(files.get('b.js')).toMatch(/^import"\.\/chunk-/);
});
