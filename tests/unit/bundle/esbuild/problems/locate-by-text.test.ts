import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { locateByText, moduleAt } from '../../../../../src/bundle/esbuild/problems/locate-by-text.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const card = `
export function Card({ theme }: { theme: { shades: number[] } }) {
  const label = 'a card';
  const border = theme.shades[800];
  return label + border;
}
`;

const first = `${card}
export function Twice(a: { b: string }) {
  a.b.trim();
  a.b.trim();
}
`;

/** Bundles a module that is named like another one, so that its names get numbers. */
async function bundleTwo(root: string) {
  await mkdir(join(root, 'parts'));
  await writeFile(join(root, 'parts/card.ts'), first);
  await writeFile(join(root, 'other.ts'), "export const Card = 'other', border = Card, label = border;\n");
  await writeFile(
    join(root, 'page.ts'),
    "import * as other from './other';\nimport * as parts from './parts/card';\nconsole.log(other, parts);\n",
  );
  const { outputFiles } = await build({
    entryPoints: [join(root, 'page.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
  });
  return outputFiles[0]?.text ?? '';
}

/** The position of some code in a bundle. */
function positionOf(code: string, text: string) {
  const index = text.indexOf(code);
  const before = text.slice(0, index).split('\n');
  return { text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

test('a line of a bundle leads to the line of its module, whatever its names became', async () => {
  await using folder = await temporaryFolder();
  const text = await bundleTwo(folder.path);
  expect(text).toMatch(/(?:border|label)\d = /);
  const position = positionOf('.shades[800]', text);
  const module = moduleAt(position, folder.path as FilePath);
  expect(module).toBe(join(folder.path, 'parts/card.ts'));
  const options = { absWorkingDir: folder.path, bundle: true, write: false, format: 'esm' } as const;
  expect(
    await locateByText(module ?? ('' as FilePath), position, { ...options, outdir: folder.path }),
  ).toEqual({
    file: 'parts/card.ts',
    line: 4,
    column: 18,
  });
});

test('a line that a module has twice leads nowhere', async () => {
  await using folder = await temporaryFolder();
  const text = await bundleTwo(folder.path);
  const options = { absWorkingDir: folder.path, outdir: folder.path, bundle: true, write: false } as const;
  const module = join(folder.path, 'parts/card.ts') as FilePath;
  const same = positionOf('a.b.trim();', text);
  expect(await locateByText(module, same, { ...options, format: 'esm' })).toBeUndefined();
});
