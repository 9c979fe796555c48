import { expect, test } from 'vitest';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { readApiFolder } from '../../../src/read/read-api-folder.ts';
import { readCodePages } from '../../../src/read/read-code-pages.ts';
import { readStarter } from '../../../src/read/read-starter.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

test('the documents that docs api has written, without frozen releases and other files', async () => {
  const disk = memoryFileSystem({
    '/site/content/m/api/b.json': '{"b":1}',
    '/site/content/m/api/inputs/a.json': '{"a":1}',
    '/site/content/m/api/README.md': 'words',
    '/site/content/m/api/releases/1.0.0.json': '{}',
    '/site/content/m/apis/c.json': '{}',
  });
  const read = await readApiFolder({ folder: 'm/api' as SourcePath }, '/site/content' as FilePath, disk);
  expect(Object.fromEntries(read)).toEqual({ 'm/api/b.json': '{"b":1}', 'm/api/inputs/a.json': '{"a":1}' });
});

test('the starter is sorted, and has the file that npm leaves out', async () => {
  const disk = memoryFileSystem({
    '/package/templates/starter/package.json': '{}',
    '/package/templates/starter/gitignore': 'dist',
    '/package/templates/starter/content/gitignore': 'own',
    '/package/templates/other/a.md': '',
  });
  expect([...(await readStarter('/package' as FilePath, disk))]).toEqual([
    ['content/gitignore', 'own'],
    ['.gitignore', 'dist'],
    ['package.json', '{}'],
  ]);
});

test('the meaning of a diagnostic code comes before its page', async () => {
  const page = '---\ntitle: a\ndescription: "A \\"b\\"."\n---\n\n# a\n\n## Example\n\nText.\n';
  const disk = memoryFileSystem({ '/package/lib/code-pages.json': JSON.stringify({ a: page, c: 'Words.' }) });
  expect(Object.fromEntries(await readCodePages('/package' as FilePath, disk))).toEqual({
    a: { meaning: 'A "b".', text: 'A "b".\n\nExample\n\nText.\n' },
    c: { meaning: '', text: '\n\nWords.\n' },
  });
  expect((await readCodePages('/none' as FilePath, disk)).size).toBe(0);
});
