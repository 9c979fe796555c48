import { expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { sourceTexts } from '../../../src/read/source-texts.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function source(name: string, content: Uint8Array): SourceFile {
  return { path: name as SourcePath, file: `/site/${name}` as FilePath, kind: 'page', hash: hash(content) };
}

test('a text that was saved between hashing and reading is not taken for the one that was hashed', async () => {
  const disk = memoryFileSystem();
  // Bytes that are no UTF-8 are the same bytes still.
  const contents = {
    'a.md': bytes('# Café\n'),
    'b.md': bytes('before'),
    'c.md': new Uint8Array([35, 32, 233]),
  };
  const sources = Object.entries(contents).map(([name, content]) => source(name, content));
  for (const { file, path } of sources) await disk.write(file, contents[path as keyof typeof contents]);
  await disk.write('/site/b.md' as FilePath, 'after');
  const texts = sourceTexts(sources, disk);
  const read = await Promise.all(sources.map(({ path }) => texts.textOf({ path })));
  expect(read).toEqual(['# Café\n', 'after', '# \ufffd']);
  expect(sources.map((one) => texts.isOutdated(one))).toEqual([false, true, false]);
});
