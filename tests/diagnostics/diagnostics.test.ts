import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { diagnosticCodes } from '../support/diagnostic-codes.ts';
import { runDocs } from '../support/run-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// A folder is a diagnostic code: its content has that mistake, its `expected.txt` is what `docs` says about it. Texts that are not there
// yet are written on a developer's machine, and are a failure where CI is set; `vitest -u` writes all of them anew.
const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = await readdir(folder, { withFileTypes: true });
const cases = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);

test('every code of the sources has a case, and every case a code', async () => {
  expect([...cases].sort()).toEqual(await diagnosticCodes(fileURLToPath(new URL('../../src', import.meta.url))));
});

test.each(cases)('%s', async (code) => {
  await using site = await temporaryFolder();
  await cp(join(folder, code, 'content'), join(site.path, 'content'), { recursive: true });
  const said = await firstThatTells(code, ['check', 'build'], site.path);
  expect(said).toContain(code);
  await expect(said).toMatchFileSnapshot(join(folder, code, 'expected.txt'));
});

/** What the first of the commands that knows of the mistake says; only a build compiles and draws demos. */
async function firstThatTells(code: string, commands: readonly string[], cwd: string): Promise<string> {
  let said = '';
  for (const command of commands) {
    const { stdout, code: exitCode } = await runDocs([command], cwd);
    // Where the site lies, and how many words the shell has is not what the case is about.
    const timeless = stdout
      .replaceAll(cwd, '[SITE]')
      .replace(/ in [\d.]+ m?s /, ' in [TIME] ')
      .replace(/\d+(?= words of the shell| more\.)/g, '[N]');
    said = `$ docs ${command}\n${timeless}exit code ${exitCode}\n`;
    if (said.includes(code)) break;
  }
  return said;
}
