import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitHistory, readLog } from '../../../src/effects/git-history.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.each<[string, string, Record<string, string>, isCut?: boolean]>([
  ['nothing', '', {}],
  [
    'the newest commit of each file counts',
    '\u00012026-02-01 HEAD -> main\0\na.md\0\u00012026-01-01 \0\na.md\0b/c d.md\0',
    { 'a.md': '2026-02-01', 'b/c d.md': '2026-01-01' },
  ],
  ['a commit without files', '\u00012026-02-01 \0\u00012026-01-01 \0\na.md\0', { 'a.md': '2026-01-01' }],
  [
    'the end of a shallow clone',
    '\u00012026-02-01 HEAD\0\na.md\0\u00012026-01-01 grafted, main\0\na.md\0b.md\0',
    { 'a.md': '2026-02-01' },
    true,
  ],
  [
    'a shallow clone that has the last change of each file',
    '\u00012026-02-01 HEAD\0\na.md\0\u00012026-01-01 grafted, main\0\na.md\0',
    { 'a.md': '2026-02-01' },
  ],
])('%s', (_name, log, days, isCut = false) => {
  const read = readLog(log);
  expect({ days: Object.fromEntries(read.days), isCut: read.isCut }).toEqual({ days, isCut });
});

test('a folder without a repository has no history', async () => {
  await using folder = await temporaryFolder();
  expect(await gitHistory.state(folder.path as FilePath)).toBeUndefined();
  expect(await gitHistory.lastChanges(folder.path as FilePath)).toEqual({ days: new Map(), isCut: false });
});

test('a missing folder has no history', async () => {
  await using folder = await temporaryFolder();
  expect(await gitHistory.state(join(folder.path, 'missing') as FilePath)).toBeUndefined();
});

test('a link to a folder of a repository has its history', async () => {
  await using folder = await temporaryFolder();
  const [repository, link] = [join(folder.path, 'repository'), join(folder.path, 'site')];
  await mkdir(join(repository, 'docs'), { recursive: true });
  await writeFile(join(repository, 'docs/a.md'), 'x');
  git(repository, ['init', '-q'], ['add', '.'], [...identity, 'commit', '-q', '-m', 'x']);
  await symlink(join(repository, 'docs'), link);
  expect(await gitHistory.state(link as FilePath)).toMatch(/^[0-9a-f]{40,64}\nfalse\ndocs\/\n$/);
});

test('the state differs after a commit, and in another folder', async () => {
  await using folder = await temporaryFolder();
  const content = join(folder.path, 'content');
  const stateOf = (path: string) => gitHistory.state(path as FilePath);
  await mkdir(content);
  await writeFile(join(content, 'a.md'), 'x');
  git(folder.path, ['init', '-q']);
  expect(await stateOf(content), 'nothing is committed').toBeUndefined();
  git(folder.path, ['add', '.'], [...identity, 'commit', '-q', '-m', 'x']);
  const first = await stateOf(content);
  expect(first).toMatch(/^[0-9a-f]{40,64}\nfalse\ncontent\/\n$/);
  await writeFile(join(content, 'a.md'), 'y');
  expect(await stateOf(content)).toBe(first);
  expect(await stateOf(folder.path)).not.toBe(first);
  git(folder.path, [...identity, 'commit', '-q', '-a', '-m', 'y']);
  expect(await stateOf(content)).not.toBe(first);
});

test('names are unescaped and relative to the folder', async () => {
  await using folder = await temporaryFolder();
  const content = join(folder.path, 'content');
  await mkdir(join(content, 'a b'), { recursive: true });
  const names = ['a b/über.md', 'a "b".md', 'c\\d.md', 'e\nf.md'];
  for (const name of names) await writeFile(join(content, name), 'x');
  await writeFile(join(folder.path, 'other.md'), 'x');
  git(folder.path, ['init', '-q'], ['add', '.'], [...identity, 'commit', '-q', '-m', 'x']);
  const { days } = await gitHistory.lastChanges(content as FilePath);
  expect(Object.fromEntries(days)).toEqual(Object.fromEntries(names.map((name) => [name, '2026-03-04'])));
  expect([...(await gitHistory.lastCommits(content as FilePath)).keys()].sort()).toEqual(names.sort());
});

test('texts of files at commits are read in their order, whatever they and their names contain', async () => {
  await using folder = await temporaryFolder();
  const content = join(folder.path, 'content');
  const texts = { 'a b/über.md': 'Grüße\n0123 blob 3\n', 'empty.md': '', 'last.md': 'no line break' };
  await mkdir(join(content, 'a b'), { recursive: true });
  for (const [path, text] of Object.entries(texts)) await writeFile(join(content, path), text);
  git(folder.path, ['init', '-q'], ['add', '.'], [...identity, 'commit', '-q', '-m', 'x']);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: content, encoding: 'utf8' }).trim();
  await writeFile(join(content, 'last.md'), 'later');
  const textsAt = (...paths: string[]) =>
    gitHistory.textsAt(
      content as FilePath,
      paths.map((path) => ({ path, commit })),
    );
  expect(await textsAt('last.md', 'a b', 'gone.md', 'two\nlines.md', 'empty.md', 'a b/über.md')).toEqual([
    texts['last.md'],
    undefined,
    undefined,
    undefined,
    '',
    texts['a b/über.md'],
  ]);
  const unknown = [{ path: 'last.md', commit: '0'.repeat(40) }];
  expect(await gitHistory.textsAt(content as FilePath, unknown)).toEqual([undefined]);
});

test('without a repository there are no texts', async () => {
  await using folder = await temporaryFolder();
  const files = [{ path: 'a.md', commit: 'HEAD' }];
  expect(await gitHistory.textsAt(folder.path as FilePath, files)).toEqual([undefined]);
});

const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.dev', '-c', 'commit.gpgsign=false'];

/** Runs git commands with a fixed date. */
function git(cwd: string, ...commands: string[][]): void {
  const day = '2026-03-04T12:00:00Z';
  const env = { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day };
  for (const args of commands) execFileSync('git', args, { cwd, env });
}
