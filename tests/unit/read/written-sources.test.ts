import { expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { sourceBytes, sourceText } from '../../../src/read/source-bytes.ts';
import { sourceTexts } from '../../../src/read/source-texts.ts';
import { createSources, withWritten } from '../../../src/read/sources.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const source = (path: string, text?: string): SourceFile => ({
  path: path as SourcePath,
  file: `/site/content/${path}` as FilePath,
  kind: 'page',
  hash: hash(text ?? 'on the disk'),
  ...(text !== undefined && { text }),
});

const disk = memoryFileSystem({ '/site/content/a.md': 'on the disk' });

test('a page that the build writes has its own text', async () => {
  const [own, written] = [source('a.md'), source('b.md', 'written, größer')];
  expect(await sourceText(own, disk)).toBe('on the disk');
  expect(await sourceText(written, disk)).toBe('written, größer');
  expect(new TextDecoder().decode(await sourceBytes(written, disk))).toBe('written, größer');
  const texts = sourceTexts([own, written], disk);
  expect(await texts.textOf(written)).toBe('written, größer');
  expect(texts.isOutdated(written)).toBe(false);
});

test('such a page is found by path, and is in no list', () => {
  const sources = withWritten(createSources([source('a.md')]), [source('b.md', 'written')]);
  const [a, b] = ['a.md', 'b.md'] as SourcePath[];
  expect([a, b].map((path) => path && sources.get(path)?.path)).toEqual(['a.md', 'b.md']);
  expect(b && sources.has(b)).toBe(true);
  expect(sources.ofKind('page').map(({ path }) => path)).toEqual(['a.md']);
});
