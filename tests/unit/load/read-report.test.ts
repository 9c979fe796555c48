import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { readReport } from '../../../src/load/read-report.ts';
import type { FilePath } from '../../../src/model/path.ts';
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
