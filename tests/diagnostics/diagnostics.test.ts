import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { answeringServer } from '../support/answering-server.ts';
import { diagnosticCodes } from '../support/diagnostic-codes.ts';
import { findBrowser } from '../support/find-browser.ts';
import { linkPackage } from '../support/link-package.ts';
import { linkReactTypes } from '../support/react-types.ts';
import { runDocs } from '../support/run-docs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// A folder is a diagnostic code: its content has that mistake, its `expected.txt` is the report of `docs`.
// Missing files are written on a developer's machine and fail where CI is set; `vitest -u` writes all of them
// again.
const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = await readdir(folder, { withFileTypes: true });
const cases = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);

/** Codes about types: their sites have a library, which needs the types of React. */
const typed = ['api-incomplete', 'api-outdated', 'demo-type', 'fence-type'];

test('every code of the sources has a case, and every case a code', async () => {
  expect([...cases].sort()).toEqual(await diagnosticCodes(fileURLToPath(new URL('../../src', import.meta.url))));
});

/** Codes about other sites, which a server of this test stands for. */
const external = ['external-link', 'external-unreachable'];

test.each(external)('%s', async (code) => {
  await using site = await temporaryFolder();
  await using server = await answeringServer((path) => ({ '/gone/': 404, '/busy/': 503 })[path] ?? 200);
  await cp(join(folder, code, 'content'), join(site.path, 'content'), { recursive: true });
  const page = join(site.path, 'content/links.md');
  const named = 'http://127.0.0.1:4999';
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(named, server.origin));
  const report = await firstReport(code, [['check', '--external']], site.path);
  await expect(report.replaceAll(server.origin, named)).toMatchFileSnapshot(
    join(folder, code, 'expected.txt'),
  );
});

/** Codes about demos in a browser, which the site brings packages for. */
const browser = ['demo-accessibility', 'demo-console', 'demo-keyboard'];

afterEach(() => vi.unstubAllEnvs());

/** The options of the check that reports a code. */
const checkOptions: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(browser.map((code) => [code, ['--browser']])),
  'demo-type': ['--types'],
  'fence-type': ['--types'],
  'lost-address': ['--released', 'released.json'],
  'page-growth': ['--against', 'main.json'],
  'page-html': ['--pages'],
  'page-weight': ['--pages'],
};

const reportOf = async (code: string) => {
  await using site = await temporaryFolder();
  const expected = join(folder, code, 'expected.txt');
  await cp(join(folder, code), site.path, { recursive: true, filter: (path) => path !== expected });
  if (typed.includes(code)) await linkReactTypes(site.path);
  if (code === 'translation-outdated') await commitEdits(site.path);
  if (code === 'page-html') await linkPackage('html-validate', site.path);
  if (browser.includes(code)) await installBrowser(site.path);
  const checked = ['check', ...(checkOptions[code] ?? [])];
  const report = await firstReport(code, [checked, ['build']], site.path);
  expect(report).toContain(code);
  await expect(report).toMatchFileSnapshot(join(folder, code, 'expected.txt'));
};

test.each(cases.filter((code) => ![...external, ...browser].includes(code)))('%s', reportOf);

// A machine without a browser installs one first.
test.each(browser)('%s', reportOf, 600_000);

/** Installs what `--browser` needs in a site. */
async function installBrowser(root: string): Promise<void> {
  for (const name of ['playwright-core', 'axe-core']) await linkPackage(name, root);
  vi.stubEnv('CHROME_PATH', await findBrowser(() => {}));
}

/** Commits a site, and then its pages in the folder `edited`. */
async function commitEdits(root: string): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.dev', '-c', 'commit.gpgsign=false'];
  git('init', '-q', '.');
  git('add', 'content');
  git(...identity, 'commit', '-q', '-m', 'one');
  await cp(join(root, 'edited'), root, { recursive: true });
  git(...identity, 'commit', '-q', '-a', '-m', 'two');
}

/** The output of the first command that reports the mistake; only a build compiles and renders demos. */
async function firstReport(code: string, commands: readonly (readonly string[])[], cwd: string): Promise<string> {
  let report = '';
  for (const command of commands) {
    const { stdout, code: exitCode } = await runDocs(command, cwd);
    // The folder of the site and the number of interface texts vary.
    const timeless = stdout
      .replaceAll(cwd, '[SITE]')
      .replace(/ in [\d.]+ m?s /, ' in [TIME] ')
      .replace(/\d+(?= interface texts| more\.)/g, '[N]');
    report = `$ docs ${command.join(' ')}\n${timeless}exit code ${exitCode}\n`;
    if (report.includes(code)) break;
  }
  return report;
}
