import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { readContents, readReport } from '../../../src/load/read-report.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { report } from '../cli/fake-terminal.ts';

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16, as PowerShell writes it', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a report may be %s', async (_, encode) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'main.json') as FilePath;
  await writeFile(file, encode(JSON.stringify(report())));
  expect(await readReport(file, nodeFileSystem())).toMatchObject({ ok: true, routes: 17 });
});

const file = '/main.json' as FilePath;

test.each<[what: string, files: Readonly<Record<string, string>>, message: string]>([
  ['is missing', {}, 'The report "/main.json" does not exist.'],
  ['is no JSON', { '/main.json': '{' }, '"/main.json" is not a report. Write one with docs build --json.'],
  ['is no report', { '/main.json': '{}' }, '"/main.json" is not a report. Write one with docs build --json.'],
  ['is empty', { '/main.json': '' }, '"/main.json" is not a report. Write one with docs build --json.'],
])('a report that %s is a mistake of the caller', async (_, files, message) => {
  await expect(readReport(file, memoryFileSystem(files))).rejects.toThrow(new UserError(message));
});

test('a report of a build with errors lists no pages', async () => {
  const files = memoryFileSystem({ '/main.json': JSON.stringify(report()) });
  await expect(readContents(file, files)).rejects.toThrow(
    new UserError('The report "/main.json" lists no pages. Write it with docs build --json, without errors.'),
  );
});
