import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { grayMatterPatches } from '../../../../cli/prepare/gray-matter-patches.mjs';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const page = '---\ntitle: A page\ntags: [one, two]\n---\nIts text.\n';

test('patches do not change the results of gray-matter', async () => {
  await using folder = await temporaryFolder();
  const outfile = join(folder.path, 'matter.mjs');
  await build({
    stdin: { contents: "export { default } from 'gray-matter';", resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [grayMatterPatches],
  });
  const { default: patched }: { default: typeof matter } = await import(pathToFileURL(outfile).href);
  const { data, content } = matter(page);
  expect(data).toEqual({ title: 'A page', tags: ['one', 'two'] });
  expect(patched(page)).toMatchObject({ data, content });
  expect(patched.stringify(content, data)).toBe(matter.stringify(content, data));
});
