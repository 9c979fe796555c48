import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { FileSystem } from '../../src/effects/file-system.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import type { BuildReport } from '../../src/model/build-report.ts';
import { page, plainSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { test, type Workspace } from '../support/workspace.ts';

const problems = ({ diagnostics }: BuildReport) =>
  diagnostics.map(({ severity, code, place }) => `${severity} ${code} ${place?.file}`);

async function link(target: string, workspace: Workspace, path: string): Promise<void> {
  const file = join(workspace.root, path);
  await mkdir(dirname(file), { recursive: true });
  await symlink(target, file);
}

test('every file that is not read is reported', async ({ workspace }) => {
  await workspace.write({ ...plainSite, 'content/public/a.txt': 'A' });
  await link('nowhere.md', workspace, 'content/acme/dangling.md');
  await link('loop.md', workspace, 'content/acme/loop.md');
  await link('../acme', workspace, 'content/public/folder');
  execFileSync('mkfifo', [join(workspace.root, 'content/acme/pipe.md')]);
  const server = createServer().listen(join(workspace.root, 'content/public/socket'));
  await writeFile(
    Buffer.concat([Buffer.from(join(workspace.root, 'content/acme/caf')), Buffer.from([0xe9])]),
    'x',
  );
  await mkdir(Buffer.concat([Buffer.from(join(workspace.root, 'content/d')), Buffer.from([0xe9])]));
  // Emacs writes such a link while a file is edited, and no build wants to read it.
  await link('someone@host.1', workspace, 'content/acme/.#start.md');
  try {
    const report = await workspace.freshBuild();
    expect(problems(report)).toEqual([
      'warning file-skipped content/acme/caf\ufffd',
      'warning file-skipped content/acme/dangling.md',
      'warning file-skipped content/acme/loop.md',
      'warning file-skipped content/acme/pipe.md',
      'warning file-skipped content/d\ufffd',
      'warning file-skipped content/public/folder',
      'warning file-skipped content/public/socket',
    ]);
    expect(report.ok).toBe(true);
    expect((await workspace.freshBuild({ flags: { strict: true } })).ok).toBe(false);
  } finally {
    server.close();
  }
});

/** A disk that fails to read some files. */
function failingDisk(codes: Readonly<Record<string, string>>): FileSystem {
  const disk = nodeFileSystem();
  const check = (file: string) => {
    const code = codes[basename(file)];
    if (code !== undefined) throw Object.assign(new Error(code), { code });
  };
  return {
    ...disk,
    async readBytes(file) {
      check(file);
      return disk.readBytes(file);
    },
    async readText(file) {
      check(file);
      return disk.readText(file);
    },
  };
}

test('a file that the system does not read is an error, and everything else is reported too', async ({
  workspace,
}) => {
  await workspace.write({
    ...plainSite,
    'content/acme/private.md': page('Private', 'Words.'),
    'content/acme/damaged.md': page('Damaged', 'Words.'),
    'content/acme/other.md': page('Other', '[Nowhere](/acme/nowhere/).'),
    'content/public/private.txt': 'A',
  });
  const files = failingDisk({ 'private.md': 'EACCES', 'damaged.md': 'EIO', 'private.txt': 'EPERM' });
  const report = await workspace.freshBuild({ files, flags: { keepGoing: true } });
  expect(problems(report)).toEqual([
    'error file-skipped content/acme/damaged.md',
    'error missing-page content/acme/other.md',
    'error file-skipped content/acme/private.md',
    'error file-skipped content/public/private.txt',
  ]);
  const output = await workspace.output();
  expect(output.has('acme/other/index.html')).toBe(true);
  expect(output.has('acme/private/index.html')).toBe(false);
  const tooMany = failingDisk({ 'private.md': 'EMFILE' });
  await expect(workspace.freshBuild({ files: tooMany })).rejects.toThrow('EMFILE');
});

test('a folder of navigation or translations that is a link is reported', async ({ workspace }) => {
  const { 'content/navigation/acme.yaml': entries = '', ...rest } = plainSite;
  await workspace.write({ ...rest, 'elsewhere/acme.yaml': entries });
  await link('../elsewhere', workspace, 'content/navigation');
  await link('../elsewhere', workspace, 'content/translations');
  expect(problems(await workspace.freshBuild())).toEqual(
    expect.arrayContaining([
      'warning file-skipped content/navigation',
      'warning file-skipped content/translations',
    ]),
  );
});

test('a link that leaves the site is an error, and its file is not published', async ({ workspace }) => {
  await using elsewhere = await temporaryFolder();
  await writeFile(join(elsewhere.path, 'secret.txt'), 'secret');
  await workspace.write({ ...plainSite, 'shared/a.txt': 'shared' });
  await link(join(elsewhere.path, 'secret.txt'), workspace, 'content/public/secret.txt');
  await link('../../shared/a.txt', workspace, 'content/public/shared.txt');
  const report = await workspace.freshBuild({ flags: { keepGoing: true } });
  expect(problems(report)).toEqual(['error file-outside content/public/secret.txt']);
  expect(report.ok).toBe(false);
  const output = await workspace.output();
  expect(output.get('shared.txt')).toBe('shared');
  expect([...output].filter(([path, text]) => path.includes('secret') || text.includes('secret'))).toEqual(
    [],
  );
  const site = plainSite['content/site.yaml'] ?? '';
  await workspace.write({
    'content/site.yaml': `${site}followLinks: ['../${'../'.repeat(20)}${elsewhere.path.slice(1)}']\n`,
  });
  expect(problems(await workspace.freshBuild())).toEqual([]);
  expect((await workspace.output()).get('secret.txt')).toBe('secret');
});

test('a link that comes, changes and goes while a site is watched counts as in a new build', async ({
  workspace,
}) => {
  await using elsewhere = await temporaryFolder();
  await writeFile(join(elsewhere.path, 'a.txt'), 'A');
  await workspace.write(plainSite);
  expect(problems(await workspace.build())).toEqual([]);
  const path = 'content/public/a.txt';
  const replace = async (target: string) => {
    await rm(join(workspace.root, path), { force: true });
    await link(target, workspace, path);
    workspace.report(path);
  };
  await replace(join(elsewhere.path, 'a.txt'));
  expect(problems(await workspace.build())).toEqual([`error file-outside ${path}`]);
  await replace('nowhere');
  expect(problems(await workspace.build())).toEqual([`warning file-skipped ${path}`]);
  await replace('../acme/start.md');
  expect(problems(await workspace.build())).toEqual([]);
  expect((await workspace.output()).get('a.txt')).toContain('Words about Start.');
  await workspace.remove(path);
  expect(problems(await workspace.build())).toEqual([]);
  expect((await workspace.output()).has('a.txt')).toBe(false);
});

test.for(['site.yaml', 'site.ts'])('a pipe in the place of %s is not read', async (name, { workspace }) => {
  await workspace.write(plainSite);
  await rm(join(workspace.root, 'content', name), { force: true });
  execFileSync('mkfifo', [join(workspace.root, 'content', name)]);
  await expect(workspace.freshBuild()).rejects.toThrow(
    `"content/${name}" is a pipe, a socket or a device, and not a file.`,
  );
});
